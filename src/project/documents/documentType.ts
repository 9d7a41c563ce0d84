/** A type of document that the service translates, by the end of a file name. */
export interface DocumentType {
  /** Lower case, without the dot. */
  readonly extension: string;
  /** Bytes that a file may have. */
  readonly limit: Readonly<Record<Plan, number>>;
  /**
   * How the service counts the characters of a type: at least {@link minimumCharacters}; all of a plain text; what is text
   * in the file; what is text in an archive, whose size tells nothing of it; not at all.
   */
  readonly billing: 'minimum' | 'plain' | 'text' | 'archive' | 'nothing';
}

export type Plan = 'free' | 'paid';

/** Characters that an Office or PDF file is billed with at least, however short it is. */
export const minimumCharacters = 50_000;

/** Characters that one document may have. */
export const longestDocument: Readonly<Record<Plan, number>> = { free: 500_000, paid: 1_000_000 };

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const both = (bytes: number) => ({ free: bytes, paid: bytes });
const office = { free: 10 * megabyte, paid: 100 * megabyte };
const publishing = { free: 10 * megabyte, paid: 30 * megabyte };

const types: readonly DocumentType[] = [
  { extension: 'docx', limit: office, billing: 'minimum' },
  { extension: 'pptx', limit: office, billing: 'minimum' },
  { extension: 'pdf', limit: office, billing: 'minimum' },
  { extension: 'xlsx', limit: publishing, billing: 'minimum' },
  { extension: 'idml', limit: publishing, billing: 'archive' },
  { extension: 'mif', limit: publishing, billing: 'text' },
  { extension: 'xml', limit: both(10 * megabyte), billing: 'text' },
  { extension: 'xlf', limit: both(10 * megabyte), billing: 'text' },
  { extension: 'xliff', limit: both(10 * megabyte), billing: 'text' },
  { extension: 'htm', limit: both(5 * megabyte), billing: 'text' },
  { extension: 'html', limit: both(5 * megabyte), billing: 'text' },
  { extension: 'dita', limit: both(5 * megabyte), billing: 'text' },
  { extension: 'txt', limit: both(megabyte), billing: 'plain' },
  { extension: 'json', limit: both(megabyte), billing: 'text' },
  { extension: 'srt', limit: both(150 * kilobyte), billing: 'plain' },
  { extension: 'jpeg', limit: both(3 * megabyte), billing: 'nothing' },
  { extension: 'jpg', limit: both(3 * megabyte), billing: 'nothing' },
  { extension: 'png', limit: both(3 * megabyte), billing: 'nothing' },
];

/** The ends of all files that can be translated as a document. */
export const documentExtensions: readonly string[] = types.map(({ extension }) => extension);

/** @returns `undefined` for a file that the service does not translate */
export function documentType(name: string): DocumentType | undefined {
  const dot = name.lastIndexOf('.');
  const end = name.slice(dot + 1).toLowerCase();
  return dot > 0 ? types.find(({ extension }) => extension === end) : undefined;
}

/** The name for the translation of a file: `guide.docx` into `pt-BR` is `guide.pt-BR.docx`. */
export function translatedName(name: string, locale: string): string {
  return beforeExtension(name, `.${locale}`);
}

/** Another name beside one that is taken: `guide.de.docx` is `guide.de (2).docx` for the number 2, and itself for 1. */
export function numberedName(name: string, number: number): string {
  return number === 1 ? name : beforeExtension(name, ` (${number})`);
}

function beforeExtension(name: string, addition: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) + addition + name.slice(dot) : name + addition;
}
