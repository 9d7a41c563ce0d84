import * as vscode from 'vscode';
import type { ResourceFileError } from '../../catalog/formats/format.ts';
import { showKeyPath } from '../../catalog/keyPath.ts';
import type { LocaleRefusedError } from '../../catalog/layouts/resourceSet.ts';
import { ProjectError, type ProjectProblem } from '../../project/projectError.ts';
import type { SourceDoubt } from '../../project/plan/sourceDoubt.ts';
import { format } from '../ui/text/format.ts';
import { nameOf } from '../files/textFile.ts';
import { uiPath, uiText } from '../ui/text/uiText.ts';
import { hint, UserError } from '../ui/userError.ts';
import { nextStep } from '../ui/nextStep.ts';
import { settings } from '../settings.ts';

/** The error as a person sees it; one that is not about the files of a project comes back as it is. */
export function inWords(error: unknown, uriOf: (path: string) => vscode.Uri): unknown {
  return error instanceof ProjectError ? problemError(error.problem, uriOf) : error;
}

function problemError(problem: ProjectProblem, uriOf: (path: string) => vscode.Uri): UserError {
  switch (problem.code) {
    case 'missingSource':
      return new UserError(vscode.l10n.t('{0} does not exist.', uiPath(problem.path)));
    case 'unreadable':
      return unreadable(uriOf(problem.path), problem.cause);
    case 'noPlace':
      return new UserError(
        vscode.l10n.t(
          '{0} was left as it is: its key is a duplicate, or aliases share its text. Change it by hand.',
          uiText(showKeyPath(problem.key)),
        ),
      );
    case 'generated':
      return new UserError(
        vscode.l10n.t(
          '{0} was made from a PO file, with other files that Glossa does not write (the .js files of Nextcloud). Changes would be overwritten. Translate the PO files instead. Nothing was sent, and no files were changed.',
          uiPath(problem.path),
        ),
      );
    case 'localeAsKey':
      return new UserError(
        vscode.l10n.t({
          message:
            '{0} or its source nests messages under a locale key ({1}), so Glossa cannot tell where translations belong. No files were changed.',
          args: [uiPath(problem.path), uiText(problem.key)],
          comment: '{0} is the path of a file, {1} a key such as “en”.',
        }),
      );
    case 'refusedLocale':
      return new UserError(refusedText(problem.cause, uiPath(problem.sourcePath)));
    case 'guessedSource':
    case 'otherLanguage':
      return doubtError(problem);
    case 'ledger':
      return new UserError(
        problem.reason === 'newerVersion'
          ? vscode.l10n.t(
              '{0} was written by a newer version of Glossa. Update Glossa and try again. No files were changed.',
              uiPath(problem.path),
            )
          : vscode.l10n.t(
              '{0} is not a Glossa ledger. Rename or delete it, then try again. No files were changed.',
              uiPath(problem.path),
            ),
      );
    case 'nothingDue':
      return hint(vscode.l10n.t('Every locale has a translation of this message for its source.'));
  }
}

/** Nothing is translated from a source that nobody is sure of. */
function doubtError(doubt: SourceDoubt): UserError {
  return new UserError(doubtText(doubt), nextStep.openSettings(settings.sourceLocale.key));
}

function doubtText(doubt: SourceDoubt): string {
  const path = uiPath(doubt.path);
  if (doubt.code === 'guessedSource') {
    return vscode.l10n.t(
      'The source locale next to {0} is not clear: none of the locales is English. Set "glossa.sourceLocale", or name a source file elsewhere in "glossa.resources". Nothing was sent.',
      path,
    );
  }
  const { locale, language } = doubt;
  const taken = format.locale(locale);
  if (language === undefined) {
    return vscode.l10n.t({
      message:
        '{0} looks like {1}, but its texts are in another script. Set "glossa.sourceLocale" to its locale. Nothing was sent.',
      args: [path, taken],
      comment: '{0} is the path of a file, {1} the name of a locale. Keep "glossa.sourceLocale".',
    });
  }
  return vscode.l10n.t({
    message:
      '{0} looks like {1}, but its texts are {2}. Set "glossa.sourceLocale" to its locale. Nothing was sent.',
    args: [path, taken, format.locale(language)],
    comment:
      '{0} is the path of a file, {1} the name of a locale, {2} of a language. Keep "glossa.sourceLocale".',
  });
}

function refusedText(refusal: LocaleRefusedError, sourcePath: string): string {
  const locale = uiText(refusal.locale);
  switch (refusal.reason) {
    case 'source':
      return vscode.l10n.t({
        message: '{0} is the source locale of {1}.',
        args: [locale, sourcePath],
        comment: '{0} is the name of a locale, {1} the path of a file.',
      });
    case 'ambiguous':
      return vscode.l10n.t({
        message:
          'There are several files for {0} next to {1}. Keep one of them. No files were changed.',
        args: [locale, sourcePath],
        comment: '{0} is the name of a locale, {1} the path of a file.',
      });
    case 'notALocale':
      return vscode.l10n.t('“{0}” is not a valid locale.', locale);
  }
}
/** A resource file that is refused, reported with its place and a way there. */
export function unreadable(uri: vscode.Uri, error: ResourceFileError): UserError {
  const { line, column } = error;
  const place = new vscode.Position(Math.max(0, line - 1), Math.max(0, column - 1));
  const message = vscode.l10n.t({
    message: '{0}:{1}:{2} cannot be read safely ({3}). No files were changed.',
    args: [nameOf(uri), line, column, uiText(error.message, 200)],
    comment: '{0} is the name of a file, {1} a line, {2} a column, {3} the reason in English.',
  });
  return new UserError(message, {
    title: vscode.l10n.t('Open File'),
    command: 'vscode.open',
    args: [uri, { selection: new vscode.Range(place, place) }],
  });
}
