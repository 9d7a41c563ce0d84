import { languageServes } from '../../../resources/languageServes.ts';
import { targetCode } from '../../../service/languageCodes.ts';

/**
 * Whether segments of a memory of the service can be taken for a locale as they are: by the rule for files, and where the
 * service has the same code for both.
 */
export const segmentServes = (language: string, targetLocale: string): boolean =>
  languageServes(language, targetLocale) || targetCode(targetLocale) === language.toUpperCase();
