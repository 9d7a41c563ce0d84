import assert from 'node:assert/strict';
import { Scenario } from '../scenario.ts';

const en = { save: 'Save', open: 'Open', quit: 'Quit' };

describe('adopt', () => {
  it('trusts every translation of the first run, and sends nothing', () => {
    const project = new Scenario(en, { save: 'Speichern', open: 'Öffnen', quit: 'Beenden' });
    assert.equal(project.plan().counts.translated, 3);
    project.run();
    assert.deepEqual(project.sent, []);
    assert.deepEqual(project.states, {
      save: 'translated',
      open: 'translated',
      quit: 'translated',
    });
  });

  it('translates the rest, and an empty value is part of it', () => {
    const project = new Scenario(en, { save: 'Speichern', open: '' });
    project.run();
    assert.deepEqual(project.sent, ['Open', 'Quit']);
    assert.deepEqual(project.de, { save: 'Speichern', open: '[de] Open', quit: '[de] Quit' });
    assert.deepEqual(project.states, { save: 'translated', open: 'kept', quit: 'kept' });
  });

  it('takes a value that is the source text for meant, and says so', () => {
    const project = new Scenario(en, { save: 'Save', open: 'Öffnen', quit: 'Beenden' });
    const [save, open] = project.plan().items;
    assert.ok(save?.state === 'translated' && save.sameAsSource);
    assert.ok(open?.state === 'translated' && !open.sameAsSource);
  });

  it('notices when the source of an adopted translation changes, and leaves it to people', () => {
    const project = new Scenario(en, { save: 'Speichern', open: 'Öffnen', quit: 'Beenden' });
    project.run();
    project.editSource({ save: 'Save all' });
    project.run();
    assert.deepEqual(project.sent, []);
    assert.equal(project.de?.['save'], 'Speichern');
    assert.equal(project.states['save'], 'editedStale');
  });
});

describe('nothing changed', () => {
  it('sends nothing and leaves file and ledger as they are', () => {
    const project = Scenario.translated(en);
    const { de, lock } = project;
    project.run();
    assert.deepEqual([project.sent, project.de, project.lock], [[], de, lock]);
  });
});

describe('hand edit', () => {
  it('belongs to the person, however often Glossa runs', () => {
    const project = Scenario.translated(en);
    project.editByHand({ save: 'Sichern' });
    assert.equal(project.states['save'], 'translated');
    project.run();
    project.run();
    assert.deepEqual(project.sent, []);
    assert.equal(project.de?.['save'], 'Sichern');
    assert.equal(project.states['save'], 'translated');
  });

  it('that takes the text away makes the message missing again', () => {
    const project = Scenario.translated(en);
    project.editByHand({ save: '' });
    assert.equal(project.states['save'], 'missing');
    project.run();
    assert.deepEqual([project.sent, project.states['save']], [['Save'], 'kept']);
  });

  it('that restores what the machine wrote gives the text back to the machine', () => {
    const project = Scenario.translated(en);
    project.editByHand({ save: 'Sichern' });
    project.run();
    project.editByHand({ save: '[de] Save' });
    assert.equal(project.states['save'], 'kept');
  });
});

describe('source edit', () => {
  it('makes the machine’s text stale, and the next run renews exactly that', () => {
    const project = Scenario.translated(en);
    project.editSource({ open: 'Open…' });
    assert.deepEqual(project.states, { save: 'kept', open: 'stale', quit: 'kept' });
    project.run();
    assert.deepEqual(project.sent, ['Open…']);
    assert.equal(project.de?.['open'], '[de] Open…');
    assert.equal(project.states['open'], 'kept');
  });

  it('that is taken back needs no run at all', () => {
    const project = Scenario.translated(en);
    project.editSource({ open: 'Open…' });
    project.editSource({ open: 'Open' });
    assert.equal(project.plan().counts.kept, 3);
  });
});

