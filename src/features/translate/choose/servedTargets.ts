import * as vscode from 'vscode';
import { format } from '../../../platform/ui/text/format.ts';
import { uiPath } from '../../../platform/ui/text/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { isPseudoLocale } from '../../../catalog/pseudoLocales.ts';
import type { OpenedTargets } from '../../../project/project.ts';
import type { TargetFile } from '../../../project/plan/targetFile.ts';
import type { Language } from '../../../service/schemas/languages.ts';
import { serves } from '../../../service/serves.ts';

/**
 * Leaves out, before anything is sent, the targets whose languages the service does not know; they are reported with
 * the other files that are not written.
 *
 * @throws {UserError} where that holds for all of them
 */
export function servedTargets(
  languages: readonly Language[],
  { targets, refused }: OpenedTargets,
): OpenedTargets {
  const due = targets.filter(({ units }) => units.length > 0);
  const unserved = new Map(
    due.flatMap((target) => {
      const error = unservedError(languages, target);
      return error === undefined ? [] : [[target, { path: target.path, error }] as const];
    }),
  );
  const [first] = unserved.values();
  if (first !== undefined && unserved.size === due.length) throw first.error;
  return {
    targets: targets.filter((target) => !unserved.has(target)),
    refused: [...refused, ...unserved.values()],
  };
}

function unservedError(
  languages: readonly Language[],
  { set, locale, path }: TargetFile,
): UserError | undefined {
  if (isPseudoLocale(locale)) return undefined;
  if (!serves(languages, 'source', set.source.locale)) {
    return new UserError(
      vscode.l10n.t({
        message:
          'The service does not translate from {0}, the apparent locale of {1}. Nothing was sent for it. If it is in another language, set "glossa.sourceLocale".',
        args: [format.locale(set.source.locale), uiPath(set.source.path)],
        comment: '{0} is the name of a locale, {1} the path of a file. Keep "glossa.sourceLocale".',
      }),
    );
  }
  if (serves(languages, 'target', locale)) return undefined;
  return new UserError(
    vscode.l10n.t({
      message:
        'The service does not translate into {0}, the apparent locale of {1}. Nothing was sent for it. If its name means another language, describe the files in "glossa.resources".',
      args: [format.locale(locale), uiPath(path)],
      comment: '{0} is the name of a locale, {1} the path of a file. Keep "glossa.resources".',
    }),
  );
}
