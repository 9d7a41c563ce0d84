import type { MessageText } from '../../placeholders/messageText.ts';
import type { Placeholder } from '../../placeholders/placeholder.ts';
import { holdsNothing, tagName } from '../../placeholders/tagStructure.ts';

/** An element or a Markdown link, and whether anything that shows is in it. */
export interface EnclosedText {
  readonly kind: 'tag' | 'link';
  /** How it is told from others: the opening tag, or the `](url)` of a link. */
  readonly identity: string;
  readonly filled: boolean;
}

interface Opened {
  readonly placeholder: Placeholder;
  readonly name: string;
  /** How much had been shown before it. */
  readonly shown: number;
}

const linkName = '[';

/** What the elements and links of a message hold. Those that do not balance are handled by the tag structure. */
export function enclosedTexts({ pieces, placeholders }: MessageText): readonly EnclosedText[] {
  const found: EnclosedText[] = [];
  const open: Opened[] = [];
  let shown = 0;
  for (const [index, placeholder] of placeholders.entries()) {
    if (pieces[index]?.trim() !== '') shown++;
    const { kind, text } = placeholder;
    if (kind !== 'tag' && kind !== 'link') {
      if (!isBlank(placeholder)) shown++;
    } else if (kind === 'tag' ? text.startsWith('</') : text.startsWith(']')) {
      const name = nameOf(placeholder);
      const opened = open.at(-1)?.name === name ? open.pop() : undefined;
      if (opened === undefined) continue;
      const identity = kind === 'tag' ? opened.placeholder.text : text;
      found.push({ kind, identity, filled: shown > opened.shown });
    } else if (kind === 'link' || !holdsNothing(text)) {
      open.push({ placeholder, name: nameOf(placeholder), shown });
    }
  }
  return found;
}

function nameOf({ kind, text }: Placeholder): string {
  return kind === 'link' ? linkName : tagName(text);
}

/** Whitespace that is written as an entity or an escape. */
function isBlank({ text }: Placeholder): boolean {
  return /^(?:&(?:nbsp|ensp|emsp|thinsp|#160|#x0*a0);|\\[nrt])$/i.test(text);
}
