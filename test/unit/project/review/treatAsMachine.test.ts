import assert from 'node:assert/strict';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { translatedTexts } from '../../../../src/project/review/translatedTexts.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, target] = ['locales/en.json', 'locales/de.json'];
const json = (texts: object) => JSON.stringify(texts, undefined, 2);
const english = { save: 'Save', open: 'Open the file', close: 'Close' };

/** A project in which an agent has left German texts behind, and somebody has reviewed one. */
async function leftBehind(german: object = { save: 'Sichern', open: 'Datei auf', close: 'Zu' }) {
  const files = new MemoryFiles([
    [source, json(english)],
    [target, json(german)],
  ]);
  const open = async () => {
    const [set] = await findResourceSets(files, [source, target], { sourceLocale: 'en' });
    assert.ok(set);
    return new Project(files, { context: false }).open(set, 'de');
  };
  const states = async () =>
    Object.fromEntries(
      (await open()).plan.items.map((item) => [String(item.path[0]), stateOf(item)]),
    );
  const run = async () => {
    const translator = new MarkingTranslator();
    const under = { files, paths: [source, target], journal: new MemoryJournal() };
    await runProject(under, translator, ['de']);
    return translator.sent;
  };
  const mark = async (as: 'reviewed' | 'machine', ids?: readonly string[]) => {
    const now = await open();
    const chosen = ids ?? [...translatedTexts(now).keys()];
    return acceptMessages(files, [{ target: now, ids: new Set(chosen) }], as);
  };
  return { files, open, states, run, mark };
}

describe('texts that are treated as machine translation', () => {
  it('are those of a file that nobody has claimed, and count as unreviewed', async () => {
    const { open, states, mark } = await leftBehind();
    await mark('reviewed', ['["close"]']);
    assert.deepEqual([...translatedTexts(await open()).keys()], ['["save"]', '["open"]']);
    assert.equal(translatedTexts(await open(), new Set(['["close"]', '["open"]'])).size, 1);
    const { count } = await mark('machine');
    assert.equal(count, 2);
    assert.deepEqual(await states(), { save: 'unreviewed', open: 'unreviewed', close: 'reviewed' });
  });

  it('stay as they are until their source changes, and are renewed then', async () => {
    const { files, states, run, mark } = await leftBehind();
    await mark('machine');
    const before = files.texts.get(target);
    assert.deepEqual(await run(), []);
    assert.equal(files.texts.get(target), before);
    files.texts.set(source, json({ ...english, open: 'Open the folder' }));
    assert.equal((await states())['open'], 'outdated');
    assert.deepEqual(await run(), ['Open the folder']);
  });

  it('are what they were again once that is taken back, but for those that were marked since', async () => {
    const { states, mark } = await leftBehind();
    const { takeBack } = await mark('machine');
    await mark('reviewed', ['["save"]']);
    assert.equal(await takeBack(), 2);
    assert.deepEqual(await states(), { save: 'reviewed', open: 'translated', close: 'translated' });
  });

  it('are texts that somebody has put in the place of reviewed or machine’s ones, too', async () => {
    const { files, states, mark } = await leftBehind();
    await mark('reviewed');
    files.texts.set(target, json({ save: 'Neu', open: 'Datei auf', close: 'Neu zu' }));
    const { count } = await mark('machine');
    assert.equal(count, 2);
    assert.deepEqual(await states(), { save: 'unreviewed', open: 'reviewed', close: 'unreviewed' });
  });

  it('are none that somebody has reviewed while another one chose them', async () => {
    for (const meanwhile of [['["save"]'], ['["open"]', '["close"]'], ['["save"]', '["open"]']]) {
      const { files, open, states, mark } = await leftBehind();
      const chosen = await open();
      const ids = new Set(translatedTexts(chosen).keys());
      await mark('reviewed', meanwhile);
      const expected = await states();
      const { count } = await acceptMessages(files, [{ target: chosen, ids }], 'machine');
      assert.equal(count, 3 - meanwhile.length);
      const left = Object.entries(expected).map(([key, state]) => [
        key,
        state === 'reviewed' ? 'reviewed' : 'unreviewed',
      ]);
      assert.deepEqual(await states(), Object.fromEntries(left));
    }
  });

  it('are none that nobody has translated', async () => {
    const { open } = await leftBehind(english);
    assert.equal(translatedTexts(await open()).size, 0);
  });
});
