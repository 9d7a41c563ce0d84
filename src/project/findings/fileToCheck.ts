import type { FormatId, Message, ResourceFile } from '../../catalog/formats/format.ts';
import type { Program } from '../../catalog/surroundings/programOf.ts';
import type { Finding } from '../../message/findings.ts';
import type { TextRange } from '../../message/textRange.ts';
import type { ProductNameGuard } from '../../message/names/productNames.ts';

/** What is said about one text, and the part of it that it is about, where that can be told. */
export interface TextFinding {
  readonly finding: Finding;
  readonly at?: TextRange | undefined;
}

export interface FileFinding extends TextFinding {
  readonly message: Message;
}

/** What was found before, by source and text: texts that have not changed are not looked at again. */
export type KnownFindings = ReadonlyMap<string, readonly TextFinding[]>;

/** A resource file that is to be checked; without a source it is a source itself. */
export interface FileToCheck {
  readonly file: ResourceFile;
  readonly locale: string;
  readonly format: FormatId;
  /** Who reads the file, where that is known. */
  readonly program?: Program | undefined;
  readonly source: { readonly file: ResourceFile; readonly locale: string } | undefined;
  readonly guard: ProductNameGuard;
  readonly known: KnownFindings;
}
