import assert from 'node:assert/strict';
import { UsualTargets } from '../../../../src/platform/account/targetLanguages.ts';
import { memento } from '../../features/spokenTerms/memento.ts';

describe('the language that a command went into last', () => {
  it('is never that of another command', async () => {
    const usual = new UsualTargets(memento());
    await usual.remember('documents', 'file:///shop', 'it');
    assert.equal(usual.of('selection', 'file:///shop'), undefined);
    await usual.remember('selection', 'file:///shop', 'de');
    await usual.remember('documents', 'file:///shop', 'pl');
    assert.equal(usual.of('selection', 'file:///shop'), 'de');
  });

  it('is never that of another folder', async () => {
    const usual = new UsualTargets(memento());
    await usual.remember('selection', 'file:///shop', 'de');
    assert.equal(usual.of('selection', 'file:///docs'), undefined);
    assert.equal(usual.of('selection', ''), undefined);
  });

  it('is the last one, also for the windows that follow', async () => {
    const storage = memento();
    await new UsualTargets(storage).remember('selection', 'file:///shop', 'de');
    await new UsualTargets(storage).remember('selection', 'file:///shop', 'fr');
    assert.equal(new UsualTargets(storage).of('selection', 'file:///shop'), 'fr');
  });

  it('is nothing that an earlier version chose for all commands, and nothing that is damaged', async () => {
    const storage = memento();
    await storage.update('glossa.recentTargets', ['it', 'de']);
    assert.equal(new UsualTargets(storage).of('selection', ''), undefined);
    for (const broken of ['it', ['it'], { 'selection ': 7 }, null]) {
      await storage.update('glossa.usualTargets', broken);
      assert.equal(new UsualTargets(storage).of('selection', ''), undefined);
    }
  });
});
