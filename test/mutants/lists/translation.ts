import type { Mutant } from '../mutant.ts';

/** What is sent, what is paid for, and what passes. */
export const translationMutants: readonly Mutant[] = [
  {
    file: 'translation/unitOutcome.ts',
    line: "const broken = findings.some((finding) => finding.severity === 'error');",
    broken: 'const broken = false;',
    tests: ['translation/unitOutcome.test.ts'],
  },
  {
    file: 'translation/unitOutcome.ts',
    line: 'const unchanged = value === unit.source;',
    broken: 'const unchanged = false;',
    tests: ['translation/unitOutcome.test.ts'],
  },
  {
    file: 'translation/piece.ts',
    line: 'const isSound = value !== undefined && findings.length === 0;',
    broken: 'const isSound = value !== undefined;',
    tests: ['translation/run.test.ts', 'translation/mangling.test.ts'],
  },
  {
    file: 'translation/piece.ts',
    line: 'return first === undefined ? rungs : [{ ...first, example }, ...rungs];',
    broken: 'return first === undefined ? rungs : [{ ...first, example }];',
    tests: ['translation/run.test.ts'],
  },
  {
    file: 'translation/sending/refusals.ts',
    line: 'return refusedInARow >= (answered ? patience.later : patience.atFirst);',
    broken: 'return refusedInARow >= patience.later;',
    tests: ['translation/refusedBatch.test.ts', 'translation/sending/sizes.test.ts'],
  },
  {
    file: 'translation/sending/refusals.ts',
    line: 'course.refusedInARow = 0;',
    broken: '',
    tests: [
      'translation/refusedBatch.test.ts',
      'translation/sending/sizes.test.ts',
      'translation/sending/outage.test.ts',
    ],
  },
  {
    file: 'translation/batches.ts',
    line: 'const room = bodyLimit - overhead + 1;',
    broken: 'const room = bodyLimit - overhead + 2;',
    tests: ['translation/outbox.test.ts'],
  },
  {
    file: 'translation/jobTable.ts',
    line: 'waiting.push(work);',
    broken: '',
    tests: ['translation/run.test.ts', 'translation/sending/*.test.ts'],
  },
  {
    file: 'translation/jobTable.ts',
    line: '(work.piece.repairing ? this.#repairs : this.#outbox).put(work.piece, text);',
    broken: 'this.#outbox.put(work.piece, text);',
    tests: ['translation/*.test.ts'],
  },
  {
    file: 'translation/journal.ts',
    line: 'return again.#recalled.has(key) || (at !== this.#now && !isUsed);',
    broken: 'return again.#recalled.has(key);',
    tests: ['translation/*ournal.test.ts', 'translation/keptAnswers.test.ts'],
  },
  {
    file: 'translation/journal.ts',
    line: 'const isUsed = this.#recalled.has(key) || this.#refused.has(key);',
    broken: 'const isUsed = this.#recalled.has(key);',
    tests: [
      'translation/*ournal.test.ts',
      'translation/keptAnswers.test.ts',
      'translation/refusedAnswers.test.ts',
    ],
  },
  {
    file: 'translation/journal.ts',
    line: 'const used = memory === undefined ? [] : [memory.id, memory.threshold];',
    broken: 'const used = memory === undefined ? [] : [memory.id];',
    tests: ['translation/*ournal.test.ts'],
  },
  {
    file: 'translation/journal.ts',
    line: 'const isOld = ({ at }: JournalEntry, now: number) => now - at > keptFor;',
    broken: 'const isOld = ({ at }: JournalEntry, now: number) => now - at > 2 * keptFor;',
    tests: ['translation/*ournal.test.ts'],
  },
  {
    file: 'project/write/fileEdits.ts',
    line: "if (text === undefined && target !== undefined) return { base: '', edits: [] };",
    broken: '',
    tests: ['project/write/fileEdits.test.ts'],
  },
  {
    file: 'project/write/fileEdits.ts',
    line: "if ((now.get(value.path)?.value ?? '') !== before) return;",
    broken: '',
    tests: ['project/write/fileEdits.test.ts'],
  },
  {
    file: 'project/run/reuse.ts',
    line: "if (item.state === 'edited' || (item.state === 'adopted' && !item.sameAsSource)) {",
    broken: "if (item.state === 'edited' || item.state === 'adopted') {",
    tests: ['project/run/reuse.test.ts'],
  },
  {
    file: 'project/run/reuse.ts',
    line: "return findings.some(({ severity }) => severity === 'error') ? undefined : { value, findings };",
    broken: 'return { value, findings };',
    tests: ['project/run/reuse.test.ts'],
  },
  {
    file: 'project/run/reuse.ts',
    line: 'const isOwnMessage = ({ id, source }: PlanItem) => keyId(source.path) === id;',
    broken: 'const isOwnMessage = (_: PlanItem) => true;',
    tests: ['project/run/reuse.test.ts'],
  },
  {
    file: 'translation/sending/outage.ts',
    line: 'if (pause === undefined || (pause.failure.retryAfter > shortWait && !probe)) return;',
    broken: 'if (pause === undefined) return;',
    tests: ['translation/sending/outage.test.ts'],
  },
  {
    file: 'translation/sending/outage.ts',
    line: 'if (asked || !this.#wasAnswered || this.#failuresInARow >= many)',
    broken: 'if (asked || this.#failuresInARow >= many)',
    tests: ['translation/sending/outage.test.ts'],
  },
  {
    file: 'translation/sending/sender.ts',
    line: 'const request = probe && costly ? { ...all, texts: all.texts.slice(0, 1) } : all;',
    broken: 'const request = all;',
    tests: ['translation/sending/outage.test.ts'],
  },
  {
    file: 'translation/sending/sender.ts',
    line: 'const most = this.#answered === 0 ? mostUnusable.atFirst : mostUnusable.later;',
    broken: 'const most = mostUnusable.later;',
    tests: ['translation/sending/unusableAnswers.test.ts'],
  },
  {
    file: 'translation/sending/delivery.ts',
    line: 'if (answered) this.#sizes.refused(batch.request);',
    broken: 'this.#sizes.refused(batch.request);',
    tests: ['translation/sending/sizes.test.ts'],
  },
  {
    file: 'translation/sending/sizes.ts',
    line: 'size > this.#answered[of] ? Math.min(size, this.#refused[of]) : this.#refused[of];',
    broken: 'Math.min(size, this.#refused[of]);',
    tests: ['translation/sending/sizes.test.ts'],
  },
  {
    file: 'translation/sending/turnstile.ts',
    line: 'if (this.#isFree()) this.leave();',
    broken: '',
    tests: ['translation/sending/*.test.ts'],
  },
  {
    file: 'translation/inParallel.ts',
    line: 'if (failures.length > 0) break;',
    broken: '',
    tests: ['translation/inParallel.test.ts'],
  },
  {
    file: 'translation/sending/delivery.ts',
    line: 'if (this.#means.stops.causeFor(table) !== undefined) return false;',
    broken: '',
    tests: [
      'translation/run.test.ts',
      'translation/cancelledRun.test.ts',
      'translation/sending/*.test.ts',
    ],
  },
];
