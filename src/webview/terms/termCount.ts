import type { TermEditorTexts } from '../../protocol/termEditor.ts';
import { fill } from '../fill.ts';

/** A number of terms in words. */
export function termCount(count: number, { termCount }: TermEditorTexts): string {
  const { language, forms } = termCount;
  const category = new Intl.PluralRules(language).select(count);
  return fill(forms[`=${count}`] ?? forms[category] ?? forms['other'] ?? '', count);
}
