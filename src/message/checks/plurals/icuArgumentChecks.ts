import { coded, type CodedFound } from '../compared.ts';
import { allNodes, type IcuNode } from '../../icu/icuMessage.ts';
import type { NeededSegment } from '../../icu/neededSegments.ts';

/** The types under which each argument is used; a `#` is part of its plural. */
export function argumentTypes(nodes: readonly IcuNode[]): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  for (const node of allNodes(nodes)) {
    if (typeof node === 'string' || node.type === 'pound') continue;
    const known = types.get(node.argument) ?? new Set();
    types.set(node.argument, known.add(node.type));
  }
  return types;
}

/** What became of the arguments; `segments` are those that the target cannot do without, if that is known. */
export function argumentFindings(
  from: readonly IcuNode[],
  to: readonly IcuNode[],
  segments: readonly NeededSegment[] | undefined,
): CodedFound[] {
  const expected = argumentTypes(from);
  const got = argumentTypes(to);
  const needed = segments && new Set(segments.flatMap(argumentsOf));
  const missing = [...expected.keys()].filter((name) => !got.has(name));
  const extra = [...got.keys()].filter((name) => !expected.has(name));
  const shared = [...expected.keys()].filter((name) => got.has(name));
  return [
    ...missing.map((name) => missingFinding(name, needed?.has(name) ?? true, expected.get(name))),
    ...extra.map((name) => coded('icu-argument-extra', '', `{${name}}`)),
    ...shared.flatMap((name) => typeFindings(name, expected.get(name), got.get(name))),
  ];
}

/** A language without gender may do without the select over it; any other missing argument would have been shown. */
function missingFinding(
  name: string,
  isNeeded: boolean,
  types: ReadonlySet<string> = new Set(),
): CodedFound {
  const isChoiceOnly = types.size === 1 && types.has('select');
  if (!isChoiceOnly && !isNeeded) return coded('icu-argument-dropped', `{${name}}`, '');
  return coded(isChoiceOnly ? 'icu-choice-dropped' : 'icu-argument-missing', `{${name}}`, '');
}

/** `{n}` and `{n, number}` go with any plural; else an argument keeps the types that tell what its value is. */
function typeFindings(
  name: string,
  expected: ReadonlySet<string> = new Set(),
  got: ReadonlySet<string> = new Set(),
): CodedFound[] {
  const telling = (types: ReadonlySet<string>): string =>
    [...types]
      .filter((type) => type !== 'argument' && type !== 'number')
      .sort()
      .join(', ');
  if (telling(expected) === telling(got)) return [];
  const dropped = telling(got) === '' && ['plural', 'selectordinal'].includes(telling(expected));
  const code = dropped ? 'icu-choice-dropped' : 'icu-argument-type';
  const show = (types: ReadonlySet<string>): string => `{${name}, ${[...types].join(' + ')}}`;
  return [coded(code, show(expected), show(got))];
}

function argumentsOf({ path, parts }: NeededSegment): readonly string[] {
  const shown = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.argument]));
  return [...path.map(({ head }) => head.argument), ...shown];
}
