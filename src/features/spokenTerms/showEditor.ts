import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import { plainText } from '../../platform/ui/text/uiText.ts';
import type { SpokenTermsContext, TermEditorSubject } from './spokenTermsContext.ts';

/** Opens the editor of a collection, or brings it to the front, at a language if one is given. */
export function showEditor(
  { editors, focus }: Pick<SpokenTermsContext, 'editors' | 'focus'>,
  collection: Pick<SpokenTerms, 'id' | 'name'>,
  language: string | undefined,
): void {
  const subject: TermEditorSubject = { id: collection.id, name: plainText(collection.name) };
  if (language !== undefined) focus.set(subject.id, language);
  const open = editors.pageOf(subject);
  editors.show(subject);
  // A page that comes to the front loads by itself.
  open?.reload().catch(() => undefined);
}
