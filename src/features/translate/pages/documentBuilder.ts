import type { KeyPath } from '../../../resources/formats/format.ts';
import { textDirection } from '../../../resources/textDirection.ts';
import type { DocumentBlock, DocumentText } from '../../../protocol/document.ts';
import { format } from '../../../texts/format.ts';
import { plainText, uiPath } from '../../../texts/uiText.ts';

/** Where a text of a document leads to: a file of the workspace folder, or a message in it. */
export interface Place {
  readonly file: string;
  readonly path?: KeyPath;
}

/** Code points of a text that is shown of a message. */
const longest = 500;

/** Puts a document together, with the places that its texts lead to. */
export class DocumentBuilder {
  readonly blocks: DocumentBlock[] = [];
  readonly places: Place[] = [];

  heading(level: 2 | 3, text: string): void {
    this.blocks.push({ kind: 'heading', level, text: plainText(text, longest) });
  }

  paragraph(text: string, tone?: 'quiet' | 'box'): void {
    const block = { kind: 'paragraph', text: plainText(text, 2 * longest) } as const;
    this.blocks.push(tone === undefined ? block : { ...block, tone });
  }

  list(items: readonly (readonly DocumentText[])[]): void {
    if (items.length > 0) this.blocks.push({ kind: 'list', items });
  }

  table(name: string, head: readonly string[], rows: readonly (readonly DocumentText[])[]): void {
    if (rows.length > 0) this.blocks.push({ kind: 'table', name, head, rows });
  }

  /** The path of a file, which leads to it. */
  file(file: string): DocumentText {
    return { text: uiPath(file), place: this.#place({ file }) };
  }

  /** The key of a message, which leads to it. */
  message(key: string, place: Required<Place>): DocumentText {
    return { text: plainText(key, longest), place: this.#place(place) };
  }

  #place(place: Place): number {
    return this.places.push(place) - 1;
  }
}

export const number = (value: number): DocumentText => ({
  text: format.number(value),
  isNumber: true,
});

export const words = (text: string): DocumentText => ({ text: plainText(text, longest) });

/** A text of a resource file. */
export const foreign = (text: string, language: string): DocumentText => ({
  text: plainText(text, longest),
  language,
  direction: textDirection(language),
});
