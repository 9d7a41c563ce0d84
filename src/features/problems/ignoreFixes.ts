import * as vscode from 'vscode';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { quickFixCommand } from '../../platform/ui/inEditor/diagnostic.ts';
import type { IgnoreRequest } from '../../platform/ui/requests.ts';
import { format } from '../../texts/format.ts';
import type { IgnoredFinding } from '../../project/findings/ignoredFindings.ts';
import type { DocumentProblems } from './documentProblems.ts';

/** Offers, after all repairs, not to report a finding: for its message, in its locale, or in the whole folder. */
export class IgnoreFixes implements vscode.CodeActionProvider {
  readonly #problems: DocumentProblems;

  constructor(problems: DocumentProblems) {
    this.#problems = problems;
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
  ): Promise<vscode.CodeAction[]> {
    const checked = this.#problems.checked(document);
    if (checked === undefined) return [];
    const { folder, locale } = checked.member;
    const file = pathIn(folder, document.uri);
    const { findingsIn } = await import('./findingDiagnostics.ts');
    const here = findingsIn(range, checked.findings);
    const codes = new Map(here.map(({ found }) => [found.finding.code, found]));
    return [...codes.values()].flatMap(({ finding: { code }, message }) => {
      const action = (title: string, finding: Omit<IgnoredFinding, 'reason'>) => {
        const request: IgnoreRequest = { folder: folder.uri.toString(), finding };
        // The editor lists what names no problem behind all that repairs one.
        return quickFixCommand(
          title,
          { command: 'glossa.problems.ignore', arguments: [request] },
          [],
        );
      };
      const inLocale = vscode.l10n.t({
        message: 'Do not report “{0}” in {1}',
        args: [code, format.locale(locale)],
        comment: '{0} is the code of a check, {1} the name of a locale.',
      });
      const forMessage = vscode.l10n.t('Do not report “{0}” for this message', code);
      return [
        ...(message ? [action(forMessage, { code, message: { file, key: message.path } })] : []),
        action(inLocale, { code, locale }),
        action(vscode.l10n.t('Do not report “{0}” in this folder', code), { code }),
      ];
    });
  }
}
