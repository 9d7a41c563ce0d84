import type { FormatId, Message, ResourceFile } from '../../resources/formats/format.ts';
import type { LinePlace } from '../../resources/lineIndex.ts';
import type { Program } from '../../programs/program.ts';
import type { Finding } from '../../message/findings.ts';
import type { TranslationPair } from '../../message/checks/check.ts';
import type { TextRange } from '../../message/textRange.ts';
import type { ProductNameGuard } from '../../message/names/productNames.ts';

/** What is said about one text, and the part of it that it is about, where that can be told. */
export interface TextFinding {
  readonly finding: Finding;
  readonly at?: TextRange | undefined;
  /** The texts that were compared; absent for what is said about one text alone. */
  readonly pair?: TranslationPair | undefined;
}

/** A file and where it is, relative to the folder. */
export interface FileAtPath {
  readonly path: string;
  readonly text: string;
}

/** What is said about one message of a file. */
export interface MessageFinding extends TextFinding {
  readonly message: Message;
  /** A message in the same language that it is compared with, rather than its source. */
  readonly other?: Message | undefined;
  /** Where that is, if in another file. */
  readonly otherFile?: FileAtPath | undefined;
}

/** What is said about a file as a whole, from a place in it to the end of the line. */
export interface WholeFileFinding {
  readonly finding: Finding;
  readonly message?: undefined;
  readonly place: LinePlace;
  /** Messages of the source that it is about: the first few of them. */
  readonly sources: readonly Message[];
}

export type FileFinding = MessageFinding | WholeFileFinding;

/** What was found before, by source and text: texts that have not changed are not looked at again. */
export type KnownFindings = ReadonlyMap<string, readonly TextFinding[]>;

/** A resource file that is to be checked; without a source it is a source itself. */
export interface FileToCheck {
  readonly file: ResourceFile;
  readonly locale: string;
  readonly format: FormatId;
  /** Who reads the file. */
  readonly program: Program;
  readonly source: { readonly file: ResourceFile; readonly locale: string } | undefined;
  readonly guard: ProductNameGuard;
  readonly known: KnownFindings;
}
