import { formatsByExtension } from '../../resources/formats/formatsByExtension.ts';
import type { ResourcePatternProblem } from '../../resources/layouts/resourcePatternError.ts';
import type { UnreadFiles, UnreadFormat } from '../../resources/layouts/unreadFiles.ts';
import { format, quantity } from '../format.ts';
import { l10n } from '../l10n.ts';

/** What files in a format that Glossa does not read are called. */
export function unreadName(unread: UnreadFormat): string {
  switch (unread) {
    case 'gettext':
      return 'gettext (.po)';
    case 'xliff':
      return 'XLIFF (.xlf)';
    case 'android':
      return 'Android (strings.xml)';
    case 'apple':
      return 'Apple (.strings)';
    case 'dotnet':
      return '.NET (.resx)';
    case 'fluent':
      return 'Fluent (.ftl)';
    case 'php':
      return 'PHP (.php)';
    case 'modules':
      return 'JavaScript, TypeScript (.js, .ts)';
  }
}

/** Which files were found that Glossa does not read, and what can be done; empty where there are none. */
export function unreadText({ formats, renames }: UnreadFiles): string {
  const [rename] = renames;
  if (formats.length > 0) {
    const found = formats.map(
      ({ format, paths }) => `${unreadName(format)}: ${quantity.files(paths.length)}`,
    );
    return `${l10n.t('Found, in formats that Glossa does not read: {0}.', format.list(found))} ${readFormatsText()}`;
  }
  if (rename === undefined) return '';
  return l10n.t({
    message: 'The locale of {0} is spelled in a way that Glossa does not know. As {1} it is found.',
    args: [rename.from, rename.to],
    comment: '{0} and {1} are paths of files.',
  });
}

/** What is read, and the way there. */
export const readFormatsText = (): string =>
  l10n.t({
    message: 'Glossa reads {0}. Export the texts in one of these formats to translate them here.',
    args: [format.list([...formatsByExtension.keys()])],
    comment: '{0} is a list of file extensions.',
  });

/** What is wrong with a pattern of the setting `glossa.resources`, and what it needs. */
export function patternProblemText(problem: ResourcePatternProblem): string {
  switch (problem) {
    case 'notRelative':
      return l10n.t('Give a path within the folder, with / and without “.” or “..” in it.');
    case 'emptySegment':
      return l10n.t('A / in it has nothing before or behind it.');
    case 'unknownPlaceholder':
      return l10n.t('Only {locale} and {namespace} may stand in braces.');
    case 'repeated':
      return l10n.t('A wildcard is in it too often.');
    case 'noLocale':
      return l10n.t('Put {locale} where the locale stands.');
    case 'localeInSource':
      return l10n.t('Put {locale} into "source" alone, or into "targets" alone.');
    case 'targetsDiffer':
      return l10n.t('Its wildcards have to be those of "source", in the same order.');
    case 'unknownFormat':
      return readFormatsText();
  }
}
