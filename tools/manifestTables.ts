/** What the tables are made of. */
export interface DescribedManifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly menus: {
      readonly commandPalette: readonly { readonly command: string; readonly when?: string }[];
    };
    readonly configuration: readonly {
      readonly title: string;
      readonly properties: Readonly<Record<string, DescribedSetting>>;
    }[];
  };
}

interface DescribedSetting {
  readonly default?: unknown;
  readonly markdownDescription: string;
}

/** The texts of the manifest; some tell translators what they do not say by themselves. */
type Texts = Readonly<Record<string, string | { readonly message: string }>>;

/** What the second part of a command's name is about, in the order of the table. */
const areas: Readonly<Record<string, string>> = {
  sample: 'To try it',
  account: 'Account',
  usage: 'Account',
  administration: 'Account',
  translate: 'Translating',
  catalog: 'All messages',
  resources: 'All messages',
  review: 'Review',
  keys: 'Keys',
  problems: 'Problems',
  evaluation: 'Problems',
  write: 'Writing',
  documents: 'Documents',
  memories: 'Memories',
  glossaries: 'Glossaries',
  spokenTerms: 'Spoken terms',
  voice: 'Recordings',
  termFiles: 'Term files',
  status: 'Help',
  log: 'Help',
  support: 'Help',
};

const begin = '<!-- made by npm run readme: commands and settings -->';
const end = '<!-- end of what is made -->';

/** The README with the commands and settings of the manifest between its two marks. */
export function withManifestTables(
  readme: string,
  manifest: DescribedManifest,
  texts: Texts,
): string {
  const [before, , after] = partsOf(readme);
  return [before, begin, '\n\n', tables(manifest, texts), '\n', end, after].join('');
}

/** The README without what editors of tables do to its columns. */
export const withoutPadding = (readme: string): string =>
  readme.replaceAll(/ +/gu, ' ').replaceAll(/-{3,}/gu, '---');

function partsOf(readme: string): readonly [before: string, between: string, after: string] {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error('the README has no place for the tables');
  return [
    readme.slice(0, from),
    readme.slice(from + begin.length, to),
    readme.slice(to + end.length),
  ];
}

function tables(manifest: DescribedManifest, texts: Texts): string {
  const text = (key: string) => {
    const found = texts[key.slice(1, -1)];
    if (found === undefined) throw new Error(`no text ${key}`);
    return typeof found === 'string' ? found : found.message;
  };
  return [
    '| About | In the palette, below **Glossa** |',
    '| --- | --- |',
    ...commandRows(manifest, text),
    '',
    '| Setting | At first | |',
    '| --- | --- | --- |',
    ...manifest.contributes.configuration.flatMap(({ properties }) =>
      Object.entries(properties).map(([name, setting]) => settingRow(name, setting, text)),
    ),
    '',
  ].join('\n');
}

function commandRows(
  { contributes: { commands, menus } }: DescribedManifest,
  text: (key: string) => string,
): readonly string[] {
  const hidden = new Set(
    menus.commandPalette.filter(({ when }) => when === 'false').map(({ command }) => command),
  );
  const titles = new Map([...new Set(Object.values(areas))].map((area) => [area, [] as string[]]));
  for (const { command, title } of commands) {
    if (hidden.has(command)) continue;
    const area = areas[command.split('.')[1] ?? ''];
    if (area === undefined) throw new Error(`no row of the table is about ${command}`);
    titles.get(area)?.push(text(title));
  }
  return Array.from(titles, ([area, all]) => `| ${area} | ${all.join(' · ')} |`);
}

function settingRow(
  name: string,
  { default: value, markdownDescription }: DescribedSetting,
  text: (key: string) => string,
): string {
  const [first = ''] = text(markdownDescription).split(/(?<=[.:])\n|(?<=\.)\s/u, 1);
  const words = first
    .replace(/:$/u, '.')
    .replaceAll(/`#([\w.]+)#`/gu, '`$1`')
    .replaceAll('|', String.raw`\|`);
  return `| \`${name}\` | \`${JSON.stringify(value)}\` | ${words} |`;
}
