import type { Check, ToFix } from './check.ts';
import { replaced } from './places.ts';
import { termText } from './termText.ts';

const listOf = (text: string | undefined) => (text === undefined ? [] : [text]);

const renamed = ({ target, at, expected }: ToFix) => (at ? [replaced(target, at, expected)] : []);

const named = { severity: 'warning', fix: renamed, isCertain: true } as const;

/** What takes more than a message and its translation to find: lists of names, a glossary, a run, a file, all files of a folder. */
export const fileChecks = [
  { code: 'product-name-missing', ...named },
  { code: 'product-name-case', ...named },
  { code: 'product-name-forbidden', ...named },
  {
    code: 'term-not-followed',
    severity: 'warning',
    fix: ({ target, expected }) => listOf(termText(target, expected)),
    setting: 'terms',
  },
  {
    code: 'inconsistent',
    severity: 'info',
    fix: ({ other }) => listOf(other),
    setting: 'inconsistent',
  },
  { code: 'placeholder-undeclared', severity: 'error' },
  { code: 'plural-missing-form', severity: 'warning', isForRuns: true },
  { code: 'plural-same-forms', severity: 'info' },
  { code: 'sentence-in-pieces', severity: 'info' },
  { code: 'missing', severity: 'info', isForRuns: true, setting: 'missing' },
  { code: 'outdated', severity: 'info', isForRuns: true, setting: 'outdated' },
  { code: 'not-in-source', severity: 'info' },
  { code: 'copied-from-source', severity: 'info', isForRuns: true, setting: 'sameAsSource' },
  { code: 'garbled-file', severity: 'error' },
  { code: 'unreadable', severity: 'error', setting: 'unreadable' },
] as const satisfies readonly Check[];
