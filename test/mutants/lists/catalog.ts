import type { Mutant } from '../mutant.ts';

/** What decides which messages are due, what the ledger says of them, and where values go. */
export const catalogMutants: readonly Mutant[] = [
  {
    file: 'catalog/plan.ts',
    line: "if (value.trim() === '') return skip('empty');",
    broken: "if (value === '') return skip('empty');",
    tests: ['catalog/plan.test.ts'],
  },
  {
    file: 'catalog/plan.ts',
    line: "if (current === undefined || current.value === '') {",
    broken: 'if (current === undefined) {',
    tests: ['catalog/plan.test.ts'],
  },
  {
    file: 'catalog/plan.ts',
    line: "if (unneeded.has(row.id)) return skip('notNeeded');",
    broken: '',
    tests: ['catalog/plan.test.ts', 'project/plurals.test.ts'],
  },
  {
    file: 'catalog/plan.ts',
    line: 'if (!known.has(id)) rows.push({ path, id, source: message });',
    broken: 'rows.push({ path, id, source: message });',
    tests: ['catalog/plan.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerEntry.ts',
    line: "if (entries.length === 0) return 'adopted';",
    broken: "if (entries.length === 0) return 'stale';",
    tests: ['catalog/ledger/*.test.ts', 'catalog/plan.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerEntry.ts',
    line: 'if (entries.some((entry) => entry.written === undefined)) {',
    broken: 'if (entries.every((entry) => entry.written === undefined)) {',
    tests: ['catalog/ledger/*.test.ts', 'catalog/plan.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerEntry.ts',
    line: "if (about.length > 0) return about.some(isCurrent) ? 'kept' : 'stale';",
    broken: "if (about.length > 0) return 'kept';",
    tests: ['catalog/ledger/*.test.ts', 'catalog/plan.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerEntry.ts',
    line: "return entries.some(isCurrent) ? 'edited' : 'editedStale';",
    broken: "return entries.some(isCurrent) ? 'edited' : 'stale';",
    tests: ['catalog/ledger/*.test.ts', 'catalog/plan.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerAfter.ts',
    line: "if (outcome?.by === 'person') return [{ source }];",
    broken: "if (outcome?.by === 'person') return [{ source, written: source }];",
    tests: ['catalog/ledger/*.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerAfter.ts',
    line: 'return outcome && before.get(keyId(item.from.path));',
    broken: 'return outcome && [];',
    tests: ['catalog/ledger/*.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerAfter.ts',
    line: 'if (isNew(id)) record(id, entries);',
    broken: '',
    tests: ['catalog/ledger/*.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerAhead.ts',
    line: 'return [...known.filter((entry) => !isAmong(entry, added)), ...added];',
    broken: 'return added;',
    tests: ['catalog/ledger/*.test.ts', 'project/interruptedRun.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerLines.ts',
    line: "inBase = line.startsWith('|');",
    broken: 'inBase = false;',
    tests: ['catalog/ledger/*.test.ts'],
  },
  {
    file: 'catalog/ledger/ledgerRoot.ts',
    line: '(written === adopted || isHash(written))',
    broken: '(written === adopted || isText(written))',
    tests: ['catalog/ledger/*.test.ts'],
  },
  {
    file: 'catalog/renames.ts',
    line: '(orphan) => !isForm || formOf(orphan.path) === formOf(row.path),',
    broken: '() => true,',
    tests: ['catalog/*.test.ts'],
  },
  {
    file: 'catalog/localeAsKey.ts',
    line: 'if (baseLanguage(key) === language && !isShared) throw new LocaleAsKeyError(key);',
    broken: '',
    tests: ['catalog/localeAsKey.test.ts'],
  },
  {
    file: 'catalog/locale.ts',
    line: 'if (!languageCodes.has(language.toLowerCase())) return undefined;',
    broken: '',
    tests: ['catalog/locale.test.ts'],
  },
  {
    file: 'catalog/edit.ts',
    line: 'if (edit.offset < at) throw new RangeError(`edits overlap at ${edit.offset}`);',
    broken: '',
    tests: ['catalog/edit.test.ts'],
  },
  {
    file: 'catalog/hash.ts',
    line: 'const second = spread(b ^ first);',
    broken: 'const second = spread(b);',
    tests: ['catalog/hash.test.ts'],
  },
  {
    file: 'catalog/formats/insertionPoints.ts',
    line: 'return bound ? lastKeptTogether(names, place + 1, keepTogether) : place;',
    broken: 'return place;',
    tests: ['catalog/formats/*.test.ts'],
  },
  {
    file: 'catalog/formats/insertionPoints.ts',
    line: 'const place = places.get(name);',
    broken: 'const place = present.includes(name) ? places.get(name) : undefined;',
    tests: ['growth.test.ts'],
  },
  {
    file: 'catalog/formats/tree/completeArrays.ts',
    line: 'if (members.size === 0) return;',
    broken: '',
    tests: ['catalog/formats/*.test.ts'],
  },
  {
    file: 'catalog/formats/json/jsonEscapes.ts',
    line: 'for (const char of signs.keys()) if (plain.includes(char)) signs.delete(char);',
    broken: '',
    tests: ['catalog/formats/json*.test.ts', 'catalog/formats/byteRule.test.ts'],
  },
  {
    file: 'catalog/formats/tree/flowGap.ts',
    line: 'if (space !== afterComma)',
    broken: 'if (space === undefined)',
    tests: ['catalog/formats/*.test.ts'],
  },
];
