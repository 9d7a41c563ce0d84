import type { TermEditorTexts } from '../../protocol/termEditor.ts';
import { fill } from '../fill.ts';

/** A number of terms in words. */
export function termCount(count: number, texts: TermEditorTexts): string {
  return count === 1 ? texts.oneTerm : fill(texts.manyTerms, count);
}
