import { keyId, type KeyPath, type ResourceFile } from '../../resources/formats/format.ts';
import type { ExpectedMessage } from '../../resources/plan.ts';
import type { Program } from '../../programs/program.ts';
import type { FileFamily } from './filePlurals.ts';

/** A source and its target, whose messages are looked for under all the keys by which their program finds them. */
export interface Lookup {
  readonly source: ResourceFile;
  readonly target: ResourceFile | undefined;
  readonly program: Program;
  /** The plural families of the source. */
  readonly families: readonly FileFamily[];
  /** Messages that only the target needs. */
  readonly expected: readonly ExpectedMessage[];
}

/**
 * The messages, by `keyId`, that a target lacks under the keys of its source, and that its program finds under others: what
 * is added beside these would hide the text that is there.
 */
export function messagesElsewhere(lookup: Lookup): ReadonlySet<string> {
  const { target } = lookup;
  if (target === undefined) return new Set();
  return new Set([...underOtherKeys(lookup, target), ...underBaseKeys(lookup, target)]);
}

function* underOtherKeys(
  { source, program: { hasDottedKeys, foldsKeys }, expected }: Lookup,
  target: ResourceFile,
): Iterable<string> {
  if (hasDottedKeys !== true && foldsKeys !== true) return;
  const spelled = (path: KeyPath) => {
    const key = path.join('.');
    return foldsKeys === true ? key.toLowerCase() : key;
  };
  const has = new Set<string>();
  for (const { path, value } of target.messages) {
    if (value !== '' && source.get(path) === undefined) has.add(spelled(path));
  }
  for (const { path } of [...source.messages, ...expected]) {
    if (has.has(spelled(path)) && target.get(path) === undefined) yield keyId(path);
  }
}

/** The text of `item` serves for every number for which there is no `item_one` or the like, not even an empty one. */
function* underBaseKeys(
  { source, program, families, expected }: Lookup,
  target: ResourceFile,
): Iterable<string> {
  if (program.hasBaseKeys !== true) return;
  const served = new Set<string>();
  for (const { parent, family } of families) {
    const base = [...parent, family.base];
    const forms = [...family.forms.values()];
    if (family.base === '' || !forms.some(({ text }) => count.test(text))) continue;
    if ((target.get(base)?.value ?? '') === '' || source.get(base) !== undefined) continue;
    for (const { name } of forms) served.add(keyId([...parent, name]));
  }
  const own = source.messages.map(({ path }) => ({ path, sourcePath: path }));
  for (const { path, sourcePath } of [...own, ...expected]) {
    if (served.has(keyId(sourcePath)) && target.get(path) === undefined) yield keyId(path);
  }
}

/** Other keys that end like forms are things that somebody counts. */
const count = /\{\{-?\s*count\b/u;
