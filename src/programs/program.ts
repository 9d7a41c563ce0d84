import type { MessageSyntax } from '../message/syntax.ts';
import type { PluralRules } from '../message/plurals/pluralRules.ts';
import type { FormatId, KeyPath } from '../resources/formats/format.ts';
import type { Sign } from './manifests.ts';
import type { TextEvidence } from './textEvidence.ts';

/** A library or platform that reads resource files and shows their messages. */
export interface Program {
  /** Tells programs apart; nobody but the programs themselves compares it with a name. */
  readonly id: string;
  /** As its people write it. */
  readonly name: string;
  /** The formats of its files, the usual one first. */
  readonly formats: readonly FormatId[];
  /** What says in a folder that it reads the files there and below. */
  readonly namedBy?: Sign;
  /** Whether the texts of a file show that it reads them, where nothing names a program. */
  readonly isShownBy?: (texts: TextEvidence) => boolean;
  /** Whether the texts of a file cannot all be its own, whatever names it. */
  readonly isDeniedBy?: (texts: TextEvidence) => boolean;
  readonly syntax: MessageSyntax;
  /** Keys that it spells alike are one to the program; absent where every key is another one. */
  readonly spelledKey?: (path: KeyPath) => string;
  /** For plural forms that are messages of their own, named by their category alone. */
  readonly plurals: PluralRules;
}
