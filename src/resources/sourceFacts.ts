import { forEachInSteps, type Cooperative } from './cooperative.ts';
import type { Message, ResourceFile, KeyPath } from './formats/format.ts';
import { textHash, type TextHash } from './ledger/ledgerEntry.ts';
import { OwnRow, type SourceRow } from './sourceRow.ts';

/** Whether a text has words at all; a lone number or placeholder does not, and neither does what only a program reads. */
export interface TextJudge {
  translatable(text: string, path: KeyPath): boolean;
}

/** What the plans of all targets ask of a source file, worked out once and as it is asked for. */
export class SourceFacts {
  readonly source: ResourceFile;
  readonly #judge: TextJudge;
  readonly #hashes = new Map<Message, TextHash>();
  readonly #translatables = new Map<Message, boolean>();
  #rows: readonly SourceRow[] | undefined;

  constructor(source: ResourceFile, judge: TextJudge) {
    this.source = source;
    this.#judge = judge;
  }

  /** Every message of the source as it is wanted in a target. */
  *rows(): Cooperative<readonly SourceRow[]> {
    if (this.#rows !== undefined) return this.#rows;
    const rows: SourceRow[] = [];
    yield* forEachInSteps(this.source.messages, (message) => {
      rows.push(new OwnRow(message));
    });
    this.#rows = rows;
    return rows;
  }

  hashOf(message: Message): TextHash {
    const known = this.#hashes.get(message);
    if (known !== undefined) return known;
    const hash = textHash(message.value);
    this.#hashes.set(message, hash);
    return hash;
  }

  isTranslatable(message: Message): boolean {
    const known = this.#translatables.get(message);
    if (known !== undefined) return known;
    const found = this.#judge.translatable(message.value, message.path);
    this.#translatables.set(message, found);
    return found;
  }
}
