import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  type CellEdit,
  cellsChange,
  type GivenTexts,
  giveTexts,
} from '../../../../src/project/changes/giveTexts.ts';
import { History } from '../../../../src/project/changes/history.ts';
import { StaleError } from '../../../../src/project/changes/staleError.ts';
import { EditedFiles, edit as text } from './editedFiles.ts';

const english = '{\n\t"save": "Save",\n\t"open": "Open {name}",\n\t"close": "Close"\n}\r\n';
const german = '\ufeff{\n  // ours\n  "save" : "S\\u0069chern",\n  "close": "",\n}';
const project = { 'locales/en.json': english, 'locales/de.json': german };
const save = text('save', 'Sichern', 'Speichern');
const open = text('open', undefined, '{name} öffnen');
const close = text('close', undefined, 'Schließen');
const given = german
  .replace('S\\u0069chern', 'Speichern')
  .replace('"close": ""', '"open": "{name} öffnen",\n  "close": "Schließen"');

/** In one step of the history. */
async function give(files: EditedFiles, ...edits: readonly CellEdit[]) {
  const history = new History();
  await history.run(giveTexts([{ ...files.german, edits: [...edits] }]));
  return history;
}

describe('a text that a person gives a message', () => {
  it('changes the value and no other byte, and is taken back to the byte', async () => {
    const files = new EditedFiles(project);
    const history = await give(files, text('save', 'Sichern', 'Speichern "jetzt"\n'));
    const after = german.replace('S\\u0069chern', 'Speichern \\"jetzt\\"\\n');
    assert.equal(files.text, after);
    await history.undo();
    assert.equal(files.text, german);
    await history.redo();
    assert.equal(files.text, after);
  });

  it('is added where it is missing, fills what is empty, and both are taken back', async () => {
    const files = new EditedFiles(project);
    const added = await give(files, open);
    const filled = await give(files, close);
    assert.equal(files.text, given.replace('Speichern', 'S\\u0069chern'));
    await filled.undo();
    await added.undo();
    assert.equal(files.text, german);
  });

  it('is refused where the text is not what the person saw', async () => {
    const files = new EditedFiles(project);
    const target = await files.plan();
    const mine = german.replace('S\\u0069chern', 'Mein Text');
    files.text = mine;
    await assert.rejects(give(files, save), StaleError);
    assert.equal(files.text, mine);
    files.text = undefined;
    const { refused } = await files.write([cellsChange(target, [open])]);
    assert.ok(refused[0]?.error instanceof StaleError);
    assert.equal(files.text, undefined);
  });

  it('is taken back beside whatever changed elsewhere in the file, and not where it changed itself', async () => {
    const files = new EditedFiles(project);
    const elsewhere = (now = '') => now.replace('// ours', '// ours and theirs');
    const first = await give(files, save);
    files.text = elsewhere(files.text);
    await first.undo();
    assert.equal(files.text, elsewhere(german));
    const again = await give(files, save);
    const other = files.text.replace('Speichern', 'Speichere');
    files.text = '{ broken';
    await assert.rejects(again.undo(), { name: 'ProjectError' });
    files.text = other;
    await assert.rejects(again.undo(), StaleError);
    assert.equal(files.text, other);
    files.text = german;
    const last = await give(files, save);
    files.text = undefined;
    await assert.rejects(last.undo(), StaleError);
    assert.equal(files.text, undefined);
  });

  it('is taken back with what came along, also beside what changed elsewhere', async () => {
    const placeholders = { n: { content: '$1' } };
    const de = '{\n  "b": {\n    "description": "x"\n  },\n  "c": { "message": "C" }\n}\n';
    const files = new EditedFiles({
      '_locales/en/messages.json': JSON.stringify({
        b: { message: 'B $n$', placeholders },
        c: { message: 'C' },
      }),
      '_locales/de/messages.json': de,
    });
    const edit = { path: ['b', 'message'], before: undefined, after: 'Bb $n$' };
    const history = await give(files, edit);
    assert.match(files.text ?? '', /"placeholders"/u);
    await history.undo();
    assert.equal(files.text, de);
    await history.redo();
    files.text = files.text?.replace('"C"', '"Ce"');
    await history.undo();
    assert.equal(files.text, de.replace('"C"', '"Ce"'));
  });

  it('is not taken back where somebody has gone on with it', async () => {
    const files = new EditedFiles({
      'locales/en.yml': 'en:\n  a: One\n  b: Two\n',
      'locales/de.yml': 'de:\n  a: Eins',
    });
    const history = await give(files, text('b', undefined, 'Zwei'));
    assert.equal(files.text, 'de:\n  a: Eins\n  b: Zwei');
    const longer = `${files.text} und drei\n`;
    files.text = longer;
    await assert.rejects(history.undo(), StaleError);
    assert.equal(files.text, longer);
  });

  it('is refused where there is no place for it', async () => {
    const twice = '{ "save": "Sichern", "save": "Speichern" }';
    const files = new EditedFiles({ ...project, 'locales/de.json': twice });
    const noPlace = { problem: { code: 'noPlace', path: 'locales/de.json', key: ['save'] } };
    await assert.rejects(give(files, text('save', 'Speichern', 'x')), noPlace);
    assert.equal(files.text, twice);
  });

  it('makes a file that does not exist yet, in the style of its source, and takes that along', async () => {
    const files = new EditedFiles({
      'locales/en/a.json': english,
      'locales/en/b.json': '{ "b": "B" }',
      'locales/de/b.json': '{ "b": "B" }',
    });
    const history = await give(files, close, text('save', undefined, ''));
    assert.equal(files.text, '{\n\t"close": "Schließen"\n}\r\n');
    await history.undo();
    assert.equal(files.text, undefined);
    await history.redo();
    files.text = '{\n\t"close": "Schließen",\n\t"save": "Meins"\n}\r\n';
    await history.undo();
    assert.equal(files.text, '{\n\t"save": "Meins"\n}\r\n');
  });
});

