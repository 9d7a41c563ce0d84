import { difference } from '../../resources/edit.ts';
import { l10n } from '../l10n.ts';
import type { Finding, FindingCode } from '../../message/findings.ts';
import { statusSentences, type Sentence } from './statusSentences.ts';
import { plainText } from '../uiText.ts';

/** A finding as a sentence for display, in the language of the editor; plain text. */
export function findingText({ code, expected, got }: Finding): string {
  return sentences[code](plainText(expected), plainText(got));
}

const placeholders = {
  'placeholder-missing': (expected) => l10n.t('The placeholder {0} is missing.', expected),
  'placeholder-extra': (_, got) =>
    l10n.t('The placeholder {0} is not in the source, or not as often.', got),
  'placeholder-changed': (expected, got) =>
    l10n.t({
      message: 'The placeholder {0} became {1}.',
      args: [expected, got],
      comment: '{0} and {1} are placeholders such as “%s”.',
    }),
  'placeholder-undeclared': (_, got) =>
    l10n.t(
      'The placeholder {0} is not declared, so browsers do not load the extension. Declare it under “placeholders”.',
      got,
    ),
  'placeholder-order': (expected) =>
    l10n.t('Positional placeholders must keep this order: {0}.', expected),
  'placeholder-clumped': () =>
    l10n.t('Placeholders that are apart in the source are next to each other here.'),
  'placeholder-spacing': (expected, got) =>
    l10n.t({
      message: 'The spaces around a placeholder differ: “{0}” became “{1}”.',
      args: [expected, got],
      comment: '{0} and {1} are parts of texts.',
    }),
  'placeholder-moved': (expected, got) =>
    l10n.t({
      message: 'A placeholder moved out of what encloses it: {0} became {1}.',
      args: [expected, got],
      comment: '{0} and {1} are parts of texts.',
    }),
  'special-character': (expected, got) =>
    l10n.t({
      message: 'The program reads “{0}” as syntax. Write {1} to show the character.',
      args: [got, expected],
      comment: '{0} is a character such as “@”, {1} the same in braces and apostrophes.',
    }),
  'placeholder-quoted': (expected, got) =>
    l10n.t({
      message: 'The apostrophe in “{1}” hides the placeholder {0}. Write the apostrophe twice.',
      args: [expected, got],
      comment: '{0} is a placeholder such as “{name}”, {1} a part of a text.',
    }),
  'apostrophe-unclosed': (_, got) =>
    l10n.t({
      message:
        'The apostrophe in “{0}” opens a quotation that never ends. Write the apostrophe twice.',
      args: [got],
      comment: '{0} is a part of a text.',
    }),
  'apostrophe-lost': (_, got) =>
    l10n.t({
      message: 'The apostrophes in “{0}” are not shown. Write each of them twice.',
      args: [got],
      comment: '{0} is a part of a text.',
    }),
  'tag-changed': (expected, got) =>
    l10n.t({
      message: 'The tags differ. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are lists of tags, or “nothing”.',
    }),
  'tag-unbalanced': (_, got) => l10n.t('The tags are not closed, or cross each other: {0}.', got),
  'entity-changed': (expected, got) =>
    l10n.t({
      message: 'An HTML entity differs. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are entities such as “&amp;”, or “nothing”.',
    }),
  'entity-escaped-twice': (expected, got) =>
    l10n.t({
      message: 'Escaped twice: readers see “{0}” as text. Source: {1}.',
      args: [got, expected],
      comment: '{0} and {1} are entities such as “&amp;”.',
    }),
  'entity-broken': (expected, got) =>
    l10n.t({
      message: 'A broken entity: readers see “{0}” as text. It should be {1}.',
      args: [got, expected],
      comment: '{0} is what is left of the HTML entity {1}, such as “amp;” of “&amp;”.',
    }),
  'escape-changed': (expected, got) =>
    l10n.t({
      message: 'An escape differs. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are escapes such as “\\n”, or “nothing”.',
    }),
  'markdown-changed': (expected, got) =>
    l10n.t({
      message: 'The Markdown differs. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are parts of texts, or “nothing”.',
    }),
  'url-changed': (expected, got) =>
    l10n.t({
      message: 'An address differs. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are web addresses, or “nothing”.',
    }),
  'accelerator-changed': () =>
    l10n.t('The number of keyboard accelerators (&) differs from the source.'),
} as const satisfies Partial<Record<FindingCode, Sentence>>;

