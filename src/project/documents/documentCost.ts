import { documentType, minimumCharacters, longestDocument, type Plan } from './documentType.ts';

/** What the service will bill for documents, as far as it can be said before they are sent. */
export function documentCost(files: readonly DocumentFile[]) {
  const billed = (wanted: readonly string[]) =>
    files.filter(({ name }) => wanted.includes(documentType(name)?.billing ?? ''));
  const office = billed(['minimum']).length;
  const text = billed(['plain', 'text']);
  const characters = text.reduce((sum, one) => sum + (one.characters ?? one.size), 0);
  return {
    /** Office and PDF files. */
    office: { files: office, atLeast: office * minimumCharacters },
    /** Files of text: at most as many characters as they have bytes, and less where there is markup. */
    text: { files: text.length, atMost: characters },
    /** Files whose text cannot be seen from outside. */
    archives: billed(['archive']).length,
    free: billed(['nothing']).length,
  };
}

/** A file that somebody wants to have translated. */
export interface DocumentFile {
  /** With its extension. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Code points, where they were counted. */
  readonly characters?: number | undefined;
}

/** Why a file is not sent: the service would refuse it. */
export type DocumentRefusal =
  | { readonly problem: 'type' | 'empty' }
  /** Bytes. */
  | { readonly problem: 'size'; readonly limit: number }
  | { readonly problem: 'characters'; readonly limit: number };

/** What keeps a file from being sent on a plan; `undefined` where nothing does. */
export function documentRefusal(
  { name, size, characters = 0 }: DocumentFile,
  plan: Plan,
): DocumentRefusal | undefined {
  const type = documentType(name);
  if (type === undefined) return { problem: 'type' };
  if (size === 0) return { problem: 'empty' };
  if (size > type.limit[plan]) return { problem: 'size', limit: type.limit[plan] };
  const longest = longestDocument[plan];
  return characters > longest ? { problem: 'characters', limit: longest } : undefined;
}
