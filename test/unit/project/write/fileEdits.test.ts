import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { editsOf, valueOutcomes } from '../../../../src/project/write/fileEdits.ts';
import { planTargetFile } from '../../../../src/project/plan/planTargetFile.ts';
import { unknown } from '../../../../src/programs/unknown.ts';

interface Case {
  readonly source: unknown;
  readonly target?: unknown;
  /** The file when it is written, none where it was deleted; the same by default. */
  readonly now?: unknown;
  /** Texts that come back broken. */
  readonly fails?: readonly string[];
}

/** What a run makes of a target: which texts it sends, what it writes, and how much of what was paid for. */
function run({ source, target, fails = [], ...rest }: Case) {
  const now = 'now' in rest ? rest.now : target;
  const parsed = runSync(json.parse(JSON.stringify(source)));
  const known = target === undefined ? undefined : runSync(json.parse(JSON.stringify(target)));
  const locales = { sourceLocale: 'en', targetLocale: 'de' };
  const task = runSync(
    planTargetFile({
      ...locales,
      source: parsed,
      target: known,
      format: 'json',
      program: unknown,
      entries: new Map(),
      context: false,
    }),
  );
  const due = new Map(task.units.map((unit) => [unit.id, unit.source]));
  const values = task.plan.items.flatMap(({ id, path }) => {
    const text = due.get(keyId(path));
    return text === undefined || fails.includes(text) ? [] : [{ id, path, value: `T:${text}` }];
  });
  const file = { format: json, source: parsed, target: known, locale: 'de', values };
  const text = now === undefined ? undefined : JSON.stringify(now);
  const { base, edits } = runSync(editsOf(file, text));
  const after = edits.length === 0 ? text : applyEdits(base, edits);
  return {
    sent: [...due.values()],
    file: after === undefined ? undefined : (JSON.parse(after) as unknown),
    written: runSync(
      valueOutcomes(file, after === undefined ? undefined : runSync(json.parse(after))),
    ).written.size,
  };
}

describe('the edits of a target file', () => {
  const cases: readonly (readonly [
    what: string,
    input: Case,
    result: Pick<ReturnType<typeof run>, 'sent' | 'file' | 'written'>,
  ])[] = [
    [
      'write the others where a key became a group',
      { source: { title: { short: 'Home' }, ok: 'Fine text' }, target: { title: 'Startseite' } },
      { sent: ['Fine text'], file: { title: 'Startseite', ok: 'T:Fine text' }, written: 1 },
    ],
    [
      'replace a null',
      { source: { a: 'Hello', b: 'x y' }, target: { a: null } },
      { sent: ['Hello', 'x y'], file: { a: 'T:Hello', b: 'T:x y' }, written: 2 },
    ],
    [
      'continue a list over an address',
      { source: { l: ['Mon', 'http://x.y', 'Tue'] }, target: { l: ['Mo'] } },
      { sent: ['Tue'], file: { l: ['Mo', 'http://x.y', 'T:Tue'] }, written: 1 },
    ],
    [
      'end a list before the text that failed, and say so',
      { source: { l: ['Mon', 'Tue', 'Wed'], b: 'Bye' }, target: {}, fails: ['Tue'] },
      { sent: ['Mon', 'Tue', 'Wed', 'Bye'], file: { l: ['T:Mon'], b: 'T:Bye' }, written: 2 },
    ],
    [
      'leave out what has no place any more',
      { source: { a: 'Hello', b: 'Bye' }, target: {}, now: { a: 1 } },
      { sent: ['Hello', 'Bye'], file: { a: 1, b: 'T:Bye' }, written: 1 },
    ],
    [
      'keep what somebody wrote meanwhile',
      { source: { a: 'Hello', b: 'Bye' }, target: {}, now: { a: 'Hallo' } },
      { sent: ['Hello', 'Bye'], file: { a: 'Hallo', b: 'T:Bye' }, written: 1 },
    ],
    [
      'leave a file alone that somebody deleted',
      { source: { a: 'Hello', b: 'Bye' }, target: { a: 'Hallo' }, now: undefined },
      { sent: ['Bye'], file: undefined, written: 0 },
    ],
    [
      'make a new file',
      { source: { a: 'Hello' } },
      { sent: ['Hello'], file: { a: 'T:Hello' }, written: 1 },
    ],
  ];
  for (const [what, input, result] of cases) {
    it(what, () => assert.deepEqual(run(input), result));
  }
});
