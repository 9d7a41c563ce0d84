import type { Mutant } from '../mutant.ts';

/** What a run does with a folder. */
export const projectMutants: readonly Mutant[] = [
  {
    file: 'project/undo/restoreSections.ts',
    line: 'if (text !== now) return { base: text, edits: [] };',
    broken: '',
    tests: ['project/review/acceptedDuringRun.test.ts'],
  },
  {
    file: 'project/findings/fileFindings.ts',
    line: 'await yieldNow();',
    broken: '',
    tests: ['project/findings/fileFindings.test.ts'],
  },
  {
    file: 'project/run/runJobs.ts',
    line: 'return target.units.filter(({ id }) => found?.has(id) !== true);',
    broken: 'return target.units;',
    tests: ['project/run/reusedUnits.test.ts'],
  },
  {
    file: 'project/run/sentRun.ts',
    line: 'repairCharacters: counts.repairCharacters + (event.repair ? event.characters : 0),',
    broken: 'repairCharacters: counts.repairCharacters,',
    tests: ['project/run/sentRun.test.ts'],
  },
  {
    file: 'project/write/dropStaleValues.ts',
    line: 'if (now !== message.value) changed.add(id);',
    broken: '',
    tests: ['project/run/interruptedRun.test.ts'],
  },
  {
    file: 'project/write/writeRun.ts',
    line: 'const changed = isRecorded ? await files.write(changes) : nothing;',
    broken: 'const changed = await files.write(changes);',
    tests: ['project/run/interruptedRun.test.ts'],
  },
  {
    file: 'project/undo/undoRun.ts',
    line: 'if (failed !== undefined) throw failed.error;',
    broken: '',
    tests: ['project/undo/undoRun.test.ts'],
  },
  {
    file: 'project/ledger/carryOver.ts',
    line: 'if (refused.length > 0) return { isNew: false, refused };',
    broken: '',
    tests: ['project/ledger/carryOver.test.ts'],
  },
  {
    file: 'project/ledger/carryOver.ts',
    line: 'isMade = now === carried;',
    broken: 'isMade = true;',
    tests: ['project/ledger/carryOver.test.ts'],
  },
  {
    file: 'project/ledger/carryOver.ts',
    line: 'return joinedEntries(known, entries);',
    broken: 'return entries;',
    tests: ['project/ledger/carryOver.test.ts'],
  },
  {
    file: 'project/ledger/savedLedger.ts',
    line: 'return { entries: joinedEntries(own, older), movedFrom };',
    broken: 'return { entries: own.size > 0 ? own : older, movedFrom };',
    tests: ['project/ledger/*.test.ts'],
  },
  {
    file: 'project/status/projectStatus.ts',
    line: 'return isSame ? [] : names;',
    broken: 'return names;',
    tests: ['project/status/projectStatus.test.ts'],
  },
  {
    file: 'project/undo/restoreSections.ts',
    line: 'return own.length === 0 ? isAll : own.every(isBack);',
    broken: 'return true;',
    tests: ['project/undo/undoRun.test.ts'],
  },
  {
    file: 'project/undo/joinedChanges.ts',
    line: 'const isAsLeft = reviewed.size === 0 && first.after === textHash(text);',
    broken: 'const isAsLeft = true;',
    tests: ['project/undo/joinedChanges.test.ts'],
  },
  {
    file: 'project/undo/undoneLedger.ts',
    line: 'if (added.length > 0) all.set(id, [...known, ...added]);',
    broken: '',
    tests: ['project/undo/undoRun.test.ts'],
  },
  {
    file: 'project/changes/withoutChange.ts',
    line: 'if (tried !== undefined && differsOnlyIn(now, tried, wanted)) return tried;',
    broken: '',
    tests: ['project/undo/undoRun.test.ts'],
  },
  {
    file: 'project/write/writeRun.ts',
    line: 'const ahead = await changeLedger(files, announced);',
    broken: 'const ahead = await changeLedger(files, []);',
    tests: ['project/run/interruptedRun.test.ts', 'project/run/killedRun.test.ts'],
  },
  {
    file: 'project/run/finishRun.ts',
    line: 'return target !== undefined && targets.get(target)?.written.has(unit.id) === true;',
    broken: 'return target !== undefined;',
    tests: ['project/run/interruptedRun.test.ts'],
  },
  {
    file: 'project/run/runReport.ts',
    line: "const serious = findings.filter(({ severity }) => severity !== 'info');",
    broken: 'const serious = findings;',
    tests: ['project/run/runReport.test.ts'],
  },
  {
    file: 'project/run/runReport.ts',
    line: '} else kept++;',
    broken: "} else if (item.state !== 'translated') kept++;",
    tests: ['project/run/runReport.test.ts', 'project/run/reusedUnits.test.ts'],
  },
];
