import type { DocumentFile } from './documentProblem.ts';
import { documentType, minimumCharacters } from './documentType.ts';

/** What the service will bill for documents, as far as it can be said before they are sent. */
export interface DocumentCost {
  /** Office and PDF files. */
  readonly office: { readonly files: number; readonly atLeast: number };
  /** Files of text: at most as many characters as they have bytes, and less where there is markup. */
  readonly text: { readonly files: number; readonly atMost: number };
  /** Files whose text cannot be seen from outside. */
  readonly archives: number;
  readonly free: number;
}

export function documentCost(files: readonly DocumentFile[]): DocumentCost {
  const billed = (wanted: readonly string[]) =>
    files.filter(({ name }) => wanted.includes(documentType(name)?.billing ?? ''));
  const office = billed(['minimum']).length;
  const text = billed(['plain', 'text']);
  const characters = text.reduce((sum, one) => sum + (one.characters ?? one.size), 0);
  return {
    office: { files: office, atLeast: office * minimumCharacters },
    text: { files: text.length, atMost: characters },
    archives: billed(['archive']).length,
    free: billed(['nothing']).length,
  };
}
