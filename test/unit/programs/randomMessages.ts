import assert from 'node:assert/strict';
import * as fc from 'fast-check';

/** The words that {@link translated} knows. */
const words = new Map([
  ['alpha', 'Älfå'],
  ['beta', 'bétà'],
]);

/** What a faithful service says: it changes nothing but two words. */
export const translated = (text: string): string =>
  text.replaceAll(/alpha|beta/gu, (word) => words.get(word) ?? word);

/** What any person may write between placeholders. */
const prose = [
  'alpha',
  'beta',
  ' ',
  ', ',
  '. ',
  '\n',
  "'",
  "''",
  "'alpha'",
  '"beta"',
  "alpha'",
  "don't ",
  'l’',
  '‘beta’',
  '<b>',
  '</b>',
  '<a href="/page">',
  '</a>',
  '<br/>',
  '&amp;',
  '&#39;',
  '#',
  '%',
  '5 ',
  '|',
  ' | ',
  '(',
  ')',
  '<3',
  '\\n',
  "\\'",
  'é',
  '👋',
  '@',
  'café',
  "'s ",
  '{',
  '}',
  ':',
  'https://example.org ',
] as const;

const icu = [
  '{name}',
  '{ place }',
  '{n, number}',
  '{day, date, short}',
  "'{'",
  "'{x}'",
  "''",
  "can''t",
  "'<'",
  "'<b>'",
  "'{name}",
];
const double = [
  '{{name}}',
  '{{ user.first }}',
  "'{{name}}'",
  "<a href='{{place}}' target='_blank'>",
  "<a href='/page'>",
  '({{count}})',
];
const ruby = ['%{name}', '%<share>.2f', "'%{name}'", '%%'];
const flutter = ['{name}', "'{name}'", "l'{name}"];
const java = ['{0}', '{1,number}', "''", "'{'", "'{0}'", "can''t", "don't"];

/** What a program reads beside it, by the `id` of the program. */
const ownOf: Readonly<Record<string, readonly string[]>> = {
  i18next: [...double, '{{ count }}', '$t(help)', '<1>', '</1>', '(1)[alpha];(2-inf)[beta]'],
  sparseI18next: double,
  ngxTranslate: double,
  ngxTranslateIcu: [...double, ...icu],
  transloco: [...double, '[[ money(n, 2) ]]'],
  translocoIcu: [...double, ...icu],
  icu,
  nextIntl: [...icu, '<link>', '</link>'],
  svelteI18n: icu,
  lingui: [...icu, '<0>', '</0>', '{0}'],
  angular: ['{$PH}', '{$START_TAG_B}', "'{$PH}'", '{$INTERPOLATION_1}'],
  docusaurus: ['{name}', "'{name}'", '{count} alpha|{count} beta'],
  java,
  properties: java,
  flutter,
  escapingFlutter: [...flutter, "''", "'{'", "can''t"],
  slang: ['{name}', '$name', '${name}', '@:help.title ', '@:{help.title}', "'$name'", '\\$5'],
  vue: ['{name}', "{'@'}", "{'|'}", '@:help ', '@.lower:note ', "'{name}'", ' | '],
  laravel: [':name', ':Count', ' | ', '{0} ', '[1,*] ', "':name'"],
  railsI18n: ruby,
  ruby,
  rails: ruby,
  polyglot: ['%{name}', '%{smart_count}', ' |||| ', "'%{name}'"],
  counterpart: ['%(name)s', '%(count)s', '%%', "'%(name)s'"],
  symfony: ['%name%', '%count%', "'%name%'", '{0} ', ']1,Inf[ '],
  mediaWiki: [
    '$1',
    '$2',
    '[[alpha|beta]]',
    '{{GENDER:$2|his|her}}',
    '{{PLURAL:$1|alpha|betas}}',
    "'''",
    '[$1 alpha]',
  ],
  chrome: ['$USER$', '$1', '$$', "'$USER$'"],
  vscode: ['{0}', '{name}', '$(gear)', '[', '](command:x)'],
  unknown: ['%s', '%1$d', '%@', "'%s'", '%%', '{name}', '{{name}}', ':name', '$NAME$', '%{name}'],
};

/** Programs that read choices of ICU. */
const readIcu: ReadonlySet<string> = new Set([
  'icu',
  'nextIntl',
  'svelteI18n',
  'lingui',
  'ngxTranslateIcu',
  'translocoIcu',
  'flutter',
  'escapingFlutter',
]);

/** A message as the people of a program may write it, with choices of ICU where it reads them. */
export function messagesOf(id: string): fc.Arbitrary<string> {
  const own = ownOf[id] ?? assert.fail(`what does ${id} read?`);
  if (!readIcu.has(id)) return textOf(own);
  return withChoices(own, choices(own, id.endsWith('lutter'))).filter(isSure);
}

/** An apostrophe before `#` quotes anywhere for one program, in plurals for another. */
const isSure = (message: string): boolean => !message.includes("'#");

/** The same with choices of all kinds in any program, which may not be its own. */
export const mixedMessagesOf = (id: string): fc.Arbitrary<string> =>
  mixedMessages(ownOf[id] ?? assert.fail(`what does ${id} read?`)).filter(isSure);

/** @param own what a program reads beside prose */
export const mixedMessages = (own: readonly string[]): fc.Arbitrary<string> =>
  withChoices(own, fc.oneof(choices(own, false), fc.constant('{{PLURAL:$1|alpha|alphas}}')));

const withChoices = (own: readonly string[], choice: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: textOf(own) },
    {
      weight: 1,
      arbitrary: fc.tuple(textOf(own, 3), choice, textOf(own, 3)).map((all) => all.join('')),
    },
  );

const textOf = (own: readonly string[], maxLength = 9): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...prose) },
        { weight: 2, arbitrary: fc.constantFrom(...own) },
      ),
      { maxLength },
    )
    .map((pieces) => pieces.join(''));

const keysOf: Readonly<Record<string, readonly string[]>> = {
  plural: ['=0', '=1', '=2', 'one'],
  'plural, offset:1': ['=0', '=1', 'one'],
  selectordinal: ['=1', '=2'],
  select: ['mine', 'yours'],
};

/** Choices within each other. Flutter knows neither `#` nor offsets nor ordinal numbers. */
function choices(own: readonly string[], isFlutter: boolean): fc.Arbitrary<string> {
  const kinds = isFlutter ? ['plural', 'select'] : Object.keys(keysOf);
  const inner = isFlutter ? [...own, '{n}'] : [...own, '#', '{n}'];
  return fc.letrec<{ readonly branch: string; readonly choice: string }>((tie) => ({
    branch: fc
      .array(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          { weight: 4, arbitrary: textOf(inner, 3) },
          { weight: 1, arbitrary: tie('choice') },
        ),
        { maxLength: 3 },
      )
      .map((pieces) => pieces.join('')),
    choice: fc.constantFrom(...kinds).chain((kind) =>
      fc
        .tuple(
          fc.subarray([...(keysOf[kind] ?? [])]),
          fc.array(tie('branch'), { minLength: 5, maxLength: 5 }),
          fc.constantFrom(' ', '\n  '),
        )
        .map(([keys, texts, space]) => {
          const branches = [...keys, 'other'].map((key, i) => `${key} {${texts[i] ?? ''}}`);
          const name = kind === 'select' ? 'kind' : 'n';
          return `{${name}, ${kind}${kind.includes(':') ? '' : ','}${space}${branches.join(space)}}`;
        }),
    ),
  })).choice;
}
