import type { Translator } from '../../../src/translation/translator.ts';
import { pseudoTranslate } from '../../service/engine.ts';
import type { MangleMode } from '../../service/mangle.ts';

/** The engine of the stand-in, without the way to it: it has all the messages to translate very often. */
export function engine(modes: readonly MangleMode[]): Translator {
  const options = { target: 'de', terms: new Map(), mangling: { modes, when: 'always' } } as const;
  return {
    translate: ({ texts, tags }) => {
      const keeps = tags ? () => false : undefined;
      return Promise.resolve(texts.map((text) => pseudoTranslate(text, { ...options, keeps })));
    },
    codesOf: (pair) => pair,
    bodySize: () => 200,
  };
}
