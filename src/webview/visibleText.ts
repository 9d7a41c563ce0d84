import { element } from './dom.ts';

// Controls and marks that turn the order of letters around: what they do must be seen, not suffered.
// oxlint-disable-next-line no-control-regex -- these are the characters to show
const unseen = /([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069\ufeff])/;

/** A text with marks in the place of what the eye cannot see. */
export function visibleText(text: string): readonly (string | HTMLElement)[] {
  return text.split(unseen).map((part) => {
    if (!unseen.test(part)) return part;
    const code = (part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return element('code', {}, `U+${code}`);
  });
}
