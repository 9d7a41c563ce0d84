import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { cellsChange } from '../../../../src/project/changes/giveTexts.ts';
import { announceMachine } from '../../../../src/project/write/announceMachine.ts';
import { WatchedFiles } from '../review/watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };

describe('a text that a person chooses for a message', () => {
  it('is in the file alone', async () => {
    const files = new WatchedFiles(english, { save: 'Sichern', open: 'Öffnen' });
    const target = await files.opened();
    const text = target.current?.text ?? '';
    const edits = (after: string) => {
      const { change } = cellsChange(target, [{ path: ['open'], before: 'Öffnen', after }]);
      return runSync(change(text)).edits;
    };
    assert.equal(
      applyEdits(text, edits('Open file')),
      JSON.stringify({ save: 'Sichern', open: 'Open file' }),
    );
    assert.deepEqual(edits('Öffnen'), []);
  });
});

describe('the machine’s text that a person puts back', () => {
  /** What the machine wrote, what a person has put in its place and what they said of that. */
  async function announced(source: string, accept: boolean) {
    const files = new WatchedFiles(english, {});
    await files.run();
    const machine = files.german;
    files.english = { ...english, open: source };
    files.german = { ...machine, open: 'Öffnen' };
    if (accept) await files.accept('open');
    const before = (await files.states())['open'];
    await announceMachine(files, await files.opened(), keyId(['open']), {
      source: textHash(english.open),
      written: textHash(machine['open'] ?? ''),
    });
    return { files, machine, before };
  }

  for (const [what, source, accept, mine, back] of [
    ['a changed one', english.open, false, 'translated', 'unreviewed'],
    ['a reviewed one', english.open, true, 'reviewed', 'unreviewed'],
    ['one that is kept for a new source', 'Open folder', true, 'reviewed', 'outdated'],
    ['an outdated one', 'Open folder', false, 'outdated', 'outdated'],
  ] as const) {
    it(`is the machine’s in the place of ${what}, which stays what it was where that stays`, async () => {
      const { files, machine, before } = await announced(source, accept);
      assert.equal(before, mine);
      assert.equal((await files.states())['open'], mine);
      files.german = machine;
      assert.equal((await files.states())['open'], back);
      await files.run();
      assert.equal((await files.states())['open'], 'unreviewed');
    });
  }

  it('leaves nothing to say where the next run has looked at it', async () => {
    const { files, machine } = await announced(english.open, true);
    files.german = machine;
    await files.run();
    assert.equal((await files.opened()).plan.entries.get(keyId(['open']))?.length, 1);
  });
});
