import { randomBytes } from 'node:crypto';
import { secretMarks } from './keys.ts';
import { codePoints } from './usage.ts';

/** A document between its upload and its download. */
export interface StoredDocument {
  readonly id: string;
  readonly key: string;
  readonly account: string;
  readonly name: string;
  readonly target: string;
  readonly bytes: Buffer;
  readonly billed: number;
  /** Why the translation fails, where it does. */
  readonly failure: string | undefined;
  status: 'queued' | 'translating' | 'done' | 'error';
  pollsLeft: number;
}

const megabyte = 1_048_576;

/** Bytes that a document may have, on a free and on a paid plan. */
interface SizeLimit {
  readonly free: number;
  readonly paid: number;
}

const limit = (free: number, paid: number): SizeLimit => ({
  free: free * megabyte,
  paid: paid * megabyte,
});
const image = limit(3, 3);

/** The types that the service takes, by the end of the file name. */
export const sizeLimits: ReadonlyMap<string, SizeLimit> = new Map([
  ['docx', limit(10, 100)],
  ['pptx', limit(10, 100)],
  ['pdf', limit(10, 100)],
  ['xlsx', limit(10, 30)],
  ['idml', limit(10, 30)],
  ['mif', limit(10, 30)],
  ['xml', limit(10, 10)],
  ['xlf', limit(10, 10)],
  ['xliff', limit(10, 10)],
  ['htm', limit(5, 5)],
  ['html', limit(5, 5)],
  ['dita', limit(5, 5)],
  ['txt', limit(1, 1)],
  ['json', limit(1, 1)],
  ['srt', { free: 153_600, paid: 153_600 }],
  ['jpeg', image],
  ['jpg', image],
  ['png', image],
]);

const minimum = 50_000;

/** Code points that a document is charged with: Office and PDF files at least 50,000, images none. */
export function billedCharacters(extension: string, bytes: Buffer): number {
  if (sizeLimits.get(extension) === image) return 0;
  if (isPlainText(extension)) return codePoints(bytes.toString('utf8'));
  return ['docx', 'pptx', 'pdf', 'xlsx'].includes(extension) ? minimum : bytes.length;
}

/** The documents that the stand-in can read; all others come back as they were. */
export function isPlainText(extension: string): boolean {
  return extension === 'txt' || extension === 'srt';
}

export const newId = () => randomBytes(16).toString('hex').toUpperCase();
export const newKey = () => secretMarks.document + randomBytes(20).toString('hex').toUpperCase();

/** Takes a document one step further, as one look at its status does. */
export function advance(document: StoredDocument): void {
  if (document.status === 'done' || document.status === 'error') return;
  if (document.pollsLeft-- > 0) document.status = 'translating';
  else document.status = document.failure === undefined ? 'done' : 'error';
}
