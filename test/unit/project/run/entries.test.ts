import assert from 'node:assert/strict';
import type { RunChanges } from '../../../../src/project/undo/runChanges.ts';
import { planDeletedKeys } from '../../../../src/project/keys/planKeyChange.ts';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, target] = ['i18n/en/code.json', 'i18n/de/code.json'];

const inLines = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

interface Entries {
  readonly [key: string]: unknown;
}

/** What a run makes of a source: what it has sent, and the target. */
async function filled(english: Entries | string, german?: Entries) {
  const text = typeof english === 'string' ? english : inLines(english);
  const files = new MemoryFiles([
    [source, text],
    ...(german === undefined ? [] : [[target, inLines(german)] as const]),
  ]);
  const translator = new MarkingTranslator();
  const under = { files, paths: [source, target], journal: new MemoryJournal() };
  const { changes } = await runProject(under, translator, ['de']);
  const written = files.texts.get(target) ?? '';
  const undo = () => undoRun(files, JSON.parse(JSON.stringify(changes)) as RunChanges);
  return { files, sent: translator.sent.toSorted(), written, undo };
}

/** The source with German texts under a name. */
function translated(english: Entries, text: string): Entries {
  return JSON.parse(
    JSON.stringify(english, (name, value: unknown) =>
      name === text ? `[de] ${String(value)}` : value,
    ),
  ) as Entries;
}

const docusaurus = {
  'theme.NotFound.title': { message: 'Page not found', description: 'The title of the page' },
  'theme.next': { message: 'Next page', description: 'The label of the button' },
  'home.start': { message: 'Get started' },
};

const formatjs = {
  a1: { defaultMessage: 'Water {n} rows', description: 'Button on the orchard page' },
  a2: {
    defaultMessage: 'Pick the apples',
    description: 'Title',
    file: 'src/a.tsx',
    start: 3,
    end: 9,
  },
};

const lingui = {
  ab1: {
    translation: 'Save the file',
    message: 'Save the file',
    context: 'In the menu',
    origin: [['src/app.tsx', 12]],
    comments: ['Short please'],
  },
  ab2: { translation: 'Open the file', message: 'Open the file', origin: [['src/app.tsx', 13]] },
};

/** Entries of a browser extension, of which every so many has a description. */
const extension = (every: number): Entries =>
  Object.fromEntries(
    Array.from('abcdefghijklmnopqrstuvwxyz', (letter, place) => [
      letter,
      {
        message: `Text of ${letter}`,
        ...(place % every === 0 && { description: `Shown with ${letter}` }),
      },
    ]),
  );

const files: readonly (readonly [tool: string, text: string, english: Entries])[] = [
  ['Docusaurus', 'message', docusaurus],
  ['Docusaurus, with one entry', 'message', { 'theme.next': docusaurus['theme.next'] }],
  [
    'Docusaurus, whose keys are texts',
    'message',
    { 'Read more': { message: 'Read more', description: 'A link' }, Hi: { message: 'Hi' } },
  ],
  ['FormatJS', 'defaultMessage', formatjs],
  ['FormatJS, with one entry', 'defaultMessage', { a1: formatjs.a1 }],
  [
    'FormatJS, in groups',
    'defaultMessage',
    {
      orchard: { ...formatjs },
      barn: { a3: { defaultMessage: 'Milk the cows', description: 'Label' } },
    },
  ],
  ['Lingui', 'translation', lingui],
  [
    'Transifex',
    'string',
    {
      save: { string: 'Save the file', developer_comment: 'A verb', character_limit: 20 },
      open: { string: 'Open the file', context: 'A menu' },
      close: { string: 'Close the file' },
    },
  ],
  ['Transifex, with one entry', 'string', { a: { string: 'Save it', developer_comment: 'Verb' } }],
  [
    'one with notes',
    'translation',
    { a: { translation: 'Save it', notes: 'A verb' }, b: { translation: 'Cut', notes: 'A verb' } },
  ],
  [
    'one that describes as browsers do',
    'message',
    {
      greet: { message: 'Hello $user$', placeholders: { user: { content: '$1' } } },
      leave: { message: 'Good bye', description: 'When somebody leaves' },
    },
  ],
  ['that of a browser extension, in another folder', 'message', extension(2)],
  ['that of a browser extension with few descriptions', 'message', extension(20)],
];

