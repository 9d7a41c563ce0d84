import { type Message, keyId, type KeyPath } from './formats/format.ts';

/** A message as it is wanted in a target; a plural form may have another path than its source. */
export interface SourceRow {
  readonly path: KeyPath;
  /** `keyId` of the path. */
  readonly id: string;
  readonly source: Message;
}

/** A message of the source itself. Its id waits until it is asked for: large files are shown before that. */
export class OwnRow implements SourceRow {
  readonly source: Message;
  #id: string | undefined;

  constructor(source: Message) {
    this.source = source;
  }

  get path(): KeyPath {
    return this.source.path;
  }

  get id(): string {
    return (this.#id ??= keyId(this.path));
  }
}
