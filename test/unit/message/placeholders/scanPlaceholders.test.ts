import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { scanPlaceholders } from '../../../../src/message/placeholders/messageText.ts';
import { hostileText } from '../hostileText.ts';
import { messages } from '../messages.ts';

function assertScan(text: string, ...expected: readonly string[]): void {
  const found = scanPlaceholders(text);
  assert.deepEqual(
    found.map((placeholder) => placeholder.text),
    expected,
    text,
  );
}

function assertKinds(text: string, ...expected: readonly string[]): void {
  assert.deepEqual(
    scanPlaceholders(text).map(({ kind }) => kind),
    expected,
    text,
  );
}

describe('scanPlaceholders', () => {
  for (const { text, placeholders } of messages) {
    it(`reads ${JSON.stringify(text)}`, () => assertScan(text, ...placeholders));
  }

  it('tells the kinds apart', () => {
    assertKinds('{a} {} {{b}} ${c}', 'argument', 'emptyArgument', 'mustache', 'template');
    assertKinds(
      '%s %1$s %{a} %(a)s %%',
      'printf',
      'printfNumbered',
      'printfNamed',
      'printfNamed',
      'percent',
    );
    assertKinds('$t(a) @:a $A$ $1', 'reference', 'reference', 'dollar', 'dollar');
    assertKinds('<b> &nbsp; [a](b) `c`', 'tag', 'entity', 'link', 'link', 'code');
    assertKinds('http://a.b me@a.bc \\n', 'url', 'email', 'escape');
  });

  it('takes a plural or select argument as one, known by its variable and type', () => {
    const [found] = scanPlaceholders('You have {n, plural, one {# file} other {{x} files}} left');
    assert.equal(found?.kind, 'icu');
    assert.equal(found.identity, '{n, plural}');
    assertScan(
      '{a, select, x {{b, plural, other {#}}} other {}} {c}',
      '{a, select, x {{b, plural, other {#}}} other {}}',
      '{c}',
    );
    assertScan('{n, plural, one {# never closed');
  });

  it('leaves prose with percent signs alone', () => {
    for (const text of [
      '100% sure',
      '100 % sure',
      '5%',
      '50%-safe',
      '20%off',
      'in %age points',
      '% d',
      '100%safe',
      '80%-a foglalt',
      '100%e Lösung',
      '%50a',
      'Eine 100%iĝé',
    ]) {
      assertScan(text);
    }
    assertScan('10%s', '%s');
    assertScan('%5d %05.1f %.3g', '%5d', '%05.1f', '%.3g');
    assertScan('%ld%s', '%ld', '%s');
    assertScan('%dpx%s', '%d', '%s');
  });

  it('leaves prose with angle brackets alone', () => {
    for (const text of [
      'a<b',
      '< b >',
      '<3 you > me',
      '<',
      '<>',
      '</>',
      '<b',
      '<a href="x>',
      '<-- >',
    ])
      assertScan(text);
    assertScan('<<b>', '<b>');
    assertScan('<https://a.bc/d>', 'https://a.bc/d');
  });

  it('leaves prose with braces alone', () => {
    for (const text of [
      '{',
      '}',
      '}{',
      '{ }',
      '{{ }}',
      '{"a": 1}',
      '{a, }',
      '{one two three}',
      '{a\nb}',
    ]) {
      assertScan(text);
    }
    assertScan('{ {x} }', '{x}');
    assertScan('{{}}', '{}');
    assertScan('{{x}}}', '{{x}}');
    assertScan('{{{x}}', '{{x}}');
    assertScan('{名前}', '{名前}');
  });

  it('tells linked messages from addresses', () => {
    assertScan('a@:b', '@:b');
    assertScan('see @:a.b. Then', '@:a.b');
    assertScan('me@localhost');
    assertScan('me@example.com.', 'me@example.com');
    assertScan('a.b+c@mail.example.co.uk, d', 'a.b+c@mail.example.co.uk');
    assertScan('@user and @team: hello');
  });

  it('ends addresses where prose goes on', () => {
    assertScan('https://a.bcをご覧ください', 'https://a.bc');
    assertScan('"https://a.bc".', 'https://a.bc');
    assertScan('https://a.bc/{id}.', 'https://a.bc/{id}');
    assertScan('https://a.bc/{id, number}', 'https://a.bc/', '{id, number}');
    assertScan('https://a.bc\\nNext', 'https://a.bc', '\\n');
    assertScan('http:// a');
    assertScan('note://');
  });

  it('knows a Windows path from escapes', () => {
    assertScan('in C:\\new\\table or\\n', '\\n');
    assertScan('Note:\\nSecond', '\\n');
    assertScan('C:\\Users\\{name}\\new', '{name}');
    assertScan('\\\\n', '\\\\');
  });

  it('takes links only where the address has no spaces', () => {
    assertScan('[a](see below)');
    assertScan('[a]()');
    assertScan('[a](b c)');
    assertScan('[![a](b)](c)', '[', '![', '](b)', '](c)');
    assertScan('[a] (b)');
    assertScan('](b) [a');
  });

  it('takes a backtick behind a letter for an apostrophe', () => {
    assertScan('Don`t worry, it`s ok');
    assertScan('Don`t use `code` here', '`code`');
    assertScan('l`auto et l`avion');
    assertScan('Run `a` or 日本`b`', '`a`', '`b`');
  });

  it('takes code for code that is glued to a word', () => {
    assertScan('in der`Next.js`-Konfiguration', '`Next.js`');
    assertScan('nur elements`<li>` und `a`', '`<li>`', '`a`');
  });

  it('reads dates as strftime writes them in one', () => {
    assertScan('On %Y-%m-%d at %H:%M', '%Y-%m-%d', '%H:%M');
    assertScan('%b %-d, %Y. Then %d of %d', '%b %-d, %Y', '%d', '%d');
    for (const prose of ['%Yes', '5%M', '5 %', '% H']) assertScan(prose);
    const [first, second] = ['%m/%d/%Y', '%d.%m.%Y'].map(scanPlaceholders);
    assert.equal(first?.[0]?.identity, second?.[0]?.identity);
  });

  it('reads names, formats and expressions whole', () => {
    assertScan('%user.name% and %user%', '%user.name%', '%user%');
    assertScan('{0:dd MMM yyyy} {day:dd MMM yyyy}', '{0:dd MMM yyyy}', '{day:dd MMM yyyy}');
    assertScan('{n,8:0.0 %} {a + b} {a.b * 2 - c}', '{n,8:0.0 %}', '{a + b}', '{a.b * 2 - c}');
    assertScan('{\n name\n} {{\n b }} ${\nc\n}', '{\n name\n}', '{{\n b }}', '${\nc\n}');
    assertScan('<%= a > b %> <% c %> 5 <% ', '<%= a > b %>', '<% c %>');
    assertScan('{note: this is prose} {a b c + d}');
  });

  it('tells identifiers from strong text', () => {
    assertScan(
      '__name__ __userName2__ __MAX_COUNT__',
      '__name__',
      '__userName2__',
      '__MAX_COUNT__',
    );
    assertScan('again in __time__s, __a__b__', '__time__', '__a__b__');
    for (const prose of ['__Important__', '__NOT__', '__two words__', 'a__b__', '__', '_____'])
      assertScan(prose);
  });

  it('takes the numbers of Qt where they begin with one', () => {
    assertScan('%1 of %2, %L1', '%1', '%2', '%L1');
    for (const prose of ['%5 indirim', '%10 of %2', '%1.5', '5%1', '%100']) assertScan(prose);
  });

  it('takes a name or number between two percent signs, whatever signs stand beside it', () => {
    assertScan('plus %taxRate%% tax', '%taxRate%');
    // Ruby and Python read an argument there.
    assertScan('%Hello%<share>.2f and %off%{user}', '%Hello%<share>.2f', '%off%{user}');
    assertScan('%off%(user)s', '%off%(user)s');
    assertScan('%off%%%<share>.2f', '%off%%%<share>.2f');
    assertScan('<b>%name%</b>', '<b>', '%name%', '</b>');
    assertScan('%name%<br>%first%%last% (%n_1%)', '%name%', '<br>', '%first%', '%last%', '%n_1%');
    assertScan('%first%%last% wrote', '%first%', '%last%');
    assertScan('Dear %%user_name%%, hello', '%%user_name%%');
    assertScan('Page %1% of %2%', '%1%', '%2%');
    assertScan('%1 of %2 (%3%)', '%1', '%2', '%3%');
    assertScan('%d%% of 100%% and %s%%', '%d', '%%', '%%', '%s', '%%');
  });

  it('takes a name between two percent signs before a letter', () => {
    assertScan('need %keyurls%a pocket_consumer_key%keyurle%.', '%keyurls%', '%keyurle%');
    assertScan('%keyurls%une clé%keyurle%', '%keyurls%', '%keyurle%');
    assertScan('Il profilo di %user%s è %status%a', '%user%', '%status%');
    assertScan(
      '%first_name%en %emphasis%bold%emphasis_end%',
      '%first_name%',
      '%emphasis%',
      '%emphasis_end%',
    );
    for (const [text, ...parts] of [
      ['%dpx%s', '%d', '%s'],
      ['%dx%d', '%d', '%d'],
      ['%dmin%dsec', '%d', '%d'],
      ['%s_%s.txt', '%s', '%s'],
    ] as const)
      assertScan(text, ...parts);
    assertScan('%Hh%M', '%M');
    for (const prose of ['100%safe and 50%off', 'in 100% of 20%a', 'fifty %percent of 100%a'])
      assertScan(prose);
  });

  it('takes no markup for a name', () => {
    assertScan('<i>%{</i> and <i>}</i>', '<i>', '</i>', '<i>', '</i>');
    assertScan('<b>{{</b> to <b>}}</b>', '<b>', '</b>', '<b>', '</b>');
    assertScan('<code>${</code>, <code>}</code>', '<code>', '</code>', '<code>', '</code>');
    assertScan('<b>{%</b> x <b>%}</b>', '<b>', '</b>', '<b>', '</b>');
    assertScan('<b>${{</b> x <b>}}</b>', '<b>', '</b>', '<b>', '</b>');
    assertScan('{{#if a}}<b>{{a}}</b>{{/if}}', '{{#if a}}', '<b>', '{{a}}', '</b>', '{{/if}}');
  });

  it('takes a name between two dollar signs on each side, and a number between two of them', () => {
    assertScan('Move $$unitName$$ now', '$$unitName$$');
    assertScan('Swap $1$ and $12$', '$1$', '$12$');
    assertScan('$$ and $$5', '$$', '$$');
  });

  it('takes an address of which nothing but its beginning is written', () => {
    assertScan('Begins with https://...', 'https://.');
    assertScan('https://…', 'https://…');
  });

  it('takes a choice of Java as one', () => {
    const choice = '{0,choice,0#no files|1#one file|1<{0} files}';
    assertScan(`${choice} and {0, choice, 0#a|1#b}`, choice, '{0, choice, 0#a|1#b}');
    assert.equal(scanPlaceholders(choice)[0]?.identity, '{0, choice}');
  });

  it('finds spans in order that never overlap, whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        let end = 0;
        for (const placeholder of scanPlaceholders(text)) {
          assert.ok(placeholder.start >= end && placeholder.end > placeholder.start);
          assert.ok(placeholder.end <= text.length);
          assert.equal(placeholder.text, text.slice(placeholder.start, placeholder.end));
          end = placeholder.end;
        }
      }),
    );
  });
});