describe('texts for several messages', () => {
  it('change their values and no other byte, and are taken back to the byte', async () => {
    const files = new EditedFiles(project);
    const history = await give(files, save, open, close);
    assert.equal(files.text, given);
    await history.undo();
    assert.equal(files.text, german);
  });

  it('leave out what is not as the person saw it', async () => {
    const files = new EditedFiles(project);
    files.text = german.replace('S\\u0069chern', 'Meins');
    const all: GivenTexts[] = [];
    await giveTexts([{ ...files.german, edits: [save, open, close] }], (one) => all.push(one))();
    assert.deepEqual(all, [{ count: 2, unsaved: 0, failures: [] }]);
    assert.equal(files.text, given.replace('Speichern', 'Meins'));
  });

  it('are taken back one by one where something else has changed, and what was changed again stays', async () => {
    const files = new EditedFiles(project);
    const history = await give(files, save, open, close);
    const theirs = (now = '') => now.replace('// ours', '// ours and theirs');
    files.text = theirs(files.text).replace('Schließen', 'Zumachen');
    await history.undo();
    assert.equal(files.text, theirs(german).replace('"close": ""', '"close": "Zumachen"'));
  });

  it('are given in a file with unsaved edits too, and are counted there', async () => {
    const files = new EditedFiles(project);
    files.unsaved.add(files.path);
    const history = new History();
    const all: GivenTexts[] = [];
    await history.run(
      giveTexts([{ ...files.german, edits: [save, open, close] }], (one) => all.push(one)),
    );
    assert.deepEqual(all, [{ count: 3, unsaved: 3, failures: [] }]);
    assert.equal(files.text, given);
    await history.undo();
    assert.equal(files.text, german);
  });

  it('are given in files that can be written, and it is told why others cannot', async () => {
    const full = new Error('no room');
    const files = new EditedFiles(
      {
        ...project,
        'more/en.json': '{ "more": "More" }',
        'more/de.json': '{ "more": "" }',
      },
      (path) => {
        if (path === 'more/de.json') throw full;
      },
    );
    const more = { ...files.german, edits: [text('more', '', 'Mehr')] };
    const other = new EditedFiles({ 'more/en.json': '', 'more/de.json': '' }).set;
    const all: GivenTexts[] = [];
    const places = [
      { ...files.german, edits: [save] },
      { ...more, set: other },
    ];
    await giveTexts(places, (one) => all.push(one))();
    assert.deepEqual(all, [{ count: 1, unsaved: 0, failures: [full] }]);
    await assert.rejects(giveTexts([{ ...more, set: other }])(), full);
    assert.equal(files.text, german.replace('S\\u0069chern', 'Speichern'));
  });

  it('are taken back in all files or in none', async () => {
    let isFull = false;
    const first = new EditedFiles(project);
    const second = new EditedFiles(project, () => {
      if (isFull) throw new Error('no room');
    });
    const history = new History();
    await history.run(
      giveTexts([
        { ...first.german, edits: [save] },
        { ...second.german, edits: [save] },
      ]),
    );
    const after = first.text;
    isFull = true;
    await assert.rejects(history.undo(), /no room/u);
    assert.deepEqual([first.text, second.text], [after, after]);
    isFull = false;
    await history.undo();
    assert.deepEqual([first.text, second.text], [german, german]);
  });
});

const value = fc.string({
  unit: fc.constantFrom('a', 'ö', '"', ':', '\\', '\n', ' ', '#', '😀'),
});

