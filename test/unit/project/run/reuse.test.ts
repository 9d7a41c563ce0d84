import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import type { FileEntries } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { planTargetFile } from '../../../../src/project/plan/planTargetFile.ts';
import { Reuse } from '../../../../src/project/run/reuseAll.ts';
import { tmxFile, tu, unitsOf as tmxUnitsOf } from '../../memory/tmxFiles.ts';
import { endsOf, runToEnd, withService } from '../../translation/withService.ts';
import { unknown } from '../../../../src/programs/unknown.ts';

type Texts = Readonly<Record<string, string>>;

/** Plans a flat target file; `machine` names the keys whose value a machine has written. */
function taskOf(source: Texts, target: Texts, machine: readonly string[] = []) {
  const entries: FileEntries = new Map(
    machine.map((key) => [
      keyId([key]),
      [{ source: textHash(source[key] ?? ''), written: textHash(target[key] ?? '') }],
    ]),
  );
  return runSync(
    planTargetFile({
      source: runSync(json.parse(JSON.stringify(source))),
      target: runSync(json.parse(JSON.stringify(target))),
      format: 'json',
      program: unknown,
      entries,
      sourceLocale: 'en',
      targetLocale: 'de',
      context: false,
    }),
  );
}

/** What is found for the due messages of a file: their keys and values. */
function found(
  task: ReturnType<typeof taskOf>,
  { own = true, tmx = '' }: { own?: boolean; tmx?: string } = {},
): Record<string, string> {
  const reuse = new Reuse('en', 'de');
  runSync(reuse.want(task.plan));
  if (own) runSync(reuse.offer(task.plan));
  for (const unit of tmxUnitsOf(tmxFile(tmx))) reuse.offerUnit(unit);
  const values = [...runSync(reuse.find(task.plan))].map(([id, { value }]) => [
    JSON.parse(id)[0],
    value,
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}

describe('Reuse', () => {
  it('takes what the same text already has in another message', () => {
    const task = taskOf({ a: 'Save', b: 'Save', c: 'Other' }, { a: 'Sichern' });
    assert.deepEqual(found(task), { b: 'Sichern' });
    assert.deepEqual(found(task, { own: false }), {});
  });

  it('takes what a TMX file says', () => {
    const task = taskOf({ a: 'Hello {name}!', b: 'Bye' }, {});
    const tmx = tu('en', 'Hello <ph>{name}</ph>!', 'de', 'Hallo <ph>{name}</ph>!');
    assert.deepEqual(found(task, { tmx }), { a: 'Hallo {name}!' });
  });

  it('believes persons first, then files, then machines', () => {
    const tmx = tu('en', 'Save', 'de', 'aus der Datei');
    const source = { a: 'Save', b: 'Save' };
    const target = { a: 'im Projekt' };
    assert.deepEqual(found(taskOf(source, target), { tmx }), { b: 'im Projekt' });
    assert.deepEqual(found(taskOf(source, target, ['a']), { tmx }), { b: 'aus der Datei' });
    assert.deepEqual(found(taskOf(source, target, ['a'])), { b: 'im Projekt' });
  });

  it('leaves a text with two translations to the service', () => {
    const task = taskOf({ a: 'Open', b: 'Open', c: 'Open' }, { a: 'Offen', b: 'Öffnen' });
    assert.deepEqual(found(task, { tmx: tu('en', 'Open', 'de', 'Auf') }), {});
  });

  it('does not take what is equal to its source, or breaks a placeholder', () => {
    assert.deepEqual(found(taskOf({ a: 'Name', b: 'Name' }, { a: 'Name' })), {});
    const task = taskOf({ a: 'Hi {x}', b: 'Hi {x}' }, { a: 'Hallo {y}' });
    assert.deepEqual(found(task), {});
  });

  it('does not make one plural form out of another', () => {
    const source = { n_one: '{{count}} file', n_other: '{{count}} files', m: '{{count}} files' };
    const target = { n_one: '{{count}} Datei', n_other: '{{count}} Dateien' };
    assert.deepEqual(found(taskOf(source, target)), { m: '{{count}} Dateien' });
    const polish = runSync(
      planTargetFile({
        source: runSync(json.parse(JSON.stringify(source))),
        target: runSync(json.parse(JSON.stringify({ n_other: '{{count}} pliku' }))),
        format: 'json',
        program: unknown,
        entries: new Map(),
        sourceLocale: 'en',
        targetLocale: 'pl',
        context: false,
      }),
    );
    const reuse = new Reuse('en', 'pl');
    runSync(reuse.want(polish.plan));
    runSync(reuse.offer(polish.plan));
    assert.deepEqual([...runSync(reuse.find(polish.plan)).keys()], ['["m"]']);
  });

  it('replaces a stale text of the machine', () => {
    const stale = taskOf({ a: 'Save', b: 'Save' }, { a: 'Sichern', b: 'Alt' });
    assert.deepEqual(found(stale), {});
    const entries = new Map([
      [keyId(['b']), [{ source: textHash('Old'), written: textHash('Alt') }]],
    ]);
    const task = runSync(
      planTargetFile({
        source: runSync(json.parse('{"a":"Save","b":"Save"}')),
        target: runSync(json.parse('{"a":"Sichern","b":"Alt"}')),
        format: 'json',
        program: unknown,
        entries,
        sourceLocale: 'en',
        targetLocale: 'de',
        context: false,
      }),
    );
    assert.deepEqual(found(task), { b: 'Sichern' });
  });

  it('works in steps, so that nothing waits for it', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, n) => [`k${n}`, `Text ${n}`]),
    );
    const { plan } = taskOf(many, {});
    const reuse = new Reuse('en', 'de');
    for (const work of [reuse.want(plan), reuse.offer(plan), reuse.find(plan)]) {
      let steps = 0;
      while (work.next().done !== true) steps++;
      assert.ok(steps >= 20_000 / 500, `${steps} steps`);
    }
  });

  describe('against the service', () => {
    const opened = withService();

    it('sends nothing for what it has found', async () => {
      const task = taskOf({ a: 'Save', b: 'Save', c: 'Cancel' }, { a: 'Sichern' });
      const known = found(task);
      const units = task.units.filter(({ id }) => !(JSON.parse(id)[0] in known));
      const events = await runToEnd(
        [{ sourceLocale: 'en', locale: 'de', units }],
        opened.translator,
      );
      assert.deepEqual(Object.keys(endsOf(events)), ['["c"]']);
      assert.deepEqual([...opened.service.ledger.texts.keys()], ['DE\tCancel']);
      assert.equal(opened.service.ledger.characters, 'Cancel'.length);
    });
  });
});
