import { batchesOf, encodedSize, type SizedText } from './batches.ts';
import { bodyLimit, textLimit } from './translator.ts';

/** What texts must have in common to share a request. */
export interface RequestOptions {
  readonly context: string;
  /** The texts are XML. */
  readonly tags: boolean;
}

/** Texts for one request, or texts that no request can hold. */
export interface QueuedRequest {
  readonly options: RequestOptions;
  readonly texts: readonly string[];
  readonly tooLong: boolean;
}

interface Group {
  readonly options: RequestOptions;
  texts: SizedText[];
  size: number;
}

/** Texts that wait to be sent. */
export class RequestQueue {
  readonly #groups = new Map<string, Group>();
  readonly #full = new Set<Group>();

  put({ context, tags }: RequestOptions, text: string): void {
    const id = `${tags ? 'tags' : ''}\u0000${context}`;
    const group = this.#groups.get(id) ?? { options: { context, tags }, texts: [], size: 0 };
    this.#groups.set(id, group);
    const size = encodedSize(text) + roomForNumbers(text);
    group.texts.push([text, size]);
    group.size += size;
    if (group.texts.length > textLimit || group.size > bodyLimit) this.#full.add(group);
  }

  /** Takes the requests that are full by now. `overhead` is the size in bytes of a request without texts. */
  *takeFull(overhead: (options: RequestOptions) => number): Generator<QueuedRequest> {
    for (const group of this.#full) {
      this.#full.delete(group);
      const { batches, tooLong } = batchesOf(group.texts, overhead(group.options));
      const rest = batches.at(-1) ?? [];
      const kept = new Set(rest);
      group.texts = group.texts.filter(([text]) => kept.has(text));
      group.size = group.texts.reduce((sum, [, size]) => sum + size, 0);
      yield* requestsOf(group.options, batches.slice(0, -1), tooLong);
    }
  }

  /** Takes everything. */
  *takeAll(overhead: (options: RequestOptions) => number): Generator<QueuedRequest> {
    const groups = [...this.#groups.values()];
    this.clear();
    for (const { options, texts } of groups) {
      const { batches, tooLong } = batchesOf(texts, overhead(options));
      yield* requestsOf(options, batches, tooLong);
    }
  }

  clear(): void {
    this.#groups.clear();
    this.#full.clear();
  }
}

/** Bytes that the numbers of a text's tokens may take on top, where it does not stand alone. */
function roomForNumbers(text: string): number {
  const tokens = text.match(/⟦\d|XPH\d|<x id="\d/g);
  return 3 * (tokens?.length ?? 0);
}

function* requestsOf(
  options: RequestOptions,
  batches: readonly (readonly string[])[],
  tooLong: readonly string[],
): Generator<QueuedRequest> {
  for (const texts of batches) yield { options, texts, tooLong: false };
  if (tooLong.length > 0) yield { options, texts: tooLong, tooLong: true };
}
