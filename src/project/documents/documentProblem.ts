import { documentType, longestDocument, type Plan } from './documentType.ts';

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
export type DocumentProblem =
  | { readonly problem: 'type' | 'empty' }
  /** Bytes. */
  | { readonly problem: 'size'; readonly limit: number }
  | { readonly problem: 'characters'; readonly limit: number };

/** What keeps a file from being sent on a plan; `undefined` where nothing does. */
export function documentProblem(
  { name, size, characters = 0 }: DocumentFile,
  plan: Plan,
): DocumentProblem | undefined {
  const type = documentType(name);
  if (type === undefined) return { problem: 'type' };
  if (size === 0) return { problem: 'empty' };
  if (size > type.limit[plan]) return { problem: 'size', limit: type.limit[plan] };
  const longest = longestDocument[plan];
  return characters > longest ? { problem: 'characters', limit: longest } : undefined;
}
