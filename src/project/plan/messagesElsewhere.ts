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
  for (const { path, value } of target.messages) if (value !== '') has.add(spelled(path));
  for (const { path } of [...source.messages, ...expected]) {
    if (has.has(spelled(path)) && isMissing(target, path)) yield keyId(path);
  }
}

/** The text of `item` serves for every number for which there is no `item_one` or the like. */
function* underBaseKeys({ source, families }: Lookup, target: ResourceFile): Iterable<string> {
  for (const { parent, family } of families) {
    const base = [...parent, family.base];
    if (family.base === '' || isMissing(target, base) || !isMissing(source, base)) continue;
    for (const { name } of family.forms.values()) yield keyId([...parent, name]);
  }
}

const isMissing = (file: ResourceFile, path: KeyPath) => (file.get(path)?.value ?? '') === '';
