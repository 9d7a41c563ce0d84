import { l10n } from '../l10n.ts';
import { difference } from '../../resources/edit.ts';
import type { Finding } from '../../message/findings.ts';
import { plainText } from '../uiText.ts';

/** What a quick fix that gives a message another value does, in a few words. */
export function fixTitle({ code, expected, got }: Finding, before: string, after: string): string {
  switch (code) {
    case 'whitespace-edge':
      return l10n.t('Begin and end with the spaces of the source');
    case 'placeholder-spacing':
      return l10n.t('Set the placeholder apart as in the source');
    case 'double-space':
      return l10n.t('Remove the second space');
    case 'invisible-character':
      return l10n.t('Remove the invisible character {0}', got);
    case 'icu-missing-category':
      return l10n.t('Add the missing plural forms as copies of “other”');
    case 'inconsistent':
      return l10n.t('Translate it as elsewhere: “{0}”', plainText(expected));
    default:
      return changeTitle(changeOf(expected, got, before, after));
  }
}

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
