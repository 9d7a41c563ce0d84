import type { GlossaryEntries } from '../../../project/ports/glossaryEntries.ts';
import type { LanguageService } from '../../../service/client.ts';
import { sourceCode } from '../../../service/languageCodes.ts';

type Entries = ReturnType<GlossaryEntries>;

/**
 * The entries of dictionaries, each asked for once. Dictionaries have base codes: that for `pt` serves `pt-BR` and
 * `pt-PT`.
 */
export function dictionaryEntries(
  glossaries: () => Promise<Pick<LanguageService['glossaries'], 'entries'>>,
): GlossaryEntries {
  const asked = new Map<string, Entries>();
  const ask = async (...of: Parameters<LanguageService['glossaries']['entries']>) => {
    const { entries } = await glossaries();
    return (await entries(...of)).entries;
  };
  return (glossary, sourceLocale, locale) => {
    const targetLanguage = sourceCode(locale).toLowerCase();
    const sourceLanguage = sourceCode(sourceLocale).toLowerCase();
    const key = `${glossary} ${sourceLanguage} ${targetLanguage}`;
    const known = asked.get(key);
    const answer = known ?? ask(glossary, { sourceLanguage, targetLanguage });
    asked.set(key, answer);
    return answer;
  };
}