const texts = {
  'same-as-source': () => l10n.t('This is the source text, not a translation.'),
  'other-script': (_, got) => l10n.t('“{0}” is not in the script of this language.', got),
  length: (expected, got) =>
    l10n.t({
      message: 'Characters in the source: {0}. Here: {1}.',
      args: [expected, got],
      comment: 'Two numbers. “Here” is in the translation.',
    }),
  'whitespace-edge': () => l10n.t('Leading or trailing spaces differ from the source.'),
  'line-breaks': (expected, got) =>
    l10n.t({
      message: 'Line breaks in the source: {0}. Here: {1}.',
      args: [expected, got],
      comment: 'Two numbers. “Here” is in the translation.',
    }),
  'end-punctuation': (expected, got) =>
    l10n.t({
      message: 'The end differs. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are punctuation marks, or “nothing”. “Here” is in the translation.',
    }),
  'numbers-changed': (expected, got) =>
    l10n.t({
      message: 'The numbers differ. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment: '{0} and {1} are lists of numbers, or “nothing”. “Here” is in the translation.',
    }),
  'date-format': (_, got) =>
    l10n.t('“{0}” is not valid in a date or time format. Use the letters of the source.', got),
  'program-value': (expected, got) =>
    l10n.t({
      message: 'This value is for programs: “{0}” became “{1}”. Restore it.',
      args: [expected, got],
      comment: '{0} and {1} are values such as “image/png” or “/etc/hosts”.',
    }),
  garbled: (expected, got) =>
    expected === ''
      ? l10n.t('A character could not be decoded and is lost: “{0}”.', got)
      : l10n.t({
          message: '“{1}” was decoded wrongly and stands for “{0}”.',
          args: [expected, got],
          comment: '{0} and {1} are parts of texts, such as “é” and “Ã©”.',
        }),
  'invisible-character': (_, got) => l10n.t('Contains an invisible character: {0}.', got),
  'double-space': () => l10n.t('There are two spaces in a row.'),
} as const satisfies Partial<Record<FindingCode, Sentence>>;

const choices = {
  'icu-syntax': (_, got) => l10n.t('This cannot be read as an ICU message ({0}).', got),
  'icu-source-syntax': (_, got) =>
    l10n.t('The source cannot be read as an ICU message ({0}).', got),
  'icu-missing-other': () => l10n.t('A plural or select has no “other” branch.'),
  'icu-unknown-category': (expected, got) =>
    l10n.t({
      message: '“{1}” is not a plural category. The language has: {0}.',
      args: [expected, got],
      comment: 'Plural categories are English words such as “few”; {0} is a list of them.',
    }),
  'icu-argument-missing': (expected) => l10n.t('The argument {0} is not used.', expected),
  'icu-argument-extra': (_, got) => l10n.t('The source has no argument {0}.', got),
  'icu-argument-type': (expected, got) =>
    l10n.t({
      message: 'The argument {0} has another type: {1}.',
      args: [expected, got],
      comment: '{0} is the name of an ICU argument, {1} a type such as “number”.',
    }),
  'icu-select-keys': (expected, got) =>
    l10n.t({
      message: 'The branches of a select differ. Source: {0}. Here: {1}.',
      args: [orNone(expected), orNone(got)],
      comment:
        'Of an ICU message; “select” is a keyword. {0} and {1} are lists of keys, or “nothing”.',
    }),
  'icu-missing-category': (expected, got) =>
    l10n.t({
      message: 'The plural has {1}; the language needs {0}.',
      args: [expected, got],
      comment: '{0} and {1} are plural categories, which are English words such as “few”.',
    }),
  'icu-missing-exact': (expected) =>
    l10n.t('The source has branches for exact values: {0}.', expected),
  'icu-argument-dropped': (expected) =>
    l10n.t('The argument {0}, which some forms of the source show, is not used.', expected),
  'icu-choice-dropped': (expected) => l10n.t('The plural or select over {0} is gone.', expected),
  'icu-same-forms': () => l10n.t('All forms of the plural are the same.'),
  'icu-missing-rare-category': (expected, got) =>
    l10n.t({
      message: 'The plural has {1}; fractions or large numbers also need: {0}.',
      args: [expected, got],
      comment: '{0} and {1} are plural categories, which are English words such as “few”.',
    }),
  'icu-unused-category': (expected, got) =>
    l10n.t({
      message: 'The plural has {1}; the language only uses {0}.',
      args: [expected, got],
      comment: '{0} and {1} are plural categories, which are English words such as “few”.',
    }),
  'plural-missing-form': (expected, got) =>
    l10n.t({
      message: 'Plural forms are missing. Needed: {0}. Here: {1}.',
      args: [expected, got],
      comment: '{0} and {1} are lists of keys.',
    }),
  'not-in-source': (_, got) =>
    l10n.t('Only this locale has the key {0}. Remove it, or move it to the source.', got),
  'plural-same-forms': (_, got) => l10n.t('All forms of the plural are the same: {0}.', got),
  'sentence-in-pieces': () =>
    l10n.t(
      'The message has too many combinations of choices, so its parts were translated separately. Check that they fit together.',
    ),
  'plural-choice-count': (expected, got) =>
    l10n.t({
      message: 'Choices between pipes in the source: {0}. Here: {1}.',
      args: [expected, got],
      comment:
        'Two numbers, or lists of numbers such as “[1,4[”. A pipe is the character “|”. “Here” is in the translation.',
    }),
} as const satisfies Partial<Record<FindingCode, Sentence>>;

