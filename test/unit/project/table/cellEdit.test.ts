import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  CellEditError,
  takenBack,
  type CellEdit,
  type DoneCellEdit,
} from '../../../../src/project/table/cellEdit.ts';
import { cellChange } from '../../../../src/project/table/cellEdits.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { tableOf } from './tables.ts';

const english = '{\n\t"save": "Save",\n\t"open": "Open {name}",\n\t"close": "Close"\n}\r\n';
const german = '\ufeff{\n  // ours\n  "save" : "S\\u0069chern",\n  "close": "",\n}';

/** A target file in memory, to be edited as it was planned. */
async function open(files: Record<string, string>) {
  const { targets, fill } = tableOf(files);
  await fill();
  const [target] = targets.values();
  assert.ok(target);
  const memory = new MemoryFiles(Object.entries(files));
  const text = () => memory.texts.get(target.path);
  const edit = async (one: CellEdit): Promise<DoneCellEdit> => {
    let made: DoneCellEdit | undefined;
    const { refused } = await memory.write([cellChange(target, one, (done) => (made = done))]);
    if (refused[0] !== undefined) throw refused[0].error;
    assert.ok(made);
    return made;
  };
  const takeBack = async (done: DoneCellEdit): Promise<void> => {
    const { refused } = await memory.write([takenBack(target, done)]);
    if (refused[0] !== undefined) throw refused[0].error;
  };
  return { target, memory, text, edit, takeBack };
}

const files = { 'locales/en.json': english, 'locales/de.json': german };
const changed = (error: unknown) => error instanceof CellEditError && error.reason === 'changed';

