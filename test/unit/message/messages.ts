/** A message of an application, and every placeholder in it in order. */
export interface SampleMessage {
  readonly text: string;
  readonly placeholders: readonly string[];
}

function message(text: string, ...placeholders: readonly string[]): SampleMessage {
  return { text, placeholders };
}

const backslash = '\\';

/** Messages in every placeholder syntax, as resource files have them; no plural or select arguments. */
export const messages: readonly SampleMessage[] = [
  // No placeholder at all, though some look like one.
  message('Save'),
  message('It is 5 o’clock; it’s late.'),
  message('We are 100 % sure about this.'),
  message('Get 50% off today'),
  message('Eine 100%ige Garantie'),
  message('Keep a < b and c > d'),
  message('I <3 this editor'),
  message('Open the { first'),
  message('Open with { and close with } later\nor never'),
  message(`Stored in C:${backslash}new${backslash}table`),
  message('See section [4] (below) or [here] (there)'),
  message('Costs $10 or $5.99 a month'),
  message('Research & development at AT&T'),
  message('Reply to me @: always'),
  message('The meeting is at 5:30 tomorrow'),
  message('  Leading and trailing space  '),
  message('Two lines\nwith a break'),

  // Arguments in braces.
  message('Hello {name}', '{name}'),
  message('{name}', '{name}'),
  message('{count} files in {folder}', '{count}', '{folder}'),
  message('Moved {0} to {1}', '{0}', '{1}'),
  message('Welcome back, {user.name}!', '{user.name}'),
  message('From { first } to { last }', '{ first }', '{ last }'),
  message('Total: {amount, number}', '{amount, number}'),
  message(
    'Due on {date, date, short} at {date, time, short}',
    '{date, date, short}',
    '{date, time, short}',
  ),
  message('Price: {price, number, ::currency/EUR}', '{price, number, ::currency/EUR}'),
  message('Copied {} of {} files', '{}', '{}'),
  message('Item {0:N2} costs {1,10} euros', '{0:N2}', '{1,10}'),
  message('Welcome, { $user }, to { -brand-name }', '{ $user }', '{ -brand-name }'),
  message("Write to us{'@'}example", "{'@'}"),
  message('“{title}” was deleted by {author}.', '{title}', '{author}'),
  message('({count})', '{count}'),
  message('{a}{b}{c} in a row', '{a}', '{b}', '{c}'),
  message('{name} likes {name}', '{name}', '{name}'),
  message("Don't forget {thing}", '{thing}'),

  // Double and triple braces.
  message('Hello {{name}}', '{{name}}'),
  message('Hello {{ name }}, you have {{ count }} messages', '{{ name }}', '{{ count }}'),
  message('Raw: {{- html}} and {{{html}}}', '{{- html}}', '{{{html}}}'),
  message(
    'Seen {{date, datetime}} by {{user.first name, uppercase}}',
    '{{date, datetime}}',
    '{{user.first name, uppercase}}',
  ),
  message('{{count}} of {{total}} done', '{{count}}', '{{total}}'),
  message('Total: {{ price | currency }}', '{{ price | currency }}'),

  // Template literals.
  message('Hello ${name}', '${name}'),
  message('Saved ${file.name} in ${ms} ms', '${file.name}', '${ms}'),

  // printf and its relatives.
  message('Hello %s', '%s'),
  message('%s has %d new messages', '%s', '%d'),
  message('%1$s sent %2$d photos to %3$s', '%1$s', '%2$d', '%3$s'),
  message('%d%% complete', '%d', '%%'),
  message('Temperature: %.1f or %5.2f degrees', '%.1f', '%5.2f'),
  message('%@ and %1$@ from a phone', '%@', '%1$@'),
  message('%ld bytes, %lu blocks, %lld in all', '%ld', '%lu', '%lld'),
  message('Code %x at %i, user %u', '%x', '%i', '%u'),
  message('Width %dpx and %05d more', '%d', '%05d'),
  message('Hello %{name}, %{count} left', '%{name}', '%{count}'),
  message('Hello %(name)s, you owe %(amount).2f', '%(name)s', '%(amount).2f'),
  message('Hello %username%', '%username%'),
  message('%s and %s differ', '%s', '%s'),
  message('Copying %s: %d of %d', '%s', '%d', '%d'),

  // References to other messages.
  message('See $t(common.help) first', '$t(common.help)'),
  message('You have $t(files, {"count": 2}) left', '$t(files, {"count": 2})'),
  message('Read @:legal.terms now', '@:legal.terms'),
  message('Read @.lower:legal.terms and @:(privacy) now', '@.lower:legal.terms', '@:(privacy)'),
  message("Made by @:{'brand name'} with care", "@:{'brand name'}"),
  message("Made by @:{'brand'} with care", "@:{'brand'}"),

  // Chrome.
  message('Signed in as $USER$ on $DEVICE_NAME$', '$USER$', '$DEVICE_NAME$'),
  message('Error $1 in $2', '$1', '$2'),

  // Tags and entities.
  message('Click <b>here</b> to continue', '<b>', '</b>'),
  message('<0>Sign in</0> or <1>register</1>', '<0>', '</0>', '<1>', '</1>'),
  message('Read <Trans>the manual</Trans>, please', '<Trans>', '</Trans>'),
  message('First line<br/>second line<br />third line<br>end', '<br/>', '<br />', '<br>'),
  message(
    'Open <a href="/x?a=b>c" target=\'_blank\'>the report</a> now',
    '<a href="/x?a=b>c" target=\'_blank\'>',
    '</a>',
  ),
  message(
    '<p>Hello <strong>{name}</strong>, <em>welcome</em></p>',
    '<p>',
    '<strong>',
    '{name}',
    '</strong>',
    '<em>',
    '</em>',
    '</p>',
  ),
  message('Paid <a href="%s">%d euros</a>', '<a href="%s">', '%d', '</a>'),
  message('An <icon name="star"/> for you', '<icon name="star"/>'),
  message('Hidden <!-- not shown --> comment', '<!-- not shown -->'),
  message('Fish&nbsp;&amp;&nbsp;chips for &#8364;5', '&nbsp;', '&amp;', '&nbsp;', '&#8364;'),

  // Markdown, addresses.
  message(
    'Read the [documentation](https://example.com/docs) first',
    '[',
    '](https://example.com/docs)',
  ),
  message('See [the {name} page]({url}) for more', '[', '{name}', ']({url})'),
  message('Run `npm install` and then `npm test`', '`npm install`', '`npm test`'),
  message('![Logo](logo.png "Our logo") of the project', '![', '](logo.png "Our logo")'),
  message('Visit https://example.com/a?b={id}&c=%s. Thanks', 'https://example.com/a?b={id}&c=%s'),
  message('Details (see https://example.com/w_(x)) follow', 'https://example.com/w_(x)'),
  message('Write to support@example.com or call', 'support@example.com'),
  message(
    'More on www.example.com, or mailto:me@example.com',
    'www.example.com',
    'mailto:me@example.com',
  ),

  // Escapes that stand as two characters.
  message(`First${backslash}nSecond${backslash}tThird`, `${backslash}n`, `${backslash}t`),
  message(
    `Say ${backslash}"hello${backslash}" to {name}`,
    `${backslash}"`,
    `${backslash}"`,
    '{name}',
  ),
  message(`Caf${backslash}u00e9 open`, `${backslash}u00e9`),

  // Everything at once, and hostile neighbours.
  message(
    '{a} {{b}} ${c} %s $t(d) @:e $F$ <g> &nbsp;',
    '{a}',
    '{{b}}',
    '${c}',
    '%s',
    '$t(d)',
    '@:e',
    '$F$',
    '<g>',
    '&nbsp;',
  ),
  message('Token ⟦0⟧ and XPH0X stay next to {name}', '{name}'),
  message('A ⟦ bracket [[0]] and xph 1 x with {{name}}', '{{name}}'),
  message('<x id="0"/> was never ours, {name}', '<x id="0"/>', '{name}'),
  message('日本語の{name}さん、{count}件です。', '{name}', '{count}'),
  message('مرحبا {name}، لديك {count} رسائل', '{name}', '{count}'),
  message('Delete “{name}” from <b>{place}</b>?', '{name}', '<b>', '{place}', '</b>'),
  message('\tIndented {name}\n', '{name}'),
];
