import { accented, wide } from './alphabet.ts';
import { insertTerms } from './glossaryTerms.ts';
import type { ElementRule } from './keptElements.ts';
import { splitKept } from './keptElements.ts';
import { mangle, type Mangling } from './mangle.ts';
import { splitPieces, type Piece } from './pieces.ts';

/** What steers the engine for one text. */
export interface EngineOptions {
  /** BCP 47 code as the languages list writes it. */
  readonly target: string;
  /** Source phrase to target phrase. */
  readonly terms: ReadonlyMap<string, string>;
  /** Which elements are left alone; undefined when tag handling was not asked for. */
  readonly keeps: ElementRule | undefined;
  readonly mangling: Mangling;
}

/** Pseudo-localises: `Hello {name}` becomes `[de] Ħéļļö {name}`. The same input always gives the same output. */
export function pseudoTranslate(text: string, options: EngineOptions): string {
  if (text.trim() === '') return text;
  const pieces = options.keeps ? splitKept(text, options.keeps) : [words(text)];
  const split = pieces.flatMap((piece) =>
    piece.kind === 'words' ? splitPieces(piece.value) : [piece],
  );
  const damaged = mangle(split, options.mangling, options.keeps !== undefined);
  const letters = /^(ja|zh|ko|yue)\b/.test(options.target) ? wide : accented;
  const result = damaged
    .map(({ kind, value }) =>
      kind === 'words' ? insertTerms(value, options.terms, letters) : value,
    )
    .join('');
  const lead = /^\s*/.exec(result)![0];
  return `${lead}[${options.target}] ${result.slice(lead.length)}`;
}

function words(value: string): Piece {
  return { kind: 'words', value };
}