describe('the edit of a cell', () => {
  it('changes the value and no other byte, and is taken back to the byte', async () => {
    const { text, edit, takeBack } = await open(files);
    const done = await edit({ path: ['save'], before: 'Sichern', after: 'Speichern "jetzt"\n' });
    assert.equal(text(), german.replace('S\\u0069chern', 'Speichern \\"jetzt\\"\\n'));
    await takeBack(done);
    assert.equal(text(), german);
  });

  it('adds what is missing, fills what is empty, and takes both back', async () => {
    const { text, edit, takeBack } = await open(files);
    const added = await edit({ path: ['open'], before: undefined, after: '{name} öffnen' });
    const filled = await edit({ path: ['close'], before: undefined, after: 'Schließen' });
    assert.equal(
      text(),
      german.replace('"close": ""', '"open": "{name} öffnen",\n  "close": "Schließen"'),
    );
    await takeBack(filled);
    await takeBack(added);
    assert.equal(text(), german);
  });

  it('refuses where the text is not what the person saw', async () => {
    const { memory, text, edit } = await open(files);
    const mine = german.replace('S\\u0069chern', 'Mein Text');
    memory.texts.set('locales/de.json', mine);
    await assert.rejects(edit({ path: ['save'], before: 'Sichern', after: 'x' }), changed);
    assert.equal(text(), mine);
    memory.texts.delete('locales/de.json');
    await assert.rejects(edit({ path: ['open'], before: undefined, after: 'x' }), changed);
    assert.equal(text(), undefined);
  });

  it('is taken back beside whatever changed elsewhere in the file, and not where it changed itself', async () => {
    const { memory, text, edit, takeBack } = await open(files);
    const done = await edit({ path: ['save'], before: 'Sichern', after: 'Speichern' });
    const elsewhere = (now: string) => now.replace('// ours', '// ours and theirs');
    memory.texts.set('locales/de.json', elsewhere(text()!));
    await takeBack(done);
    assert.equal(text(), elsewhere(german));
    const again = await edit({ path: ['save'], before: 'Sichern', after: 'Speichern' });
    const other = text()!.replace('Speichern', 'Speichere');
    memory.texts.set('locales/de.json', other);
    await assert.rejects(takeBack(again), changed);
    assert.equal(text(), other);
    memory.texts.set('locales/de.json', '{ broken');
    await assert.rejects(takeBack(again), { name: 'ProjectError' });
    memory.texts.delete('locales/de.json');
    await assert.rejects(takeBack(again), changed);
  });

  it('is taken back with what came along', async () => {
    const placeholders = { n: { content: '$1' } };
    const de = '{\n  "b": {\n    "description": "x"\n  },\n  "c": { "message": "C" }\n}\n';
    const { text, edit, takeBack } = await open({
      '_locales/en/messages.json': JSON.stringify({
        b: { message: 'B $n$', placeholders },
        c: { message: 'C' },
      }),
      '_locales/de/messages.json': de,
    });
    const done = await edit({ path: ['b', 'message'], before: undefined, after: 'Bb $n$' });
    assert.match(text()!, /"placeholders"/u);
    await takeBack(done);
    assert.equal(text(), de);
  });

  it('is not taken back where somebody has gone on with its text', async () => {
    const { memory, text, edit, takeBack } = await open({
      'locales/en.yml': 'en:\n  a: One\n  b: Two\n',
      'locales/de.yml': 'de:\n  a: Eins',
    });
    const done = await edit({ path: ['b'], before: undefined, after: 'Zwei' });
    assert.equal(text(), 'de:\n  a: Eins\n  b: Zwei');
    const longer = `${text()} und drei\n`;
    memory.texts.set('locales/de.yml', longer);
    await assert.rejects(takeBack(done), changed);
    assert.equal(text(), longer);
  });

  it('refuses a message for which there is no place', async () => {
    const twice = '{ "save": "Sichern", "save": "Speichern" }';
    const { text, edit } = await open({ 'locales/en.json': english, 'locales/de.json': twice });
    const noPlace = { name: 'CellEditError', reason: 'noPlace' };
    await assert.rejects(edit({ path: ['save'], before: 'Speichern', after: 'x' }), noPlace);
    assert.equal(text(), twice);
  });

  it('makes a file that does not exist yet, in the style of its source', async () => {
    const { target, text, edit } = await open({
      'locales/en/a.json': english,
      'locales/en/b.json': '{ "b": "B" }',
      'locales/de/b.json': '{ "b": "B" }',
    });
    assert.equal(target.path, 'locales/de/a.json');
    await edit({ path: ['close'], before: undefined, after: 'Schließen' });
    assert.equal(text(), '{\n\t"close": "Schließen"\n}\r\n');
  });

  const formats: readonly (readonly [string, string, string])[] = [
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
      '{"@@locale":"en","b":"One","c":"Two"}',
      '{"@@locale":"de",\n"c":"Zwei"}',
    ],
  ];
  for (const [path, en, de] of formats) {
    it(`is taken back exactly, one after the other: ${path}`, async () => {
      const named = (text: string, locale: string) => text.replaceAll('LL', locale);
      const files = {
        [named(path, 'en')]: named(en, 'en'),
        [named(path, 'de')]: named(de, 'de'),
      };
      const value = fc.string({
        unit: fc.constantFrom('a', 'ö', '"', ':', '\\', '\n', ' ', '#', '😀'),
      });
      const property = fc.asyncProperty(fc.array(fc.tuple(fc.nat(), value)), async (edits) => {
        const { target, text, edit, takeBack } = await open({ ...files });
        const first = text();
        const now = new Map(
          target.plan.items.map((item) => [
            item.id,
            'current' in item ? item.current?.value : undefined,
          ]),
        );
        const done: { readonly made: DoneCellEdit; readonly base: string | undefined }[] = [];
        for (const [place, after] of edits) {
          const item = target.plan.items[place % target.plan.items.length]!;
          const base = text();
          const one = { path: item.path, before: now.get(item.id), after };
          done.push({ made: await edit(one), base });
          now.set(item.id, after);
        }
        for (const { made, base } of done.toReversed()) {
          if (made.edits.length > 0) await takeBack(made);
          assert.equal(text(), base);
        }
        assert.equal(text(), first);
      });
      await fc.assert(property, { numRuns: 60 });
    });
  }
});
