import { l10n } from '../l10n.ts';
import type { SkipReason } from '../../resources/plan.ts';
import type { FailedMessage } from '../../project/run/runReport.ts';
import { bodyLimit } from '../../translation/translator.ts';
import { format } from '../format.ts';
import { limitText } from './errorText.ts';

/** Why a message has no new translation, in the words of the notification where the service or the network is why. */
export function failureText(
  { reason, why }: Pick<FailedMessage, 'reason' | 'why'>,
  longest = bodyLimit,
): string {
  if (why === undefined) return reasonTexts[reason](longest);
  // The error says what is wrong with the disk, not what happened to the message.
  return reason === 'journal' ? `${reasonTexts[reason](longest)}. ${why}` : why;
}

/** What a service says may lack its period. */
export const withEnd = (text: string): string => (/[.!?…)。！？]$/u.test(text) ? text : `${text}.`);

/** What is known without an error. */
const reasonTexts: Readonly<Record<FailedMessage['reason'], (longest: number) => string>> = {
  placeholders: () => l10n.t('Every response damaged the placeholders'),
  answer: () => l10n.t('The response is not a usable translation'),
  plural: () => l10n.t('Its plural or choice syntax cannot be translated safely'),
  tooLong: (longest) =>
    l10n.t({
      message: 'Longer than a request to the service can be, which is {0}',
      args: [format.bytes(longest)],
      comment: '{0} is a size such as “128 KB”.',
    }),
  cancelled: () => l10n.t('Cancelled before it was sent or answered'),
  credentials: () => l10n.t('The key was refused'),
  permission: () => l10n.t('The key is wrong, or it is not allowed to translate'),
  quota: () => l10n.t('The quota is used up'),
  memory: () => l10n.t('The translation memory does not exist or does not cover this pair'),
  glossary: () => l10n.t('The glossary no longer exists'),
  rejected: () => l10n.t('The service refused the request'),
  service: () => l10n.t('The service could not be reached or gave no usable response'),
  badAnswer: () => l10n.t('The response of the service could not be used'),
  journal: () => l10n.t('Not sent, because earlier responses could not be saved'),
  limit: limitText,
  edited: () => l10n.t('Left as it is: somebody changed it during the run'),
  outdated: () => l10n.t('Not written: its source changed during the run'),
  noPlace: () =>
    l10n.t('Not written: its place holds another value, or an earlier item of its list is missing'),
  notAccepted: () => l10n.t('Proposed in the catalog, and not accepted yet'),
  notWritten: () => l10n.t('Not written: its file could not be written'),
};

/** Why there was nothing to do for a message. */
export const skippedText = (reason: SkipReason): string => skipTexts[reason]();

const skipTexts: Readonly<Record<SkipReason, () => string>> = {
  empty: () => l10n.t('Skipped: the source is empty'),
  nothingToTranslate: () => l10n.t('Skipped: there is no text to translate'),
  notNeeded: () => l10n.t('Skipped: this locale does not need the plural form'),
  elsewhere: () =>
    l10n.t('Skipped: the file already has this message under another spelling of its key'),
  notChosen: () => l10n.t('Not asked for: another run translates it'),
  blocked: () =>
    l10n.t('Not sent: its place holds another value, its key is a duplicate, or aliases share it'),
};
