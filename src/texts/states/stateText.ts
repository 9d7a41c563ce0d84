import { l10n } from '../l10n.ts';
import type { MessageState } from '../../project/status/messageState.ts';

/** The state of one message as a word. */
export const stateText = (state: MessageState): string => words[state]();

const words: Readonly<Record<MessageState, () => string>> = {
  missing: () =>
    l10n.t({
      message: 'missing',
      comment: 'Adjective: a message that has no translation.',
    }),
  outdated: () =>
    l10n.t({
      message: 'outdated',
      comment: 'Adjective: stands behind a translation whose source text has changed since.',
    }),
  unreviewed: () =>
    l10n.t({
      message: 'unreviewed',
      comment: 'Adjective: stands behind a translation that nobody has reviewed.',
    }),
  translated: () =>
    l10n.t({
      message: 'translated',
      comment: 'Adjective: a translation that was there already, and that nobody has reviewed.',
    }),
  reviewed: () =>
    l10n.t({
      message: 'reviewed',
      comment: 'Adjective: a translation that a person wrote or accepted.',
    }),
};