describe('both', () => {
  for (const order of ['source first', 'hand edit first', 'in one commit'] as const) {
    it(`is left to the person: ${order}`, () => {
      const project = Scenario.translated(en);
      if (order === 'hand edit first') project.editByHand({ save: 'Sichern' });
      if (order !== 'in one commit') project.run(() => 'unused');
      project.editSource({ save: 'Save all' });
      project.editByHand({ save: 'Sichern' });
      project.run();
      assert.deepEqual(project.sent, []);
      assert.equal(project.de?.['save'], 'Sichern');
      assert.equal(project.states['save'], 'editedStale');
    });
  }

  it('is settled when the person approves the text for the new source', () => {
    const project = Scenario.translated(en);
    project.editSource({ save: 'Save all' });
    project.editByHand({ save: 'Alles sichern' });
    project.approve('save');
    assert.equal(project.states['save'], 'reviewed');
    project.editSource({ save: 'Save everything' });
    assert.equal(project.states['save'], 'editedStale');
  });
});

describe('rename', () => {
  it('moves the translation without sending anything, and keeps the old key', () => {
    const project = Scenario.translated(en);
    project.renameInSource('save', 'file.save');
    assert.equal(project.states['["file.save"]'], 'renamed');
    project.run();
    assert.deepEqual(project.sent, []);
    assert.equal(project.de?.['file.save'], '[de] Save');
    assert.equal(project.de?.['save'], '[de] Save');
    assert.equal(project.plan().counts.kept, 3);
    assert.deepEqual(project.orphans, ['save']);
  });

  it('moves what a person wrote, and it stays that person’s', () => {
    const project = Scenario.translated(en);
    project.editByHand({ save: 'Sichern' });
    project.renameInSource('save', 'store');
    project.run();
    assert.deepEqual([project.sent, project.de?.['store']], [[], 'Sichern']);
    assert.equal(project.states['store'], 'translated');
  });

  it('moves adopted texts too', () => {
    const project = new Scenario(en, { save: 'Speichern', open: 'Öffnen', quit: 'Beenden' });
    project.run();
    project.renameInSource('quit', 'exit');
    project.run();
    assert.deepEqual([project.sent, project.de?.['exit']], [[], 'Beenden']);
    assert.equal(project.states['exit'], 'translated');
  });

  it('with another text is a new message', () => {
    const project = Scenario.translated(en);
    project.renameInSource('save', 'store');
    project.editSource({ store: 'Store' });
    project.run();
    assert.deepEqual(project.sent, ['Store']);
  });

  it('never takes the text of a key that the source still has', () => {
    const project = Scenario.translated(en);
    project.editSource({ saveToo: 'Save' });
    project.run();
    assert.deepEqual(project.sent, ['Save']);
  });

  it('of several keys with one text moves each to the key that ends like it', () => {
    const menus = { file_title: 'New', file_button: 'New' };
    const project = new Scenario(menus, { file_title: 'Neue Datei', file_button: 'Neu' });
    project.run();
    project.renameInSource('file_title', 'menu_title');
    project.renameInSource('file_button', 'menu_button');
    project.run();
    assert.deepEqual(project.sent, []);
    assert.equal(project.de?.['menu_title'], 'Neue Datei');
    assert.equal(project.de?.['menu_button'], 'Neu');
  });
});

describe('delete in the source', () => {
  it('lists the translation and never removes it', () => {
    const project = Scenario.translated(en);
    project.deleteInSource('open');
    project.run();
    assert.deepEqual(project.orphans, ['open']);
    assert.equal(project.de?.['open'], '[de] Open');
  });

  it('that is taken back finds its translation as it was', () => {
    const project = Scenario.translated(en);
    project.deleteInSource('open');
    project.run();
    project.editSource({ open: 'Open' });
    assert.equal(project.states['open'], 'kept');
  });

  it('and in the target makes the ledger forget', () => {
    const project = Scenario.translated(en);
    project.deleteInSource('open');
    project.de = { save: '[de] Save', quit: '[de] Quit' };
    project.run();
    assert.deepEqual(project.marked.toSorted(), ['quit', 'save']);
  });

  it('leaves keys alone that only the target ever had', () => {
    const project = new Scenario(en, { only: 'Nur hier' });
    project.run();
    assert.deepEqual(project.orphans, ['only']);
    assert.equal(project.de?.['only'], 'Nur hier');
  });
});
