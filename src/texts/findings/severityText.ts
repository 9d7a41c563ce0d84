import type { Severity } from '../../message/findings.ts';
import { l10n } from '../l10n.ts';

/** How severe a finding is, as a word. */
export const severityText = (severity: Severity): string => words[severity]();

const words: Readonly<Record<Severity, () => string>> = {
  error: () => l10n.t({ message: 'Error', comment: 'How severe a problem is.' }),
  warning: () => l10n.t({ message: 'Warning', comment: 'How severe a problem is.' }),
  info: () => l10n.t({ message: 'Information', comment: 'How severe a problem is.' }),
};
