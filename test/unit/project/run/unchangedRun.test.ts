import assert from 'node:assert/strict';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import type { FileChange } from '../../../../src/project/ports/files.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, german, french] = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];
const knownOf = (locale: string) => ledgerPath({ sourcePath: source, locale });
const [knownGerman, knownFrench] = [knownOf('de'), knownOf('fr')];

/** Notes which files somebody sets out to change. */
class WatchedFiles extends MemoryFiles {
  changed: string[] = [];

  override write(changes: readonly FileChange[]) {
    this.changed.push(...changes.map(({ path }) => path));
    return super.write(changes);
  }
}

async function translated() {
  const files = new WatchedFiles([
    [source, '{\n  "save": "Save file",\n  "open": "Open {name}",\n  "n": "12"\n}\n'],
    [german, '{\n  "save": "Sichern"\n}\n'],
    [french, '{}\n'],
  ]);
  const under = { files, paths: [source, german, french], journal: new MemoryJournal() };
  await runProject(under, new MarkingTranslator(), ['de', 'fr']);
  files.changed = [];
  return under;
}

describe('a run where little has changed', () => {
  it('sends nothing and sets out to change no file where nothing has', async () => {
    const under = await translated();
    const before = new Map(under.files.texts);
    const translator = new MarkingTranslator();
    await runProject(under, translator, ['de', 'fr']);
    assert.deepEqual(translator.sent, []);
    assert.deepEqual(under.files.changed, []);
    assert.deepEqual(under.files.texts, before);
  });

  it('records what somebody wrote into one of the files, and leaves the rest of the ledger', async () => {
    const under = await translated();
    const { texts } = under.files;
    const beforeFrench = texts.get(knownFrench);
    texts.set(german, (texts.get(german) ?? '').replace('Sichern', 'Speichern'));
    texts.set(knownGerman, (texts.get(knownGerman) ?? '').replace(/^\["save"\].*\n/m, ''));
    await runProject(under, new MarkingTranslator(), ['de', 'fr']);
    assert.match(texts.get(knownGerman) ?? '', /^\["save"\] \?[\w-]{8} [\w-]{8}$/m);
    assert.ok(!under.files.changed.includes(knownFrench));
    assert.equal(texts.get(knownFrench), beforeFrench);
  });

  it('forgets what no file holds any longer', async () => {
    const under = await translated();
    const { texts } = under.files;
    texts.set(source, '{\n  "save": "Save file"\n}\n');
    texts.set(french, (texts.get(french) ?? '').replace(/,\s*"open": "[^"]*"/, ''));
    await runProject(under, new MarkingTranslator(), ['de', 'fr']);
    assert.doesNotMatch(texts.get(knownFrench) ?? '', /"open"/);
  });

  it('translates a text that changed back and forth for what it is now', async () => {
    const under = await translated();
    const { texts } = under.files;
    for (const text of ['Save all', 'Save file', 'Save all']) {
      texts.set(source, JSON.stringify({ save: text }));
      await runProject(under, new MarkingTranslator(), ['fr']);
      assert.deepEqual(JSON.parse(texts.get(french) ?? '').save, `[fr] ${text}`);
    }
  });
});
