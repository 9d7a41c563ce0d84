import { l10n } from '../l10n.ts';

/** The states of messages, as filters and heads of columns name them. */
export function stateNames() {
  return {
    proposed: l10n.t({
      message: 'Proposed',
      comment: 'State: nobody has accepted the text yet.',
    }),
    missing: l10n.t({ message: 'Missing', comment: 'State of messages: no translation.' }),
    outdated: l10n.t({
      message: 'Outdated',
      comment: 'State: the source has changed since.',
    }),
    copied: l10n.t({
      message: 'Same as source',
      comment: 'State: nobody has translated it.',
    }),
    unreviewed: l10n.t({
      message: 'Unreviewed',
      comment: 'State: nobody has read it yet.',
    }),
    translated: l10n.t({
      message: 'Translated',
      comment: 'State: it was there already, and nobody has reviewed it.',
    }),
    reviewed: l10n.t({
      message: 'Reviewed',
      comment: 'State: a person wrote or accepted it.',
    }),
  };
}
