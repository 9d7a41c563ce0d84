import { readDictionaryFile } from '../../../../src/features/glossaries/dictionary/dictionaryFile.ts';
import { ignoredBy, parseIgnored } from '../../../../src/project/findings/ignoredFindings.ts';
import { guarded, unguarded } from '../../../../src/project/table/spreadsheetGuard.ts';
import { emptyTranscript, piecesOf, withChange } from '../../../../src/speech/transcript.ts';
import { repeated, type GrowthCase } from '../growthCase.ts';

const places = (size: number) => Array.from({ length: size }, (_, place) => place);
const pair = { sourceLanguage: 'en', targetLanguage: 'de' };

/** What a repository or a service may hand over to make the editor busy. */
export const hostileCases: readonly GrowthCase[] = [
  {
    name: 'looks findings up in a list of ignored ones, all of one code and of other locales',
    prepare: (size) => {
      const locales = ['de', 'fr-CA', 'pt-BR', 'ja'];
      const text = places(size)
        .map(
          (place) => `${JSON.stringify({ code: 'x', locale: locales[place % 4], reason: '' })}\n`,
        )
        .join('');
      return () => {
        const isIgnored = ignoredBy(parseIgnored(text));
        return places(size).filter((place) =>
          isIgnored({ code: 'x', locale: 'it', file: 'a.json', key: [place] }),
        );
      };
    },
  },
  {
    name: 'looks the findings of many files up in one list of ignored ones',
    prepare: (size) => {
      const line = (place: number) => JSON.stringify({ code: 'x', file: 'a', key: [place] });
      const ignored = parseIgnored(places(size).map(line).join('\n'));
      return () => places(size).map(() => ignoredBy(ignored));
    },
  },
  {
    name: 'hears a recording one word at a time',
    prepare: (size) => () => {
      let transcript = emptyTranscript(['de']);
      for (const start of places(size)) {
        const spoken = { concluded: [{ text: 'word', start, end: start }], tentative: [] };
        transcript = withChange(transcript, { type: 'source', ...spoken });
        transcript = withChange(transcript, { type: 'target', language: 'de', ...spoken });
        transcript = withChange(transcript, { type: 'gap', from: start, to: start });
      }
      return piecesOf(transcript);
    },
  },
  {
    name: 'reads a table of terms whose rows several separators part',
    prepare: (size) => {
      const text = repeated('"a"" b", c;d\t,"e\nf";g\n', size * 20);
      return () => readDictionaryFile(text, 'csv', pair).problems.length;
    },
  },
  {
    name: 'guards a cell that is full of places where a formula could begin',
    prepare: (size) => {
      const text = repeated(`;"'  =1\n\t;- `, size * 20);
      return () => unguarded(guarded(text), [text]).length;
    },
  },
];
