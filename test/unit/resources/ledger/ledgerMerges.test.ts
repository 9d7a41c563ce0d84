import assert from 'node:assert/strict';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { conflictOf, Scenario, section } from '../scenario.ts';

const en = { save: 'Save', open: 'Open', quit: 'Quit' };

describe('two branches', () => {
  it('that translated one message differently: either text is the machine’s', () => {
    const [ours, theirs] = branches(new Scenario(en));
    ours.run(() => 'unsere');
    theirs.run(() => 'ihre');
    for (const save of ['unsere', 'ihre']) {
      const merged = merge(ours, theirs, { ...ours.de, save });
      assert.equal(merged.states['save'], 'kept');
    }
    const third = merge(ours, theirs, { ...ours.de, save: 'meine' });
    assert.equal(third.states['save'], 'translated', 'any other text is somebody’s');
  });

  it('of which one changed the source: the text for the old source is stale', () => {
    const [ours, theirs] = branches(Scenario.translated(en));
    ours.editSource({ save: 'Save all' });
    ours.run();
    theirs.editSource({ quit: 'Exit' });
    theirs.run();
    const source = { ...en, save: 'Save all', quit: 'Exit' };
    const merged = merge(ours, theirs, { ...theirs.de }, source);
    assert.deepEqual(merged.states, { save: 'stale', open: 'kept', quit: 'kept' });
    merged.run();
    assert.deepEqual(merged.sent, ['Save all']);
  });

  it('of which one was edited by hand: the edit is never replaced', () => {
    const [ours, theirs] = branches(Scenario.translated(en));
    ours.editByHand({ save: 'Sichern' });
    ours.run();
    theirs.editSource({ save: 'Save all' });
    theirs.run();
    const merged = merge(ours, theirs, { ...theirs.de, save: 'Sichern' }, theirs.en);
    merged.run();
    assert.deepEqual([merged.sent, merged.de?.['save']], [[], 'Sichern']);
  });
});

describe('merge conflict', () => {
  it('in which one side speaks for a person: that side decides of the text that it means', () => {
    const [ours, theirs] = branches(Scenario.translated(en));
    ours.approve('save');
    theirs.editSource({ save: 'Save all' });
    theirs.run();
    const approved = merge(ours, theirs, { ...theirs.de, ...ours.de }, theirs.en);
    assert.equal(approved.states['save'], 'editedStale');
    approved.run();
    assert.deepEqual(approved.sent, [], 'what a person approved is not replaced');
    const renewed = merge(ours, theirs, theirs.de ?? {}, theirs.en);
    assert.equal(renewed.states['save'], 'kept', 'nobody has approved the machine’s new text');
  });

  it('loses no entry, and the next run leaves one line for each key', () => {
    const base = Scenario.translated(en);
    const [ours, theirs] = branches(base);
    ours.editSource({ a: 'Yes' });
    ours.run();
    theirs.editSource({ b: 'No' });
    theirs.run();
    const merged = new Scenario({ ...ours.en, ...theirs.en }, { ...ours.de, ...theirs.de });
    merged.lock = conflictOf(ours.lock, theirs.lock, base.lock);
    assert.equal(merged.plan().counts.kept, 5);
    merged.run();
    assert.deepEqual(merged.sent, []);
    assert.equal(merged.lock.split('\n').length, 1 + 5 + 1);
    assert.doesNotMatch(merged.lock, /<<<|===|>>>/u);
  });
});

describe('ledger deleted', () => {
  it('makes every text one that somebody has put there: nothing is sent, nothing replaced', () => {
    const project = Scenario.translated(en);
    project.editByHand({ save: 'Sichern' });
    project.editSource({ open: 'Open…' });
    project.lock = '';
    project.run();
    assert.deepEqual(project.sent, []);
    assert.equal(project.de?.['save'], 'Sichern');
    assert.equal(project.plan().counts.translated, 3);
  });

  it('loses only what it knew: later changes of the source are noticed again', () => {
    const project = Scenario.translated(en);
    project.lock = writeLedger(section, new Map());
    project.run();
    project.editSource({ open: 'Open…' });
    assert.equal(project.states['open'], 'editedStale');
  });
});

describe('a run that fails halfway', () => {
  it('leaves what it did not write missing', () => {
    const project = new Scenario(en);
    project.run((text) => (text === 'Open' ? '' : `[de] ${text}`));
    assert.equal(project.states['open'], 'missing');
    project.run();
    assert.deepEqual(project.sent, ['Open']);
  });
});

function branches(from: Scenario): readonly [Scenario, Scenario] {
  return [from.branch(), from.branch()];
}

function merge(
  ours: Scenario,
  theirs: Scenario,
  de: Readonly<Record<string, string>>,
  source: Readonly<Record<string, string>> = ours.en,
): Scenario {
  const merged = new Scenario(source, de);
  merged.lock = conflictOf(ours.lock, theirs.lock);
  return merged;
}
