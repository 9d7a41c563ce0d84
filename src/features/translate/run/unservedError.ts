import * as vscode from 'vscode';
import { format } from '../../../texts/format.ts';
import { uiPath } from '../../../texts/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import type { WantedTarget } from '../../../project/ports/translationService.ts';
import type { Language } from '../../../service/schemas/languages.ts';
import { serves } from '../../../service/serves.ts';

/** Why the service cannot translate into a target, by what it says it offers; nothing where it can, or says nothing. */
export function unservedError(
  languages: readonly Language[],
  { sourceLocale, sourcePath, locale, path }: WantedTarget,
): UserError | undefined {
  if (!serves(languages, 'source', sourceLocale)) {
    return new UserError(
      vscode.l10n.t({
        message:
          'The service does not translate from {0}, the apparent locale of {1}. Nothing was sent for it. If it is in another language, set "glossa.sourceLocale".',
        args: [format.locale(sourceLocale), uiPath(sourcePath)],
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