const formats: readonly (readonly [path: string, source: string, target: string])[] = [
  ['locales/LL.json', '{"a":{"b":"One","c":"Two"},"d":"Three"}', '{"a":{"c":"Zwei"}}\n'],
  [
    'locales/LL.yml',
    'LL:\n  a:\n    b: One\n    c: "Two"\n  d: Three\n',
    'LL:\n  a:\n    c: |\n      Zwei\n',
  ],
  [
    'locales/messages_LL.properties',
    'a.b=One\na.c = Two\nd: Three\n',
    '# Kopf\na.c = Zw\\u0065i\n',
  ],
  [
    'lib/l10n/app_LL.arb',
    '{"@@locale":"LL","b":"One","c":"Two"}',
    '{"@@locale":"LL",\n"c":"Zwei"}',
  ],
];
const filesOf = (path: string, en: string, de: string) =>
  new EditedFiles({
    [path.replace('LL', 'en')]: en.replace('LL', 'en'),
    [path.replace('LL', 'de')]: de.replace('LL', 'de'),
  });

/** What a person sees in the German messages, in the order of their sources. */
async function seenIn(files: EditedFiles) {
  const { plan } = await files.plan();
  return plan.items.map((item) => ({
    path: item.path,
    before: 'current' in item ? item.current?.value : undefined,
  }));
}

for (const [path, en, de] of formats) {
  describe(`texts of ${path}`, () => {
    it('are taken back exactly, one after the other, and given again', async () => {
      const edits = fc.array(fc.tuple(fc.nat(), value), { maxLength: 6 });
      const property = fc.asyncProperty(edits, async (all) => {
        const files = filesOf(path, en, de);
        const history = new History();
        const texts = [files.text];
        for (const [place, after] of all) {
          const cells = await seenIn(files);
          const cell = cells[place % cells.length];
          assert.ok(cell);
          if ((cell.before ?? '') === after) continue;
          await history.run(giveTexts([{ ...files.german, edits: [{ ...cell, after }] }]));
          texts.push(files.text);
        }
        for (const before of texts.slice(0, -1).toReversed()) {
          assert.equal(await history.undo(), true);
          assert.equal(files.text, before);
        }
        for (const after of texts.slice(1)) {
          assert.equal(await history.redo(), true);
          assert.equal(files.text, after);
        }
      });
      await fc.assert(property, { numRuns: 60 });
    });
  });
}

/** Six messages of which German has some, and an end that only others touch. */
const keys = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const layouts: readonly {
  readonly path: string;
  readonly line: (key: string, value: string) => string;
  readonly end: string;
  readonly wrap: (lines: readonly string[]) => string;
}[] = [
  {
    path: 'locales/LL.json',
    line: (key, text) => `  ${JSON.stringify(key)} : ${JSON.stringify(text)}`,
    end: ',\n',
    wrap: (lines) => `{\n  // head\n${lines.join(',\n')}\n}`,
  },
  {
    path: 'locales/LL.yml',
    line: (key, text) => `  ${key}: ${JSON.stringify(text)}`,
    end: '\n',
    wrap: (lines) => `LL:\n  # head\n${lines.join('\n')}\n`,
  },
  {
    path: 'locales/messages_LL.properties',
    line: (key, text) => `${key} = ${text}`,
    end: '\n',
    wrap: (lines) => `# head\n${lines.join('\n')}\n`,
  },
];

/** What somebody else does to a file meanwhile: wherever that is done, it comes to the same. */
const theirs = (another: string) =>
  fc.uniqueArray(
    fc.constantFrom(
      (now: string) => now.replace('head', 'head of ours'),
      (now: string) => now.replace('last of us', 'the last one'),
      (now: string) => now.replace('first of us', 'a much longer first one, of ours'),
      (now: string) => now.replace(/^.*\blast\b/mu, (line) => another + line),
    ),
  );

describe('texts for several messages, beside what others have changed since', () => {
  for (const { path, line, end, wrap } of layouts) {
    it(`are taken back, and not a byte beside them: ${path}`, async () => {
      const has = fc.array(fc.constantFrom('none', 'empty', 'Alt', 'Älter'), {
        minLength: keys.length,
        maxLength: keys.length,
      });
      const edits = fc.dictionary(fc.constantFrom(...keys), value, { minKeys: 1 });
      const property = fc.asyncProperty(
        has,
        edits,
        theirs(line('more', 'Mehr') + end),
        async (states, wanted, others) => {
          const own = keys.flatMap((key, place) => {
            const state = states[place] ?? 'none';
            return state === 'none' ? [] : [line(key, state === 'empty' ? '' : state)];
          });
          const files = filesOf(
            path,
            wrap(['first', ...keys, 'last'].map((key) => line(key, `The ${key}`))),
            wrap([line('first', 'first of us'), ...own, line('last', 'last of us')]),
          );
          const before = files.text ?? '';
          const cells = (await seenIn(files)).map((cell) => {
            const after = wanted[String(cell.path[0])];
            return after === undefined || after === (cell.before ?? '') ? [] : [{ ...cell, after }];
          });
          if (cells.flat().length === 0) return;
          const history = await give(files, ...cells.flat());
          const change = (now: string) => others.reduce((text, one) => one(text), now);
          files.text = change(files.text ?? '');
          await history.undo();
          assert.equal(files.text, change(before));
          await history.redo();
          await history.undo();
          assert.equal(files.text, change(before));
        },
      );
      await fc.assert(property, { numRuns: 100 });
    });
  }
});
