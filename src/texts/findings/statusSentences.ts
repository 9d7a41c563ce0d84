import { l10n } from '../l10n.ts';
import type { FindingCode } from '../../message/findings.ts';
import { quantity } from '../format.ts';

/** Makes a sentence of what the source asks for and what the translation has instead. */
export type Sentence = (expected: string, got: string) => string;

/** What is said about the states of messages, and about files as a whole. */
export const statusSentences = {
  missing: (expected, got) =>
    l10n.t({
      message: 'Not translated yet: {0} ({1}).',
      args: [quantity.messages(Number(expected)), got],
      comment: '{0} is a count such as “3 messages”, {1} a list of keys.',
    }),
  empty: (expected, got) =>
    got.trim() === ''
      ? l10n.t('The translation is empty.')
      : l10n.t({
          message: 'Empty translations: {0} ({1}).',
          args: [quantity.messages(Number(expected)), got],
          comment: '{0} is a count such as “3 messages”, {1} a list of keys.',
        }),
  outdated: (expected) =>
    l10n.t('The source has changed since this was translated: “{0}”.', expected),
  'copied-from-source': (expected, got) =>
    l10n.t({
      message: 'The texts of the source, as if the file were a copy of it: {0} ({1}).',
      args: [quantity.messages(Number(expected)), got],
      comment: '{0} is a count such as “3 messages”, {1} a list of keys.',
    }),
  'garbled-file': (expected, got) =>
    l10n.t({
      message: 'Encoded twice, as if UTF-8 had been read as Latin-1: {0} ({1}).',
      args: [quantity.messages(Number(expected)), got],
      comment: '{0} is a count such as “3 messages”, {1} a list of keys.',
    }),
  inconsistent: (expected) => l10n.t('The same source is translated elsewhere as “{0}”.', expected),
  unreadable: (expected, got) =>
    expected === ''
      ? l10n.t(
          'Glossa cannot read this file safely, so it neither checks nor changes it ({0}).',
          got,
        )
      : l10n.t({
          message:
            'Nothing can be checked here because the source {0} cannot be read safely ({1}).',
          args: [expected, got],
          comment: '{0} is the path of a file, {1} a place in it and the reason in English.',
        }),
} as const satisfies Partial<Record<FindingCode, Sentence>>;
