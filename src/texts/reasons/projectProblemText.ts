import { type ResourceFileError, showKeyPath } from '../../resources/formats/format.ts';
import type { LocaleRefusedError } from '../../resources/layouts/resourceSet.ts';
import type { ProjectProblem } from '../../project/ledger/projectError.ts';
import type { SourceDoubt } from '../../project/plan/sourceDoubt.ts';
import { format } from '../format.ts';
import { l10n } from '../l10n.ts';
import { uiPath, uiText } from '../uiText.ts';

/** What keeps files of a project from being translated or written. */
export function projectProblemText(problem: ProjectProblem): string {
  switch (problem.code) {
    case 'missingSource':
      return missingFileText(uiPath(problem.path));
    case 'unreadable':
      return unreadableText(uiPath(problem.path), problem.cause);
    case 'noPlace':
      return l10n.t(
        '{0} was left as it is: its key is a duplicate, or aliases share its text. Change it by hand.',
        uiText(showKeyPath(problem.key)),
      );
    case 'generated':
      return l10n.t(
        '{0} was made from a PO file, with other files that Glossa does not write (the .js files of Nextcloud). Changes would be overwritten. Translate the PO files instead. Nothing was sent, and no files were changed.',
        uiPath(problem.path),
      );
    case 'localeAsKey':
      return l10n.t({
        message:
          '{0} or its source nests messages under a locale key ({1}), so Glossa cannot tell where translations belong. No files were changed.',
        args: [uiPath(problem.path), uiText(problem.key)],
        comment: '{0} is the path of a file, {1} a key such as “en”.',
      });
    case 'refusedLocale':
      return refusedText(problem.cause, uiPath(problem.sourcePath));
    case 'guessedSource':
    case 'otherLanguage':
    case 'fewerMessages':
      return doubtText(problem);
    case 'ledger':
      return problem.reason === 'newerVersion'
        ? l10n.t(
            '{0} was written by a newer version of Glossa. Update Glossa and try again. No files were changed.',
            uiPath(problem.path),
          )
        : l10n.t(
            '{0} is not a Glossa ledger. Rename or delete it, then try again. No files were changed.',
            uiPath(problem.path),
          );
    case 'nothingDue':
      return l10n.t('Every locale has a translation of this message for its source.');
  }
}

function doubtText(doubt: SourceDoubt): string {
  const path = uiPath(doubt.path);
  if (doubt.code === 'guessedSource') {
    return l10n.t(
      'The source locale next to {0} is not clear: none of the locales is English. Set "glossa.sourceLocale", or name a source file elsewhere in "glossa.resources". Nothing was sent.',
      path,
    );
  }
  if (doubt.code === 'fewerMessages') {
    return l10n.t({
      message:
        '{0} has fewer messages than the file in {1}. Set "glossa.sourceLocale" to the locale that is translated from. Nothing was sent.',
      args: [path, format.locale(doubt.other)],
      comment: '{0} is the path of a file, {1} the name of a locale. Keep "glossa.sourceLocale".',
    });
  }
  const { locale, language } = doubt;
  const taken = format.locale(locale);
  if (language === undefined) {
    return l10n.t({
      message:
        '{0} looks like {1}, but its texts are in another script. Set "glossa.sourceLocale" to its locale. Nothing was sent.',
      args: [path, taken],
      comment: '{0} is the path of a file, {1} the name of a locale. Keep "glossa.sourceLocale".',
    });
  }
  return l10n.t({
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
      return l10n.t({
        message: '{0} is the source locale of {1}.',
        args: [locale, sourcePath],
        comment: '{0} is the name of a locale, {1} the path of a file.',
      });
    case 'ambiguous':
      return l10n.t({
        message:
          'There are several files for {0} next to {1}. Keep one of them. No files were changed.',
        args: [locale, sourcePath],
        comment: '{0} is the name of a locale, {1} the path of a file.',
      });
    case 'notALocale':
      return noLocaleText(locale);
  }
}

/** The same as the state of a file, where nobody has tried to write anything. */
export function problemStateText(problem: ProjectProblem): string {
  if (problem.code !== 'unreadable') return projectProblemText(problem);
  const { line, column, message } = problem.cause;
  return l10n.t({
    message: '{0}:{1}:{2} cannot be read: {3}',
    args: [uiPath(problem.path), line, column, uiText(message, 200)],
    comment: '{0} is the name of a file, {1} a line, {2} a column, {3} the reason in English.',
  });
}

/** A resource file that cannot be read, with the place where. */
export function unreadableText(name: string, { line, column, message }: ResourceFileError): string {
  return l10n.t({
    message: '{0}:{1}:{2} cannot be read safely ({3}). No files were changed.',
    args: [name, line, column, uiText(message, 200)],
    comment: '{0} is the name of a file, {1} a line, {2} a column, {3} the reason in English.',
  });
}

export const missingFileText = (name: string): string => l10n.t('{0} does not exist.', name);

export const noLocaleText = (locale: string): string =>
  l10n.t('“{0}” is not a valid locale.', locale);
