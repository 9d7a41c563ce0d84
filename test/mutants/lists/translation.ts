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
    tests: [
      'translation/*.test.ts',
      'project/{interruptedRun,sameAsSource,plurals,keyTexts,noTexts,glossaryTerms}.test.ts',
    ],
  },
  {
    file: 'translation/piece.ts',
    line: 'if (value !== undefined && findings.length === 0) {',
    broken: 'if (value !== undefined) {',
    tests: ['translation/run.test.ts', 'translation/mangling.test.ts'],
  },
  {
    file: 'translation/piece.ts',
    line: 'return first === undefined ? rungs : [{ ...first, example }, ...rungs];',
    broken: 'return first === undefined ? rungs : [{ ...first, example }];',
    tests: ['translation/run.test.ts'],
  },
  {
    file: 'translation/halves.ts',
    line: 'const patience = 12;',
    broken: 'const patience = 13;',
    tests: ['translation/refusedBatch.test.ts'],
  },
  {
    file: 'translation/halves.ts',
    line: 'this.#refused.delete(table);',
    broken: '',
    tests: ['translation/refusedBatch.test.ts'],
  },
  {
    file: 'translation/batches.ts',
    line: 'const room = bodyLimit - overhead + 1;',
    broken: 'const room = bodyLimit - overhead + 2;',
    tests: ['translation/outbox.test.ts'],
  },
  {
    file: 'translation/jobTable.ts',
    line: 'if (known !== undefined) return known;',
    broken: '',
    tests: ['translation/run.test.ts'],
  },
  {
    file: 'translation/jobTable.ts',
    line: '(work.piece.repairing ? this.#repairs : this.#outbox).put(work.piece, text);',
    broken: 'this.#outbox.put(work.piece, text);',
    tests: ['translation/*.test.ts'],
  },
  {
    file: 'translation/journal.ts',
    line: 'return again.#recalled.has(key) || (at !== this.#now && !this.#recalled.has(key));',
    broken: 'return again.#recalled.has(key);',
    tests: ['translation/*ournal.test.ts', 'translation/keptAnswers.test.ts'],
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
    file: 'translation/requestWidth.ts',
    line: 'if (!this.#slowed) this.#now = Math.max(1, Math.floor(this.#now / 2));',
    broken: 'this.#now = Math.max(1, Math.floor(this.#now / 2));',
    tests: ['translation/requestWidth.test.ts'],
  },
  {
    file: 'translation/inParallel.ts',
    line: 'while (this.#unseenFailures === 0 && this.#running < this.#width()) {',
    broken: 'while (this.#running < this.#width()) {',
    tests: ['translation/inParallel.test.ts'],
  },
  {
    file: 'translation/run.ts',
    line: 'if (this.#causeFor(table) !== undefined) return undefined;',
    broken: '',
    tests: ['translation/run.test.ts', 'translation/cancelledRun.test.ts'],
  },
];
