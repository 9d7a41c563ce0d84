import { isJudged, valuesOf, type MessageFile } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf('name', 'place');

/** What Docusaurus shows for one and for several (its usePluralForm.ts and Interpolate.tsx). */
const shows = (message: string, locale: string): readonly string[] =>
  [1, 5].map((count) => {
    const rules = new Intl.PluralRules(locale);
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
      rules.resolvedOptions().pluralCategories.some((one) => one === form),
    );
    const parts = message.includes('{count}') ? message.split('|') : [message];
    const chosen = parts[Math.min(forms.indexOf(rules.select(count)), parts.length - 1)] ?? '';
    return chosen.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
      name === 'count' ? `${count}` : (values[name] ?? all),
    );
  });

const file: MessageFile = {
  write: (messages) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }])),
    ),
  read: (text) => {
    const entries = JSON.parse(text) as Readonly<Record<string, { readonly message: string }>>;
    return Object.fromEntries(Object.entries(entries).map(([key, { message }]) => [key, message]));
  },
};

describe('Docusaurus', () =>
  isJudged({
    id: 'docusaurus',
    manifest: { 'package.json': '{"dependencies": {"@docusaurus/core": "3"}}' },
    pathOf: (locale) => `i18n/${locale}/code.json`,
    file,
    shows,
    messages: [
      'Open the gate of {name}',
      'the {name} at {place}',
      "Don't open the '{name}'",
      'One post|{count} posts',
      'Open the row|Open the {count} rows of {name}',
      '50 percent of {name}',
      '{name}{place} open',
      'this or {name}, open it',
    ],
    people: [
      ['Hello {name}', 'Hallo {nmae}', true],
      ['Rows of {name}', 'Zeilen von { name }', true],
      ['Rows of {name}', 'Zeilen von', true],
      ['{count} post by {name}|{count} posts by {name}', '{count} Beitrag|{count} Beiträge', true],
      ['Hello {name}', "L'{name} d'or @ 5 %", false],
      ['Rows at {place}', '{place}er Zeilen', false],
      ['{count} post|{count} posts', '{count} Beitrag|{count} Beiträge', false],
    ],
  }));