describe('a file of entries that describe their texts', () => {
  for (const [tool, text, english] of files) {
    const texts = [...JSON.stringify(english).matchAll(new RegExp(`"${text}":`, 'gu'))];

    it(`has its texts sent, and no description: ${tool}`, async () => {
      const { sent, written } = await filled(english);
      assert.equal(sent.length, texts.length, sent.join('\n'));
      assert.equal(written, inLines(translated(english, text)));
    });

    it(`comes into an empty file whole: ${tool}`, async () => {
      const { sent, written } = await filled(english, {});
      assert.equal(sent.length, texts.length);
      assert.equal(written, inLines(translated(english, text)));
    });
  }

  it('gets its new entries as those that it has', async () => {
    const german = { a1: { defaultMessage: 'Gieße {n} Reihen' } };
    const { sent, written } = await filled(formatjs, german);
    assert.equal(sent.length, 1);
    assert.equal(written, inLines({ ...german, a2: { defaultMessage: '[de] Pick the apples' } }));
    const described = { a1: { defaultMessage: 'Gieße {n} Reihen', description: 'Knopf' } };
    const more = await filled(formatjs, described);
    assert.equal(
      more.written,
      inLines({
        ...described,
        a2: { defaultMessage: '[de] Pick the apples', description: 'Title' },
      }),
    );
  });

  it('keeps what a person has described', async () => {
    const german = {
      ab1: { ...lingui.ab1, translation: '', context: 'Im Menü' },
      ab2: { ...lingui.ab2, translation: 'Datei öffnen', message: 'Old' },
    };
    const { written } = await filled(lingui, german);
    const ab1 = { ...german.ab1, translation: '[de] Save the file' };
    assert.equal(written, inLines({ ...german, ab1 }));
  });

  it('loses entries whole that a run has made, when that is taken back', async () => {
    for (const key of ['a1', 'a2'] as const) {
      const before = { [key]: formatjs[key] };
      const { files: all, written, undo } = await filled(formatjs, before);
      const edit = (text: string) => text.replace('"description": "', '"description": "My ');
      all.texts.set(target, edit(written));
      await undo();
      assert.deepEqual(
        Object.keys(JSON.parse(all.texts.get(target) ?? '') as Entries),
        key === 'a1' ? ['a1'] : ['a1', 'a2'],
      );
    }
  });

  /** Two entries in lines. */
  const two = (text: string, told: string): Entries => ({
    a: { [text]: 'Hello you', [told]: 'Greeting' },
    b: { [text]: 'Good bye', [told]: 'Farewell' },
  });
  const shapes = [
    ['defaultMessage', 'description'],
    ['translation', 'notes'],
    ['string', 'developer_comment'],
  ] as const;

  for (const [text, told] of shapes) {
    it(`loses all of the new entry when the run is taken back: ${text} and ${told}`, async () => {
      const described = { b: { [told]: 'Abschied' } };
      for (const left of [{}, described]) {
        const german = { a: { [text]: 'Hallo', [told]: 'Gruß' }, ...left };
        const { files: all, written, undo } = await filled(two(text, told), german);
        const edit = (value: string) => value.replace('Hallo', 'Servus');
        all.texts.set(target, edit(written));
        await undo();
        assert.equal(all.texts.get(target), edit(inLines(german)));
      }
    });

    it(`loses an entry with its text or its group: ${text} and ${told}`, async () => {
      const { a, ...others } = two(text, told);
      const more = { c: { [text]: 'Thanks a lot', [told]: 'Manners' } };
      for (const rest of [others, { ...others, ...more }]) {
        const all = new MemoryFiles(
          [source, target].map((path) => [path, inLines({ a, ...rest })]),
        );
        const sets = await findResourceSets(all, [source, target], { sourceLocale: 'en' });
        for (const key of [['a'], ['a', text]]) {
          const edited = await planDeletedKeys(
            all,
            sets.map((set) => ({ set, keys: [key] })),
          );
          assert.deepEqual(
            edited.map((one) => applyEdits(one.text, one.edits)),
            [inLines(rest), inLines(rest)],
          );
        }
      }
    });
  }

  it('leaves a file of plain texts as it is', async () => {
    const german = { a1: 'Gieße {n} Reihen', a2: 'Pflücke die Äpfel' };
    const { sent, written } = await filled(formatjs, german);
    assert.deepEqual([sent, written], [[], inLines(german)]);
  });

  it('has other texts beside its entries', async () => {
    const keys = Array.from({ length: 9 }, (_, place) => `key.${place}`);
    const entries = keys.map((key) => [key, { message: `Text ${key}`, description: 'What for' }]);
    const english = { ...(Object.fromEntries(entries) as Entries), more: { title: 'A title' } };
    const { sent } = await filled(english);
    assert.equal(sent.length, 10);
  });
});

describe('a file of groups', () => {
  const both: Readonly<Record<string, Entries>> = {
    'a title and a description': {
      'home.top': { title: 'Welcome here', description: 'All about apples' },
      'home.end': { title: 'Good bye', description: 'See you again' },
    },
    'a message and a hint': {
      'form.name': { message: 'Your name', hint: 'As on the label' },
      'form.mail': { message: 'Your address', hint: 'We never share it' },
    },
    'a message and a description that are shown': {
      saved: { message: 'All is saved', description: 'You can close the page' },
      failed: { message: 'That failed', description: 'Please try again' },
    },
    'one of them alone': { form: { message: 'Your message', comment: 'Your comment' } },
    'a translation and notes': { labels: { translation: 'Translation', notes: 'Notes' } },
    'groups of them': {
      errors: {
        saved: { message: 'All is saved', description: 'You can close the page' },
        failed: { message: 'That failed', description: 'Please try again' },
      },
    },
    'placeholders of a form': {
      contact: { message: 'Write to us now', placeholders: { name: 'Your name' } },
      support: { message: 'Describe your problem', placeholders: { name: 'Your company' } },
    },
    'placeholders of a form with dots in its keys': {
      'form.contact': { message: 'Write to us now', placeholders: { name: 'Your name' } },
      'form.support': { message: 'Describe it', placeholders: { name: 'Your company' } },
    },
    'a string and a note': {
      delete: { string: 'Really delete it?', note: 'This cannot be undone' },
      save: { string: 'Save the changes?', note: 'Old ones get lost' },
    },
    'a string and its meaning': {
      oak: { string: 'An oak tree', meaning: 'It stands for strength' },
      fig: { string: 'A fig tree', meaning: 'It stands for peace' },
    },
    'messages that nearly all have a description': extension(1),
    'few of many': {
      'theme.next': { message: 'Next page', description: 'The label' },
      title: 'A title',
      menu: { open: 'Open it', close: 'Close it' },
    },
  };
  for (const [name, english] of Object.entries(both)) {
    it(`has all of its texts sent: ${name}`, async () => {
      const { sent } = await filled(english);
      const count = JSON.stringify(english).match(/:"/gu)?.length;
      assert.equal(sent.length, count, sent.join('\n'));
    });
  }
});