const terms = {
  'term-not-followed': (expected) => l10n.t('The glossary asks for {0}.', expected),
  'product-name-missing': (expected, got) =>
    got === ''
      ? l10n.t('The name “{0}” is missing.', expected)
      : l10n.t({
          message: 'The name “{0}” became “{1}”.',
          args: [expected, got],
          comment: '{0} and {1} are spellings of a product name.',
        }),
  'product-name-case': (expected, got) =>
    l10n.t({
      message: 'The name “{0}” is written “{1}”.',
      args: [expected, got],
      comment: '{0} and {1} are spellings of a product name.',
    }),
  'product-name-forbidden': (expected, got) =>
    l10n.t({
      message: '“{1}” is a forbidden form of “{0}”.',
      args: [expected, got],
      comment: '{0} and {1} are spellings of a product name.',
    }),
} as const satisfies Partial<Record<FindingCode, Sentence>>;

const sentences: Readonly<Record<FindingCode, Sentence>> = {
  ...placeholders,
  ...texts,
  ...choices,
  ...terms,
  ...statusSentences,
};

/** Either side may have nothing where the other has something. */
function orNone(text: string): string {
  return text === ''
    ? l10n.t({
        message: 'nothing',
        comment: 'Stands in the place of a part of a text that is not there.',
      })
    : l10n.t('“{0}”', text);
}

/** What a quick fix that gives a message another value does, in a few words. */
export function fixTitle(finding: Finding, before: string, after: string): string {
  const { code, expected, got } = finding;
  return titles[code]?.(finding) ?? changeTitle(changeOf(expected, got, before, after));
}

/** Of fixes that are told best by what they are for. */
const titles: Readonly<Partial<Record<FindingCode, (finding: Finding) => string>>> = {
  'whitespace-edge': () => l10n.t('Begin and end with the spaces of the source'),
  'placeholder-spacing': () => l10n.t('Set the placeholder apart as in the source'),
  'double-space': () => l10n.t('Remove the second space'),
  'invisible-character': ({ got }) => l10n.t('Remove the invisible character {0}', got),
  'icu-missing-category': () => l10n.t('Add the missing plural forms as copies of “other”'),
  inconsistent: ({ expected }) => l10n.t('Translate it as elsewhere: “{0}”', plainText(expected)),
};

interface Change {
  readonly old: string;
  readonly text: string;
}

function changeTitle({ old, text }: Change): string {
  if (old === '') return l10n.t('Insert “{0}”', plainText(text));
  if (text === '') return removeTitle(plainText(old));
  return l10n.t({
    message: 'Replace “{0}” with “{1}”',
    args: [plainText(old), plainText(text)],
    comment: '{0} and {1} are parts of texts.',
  });
}

/** What the finding names where that is it, else what differs, with the rest of the words around it. */
function changeOf(expected: string, got: string, before: string, after: string): Change {
  if (expected !== '' && got !== '' && before.includes(got) && after.includes(expected)) {
    return { old: got, text: expected };
  }
  const { offset, length, text } = difference(before, after);
  const old = before.slice(offset, offset + length);
  const lead = /\S*$/u.exec(before.slice(0, offset))?.[0] ?? '';
  const rest = /^\S*/u.exec(before.slice(offset + length))?.[0] ?? '';
  const isOneSided = old.trim() === '' || text.trim() === '';
  const isApart = /^\s|\s$/u.test(old + text) || lead + rest === '';
  if (isOneSided && isApart) return { old: old.trim(), text: text.trim() };
  return { old: lead + old + rest, text: lead + text + rest };
}

/** What takes something out. */
export const removeTitle = (what: string): string => l10n.t('Remove “{0}”', what);
