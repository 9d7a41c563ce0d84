import { isJudged, valuesOf } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf('name', 'place', 'count', 'help.title');
const valueFor = (name: string): string => {
  const value = values[name];
  if (value === undefined) throw new Error(name);
  return value;
};

/** What slang makes of a message (its regex_utils.dart and string_interpolation_extensions.dart), with braces or dollars. */
const showsWith =
  (argument: RegExp) =>
  (message: string): readonly string[] => [
    message
      .replaceAll(/(?<!\\)@:(?:\{(\w[\w.]*)\}|(\w[\w.]*\w|\w))/g, (_, one: string, other: string) =>
        valueFor(one ?? other),
      )
      .replaceAll(argument, (_, one: string, other: string) => valueFor((one ?? other).trim())),
  ];

const cases = [
  [
    'braces',
    'string_interpolation: braces\n',
    /(?<!\\)\{([^{}]*)\}/g,
    (name: string) => `{${name}}`,
  ],
  ['dollars', 'base_locale: en\n', /(?<!\\)\$(?:(\w+)|\{(.+?)\})/g, (name: string) => `$${name}`],
] as const;

for (const [what, settings, pattern, of] of cases) {
  describe(`slang with ${what}`, () =>
    isJudged({
      id: 'slang',
      manifest: { 'pubspec.yaml': 'dependencies:\n  slang: ^4.0.0\n', 'slang.yaml': settings },
      pathOf: (locale) => `lib/i18n/${locale}.i18n.json`,
      shows: showsWith(pattern),
      messages: [
        `Open the gate of ${of('name')}`,
        `the ${of('name')} at ${of('place')}`,
        `Don't open the '${of('name')}'`,
        `Open @:help.title of ${of('name')}`,
        `Open @:{help.title} at noon`,
        `<b>the ${of('name')}</b> or this`,
        `50 percent of the ${of('count')} rows`,
        `${of('name')} open`,
      ],
      people: [
        [`Hello ${of('name')}`, `Hallo ${of('nmae')}`, true],
        [`Rows of ${of('name')}`, 'Zeilen von name', true],
        ['See @:help.title now', 'Siehe @:hilfe.titel jetzt', true],
        [`Rows of ${of('name')}`, `Zeilen von ${of('Name')}`, true],
        [`Hello ${of('name')}`, `L'${of('name')} d'or`, false],
        [`Rows at ${of('place')}`, `In ${of('place')} 5 % Zeilen`, false],
        ['See @:help.title now', '@:help.title siehe', false],
      ],
    }));
}
