import { runYielding } from '../../resources/cooperative.ts';
import type { ResourceFile } from '../../resources/formats/format.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import { SourceFacts } from '../../resources/sourceFacts.ts';
import { translatable } from '../../message/translatable.ts';

/** How a text is to be read; see `formatFor`. */
type Reading = Parameters<typeof formatFor>;

/** Files that are looked at for the one that is wanted. */
const most = 32;

/** Those that were read last, the latest first, as long as somebody holds them: the status, a run, a table. */
let recent: readonly { readonly reading: Reading; readonly file: WeakRef<ResourceFile> }[] = [];

/**
 * The resource file that a text is. Who reads a text that somebody else holds already gets the same file: only a text that
 * is equal, character by character, counts.
 *
 * @throws {ResourceFileError}
 */
export async function readResource(text: string, ...reading: Reading): Promise<ResourceFile> {
  for (const one of recent) {
    const file = one.file.deref();
    if (file?.text === text && isSame(one.reading, reading)) return file;
  }
  const file = await runYielding(formatFor(...reading).parse(text));
  const alive = recent.filter((one) => one.file.deref() !== undefined);
  recent = [{ reading, file: new WeakRef(file) }, ...alive].slice(0, most);
  return file;
}

function isSame(some: Reading, others: Reading): boolean {
  return some[0] === others[0] && some[1] === others[1] && some[2] === others[2];
}

const facts = new WeakMap<ResourceFile, SourceFacts>();

/** What is known of a source, for all who hold it. */
export function factsOf(source: ResourceFile): SourceFacts {
  const known = facts.get(source) ?? new SourceFacts(source, { translatable });
  facts.set(source, known);
  return known;
}
