import type { Cooperative } from '../cooperative.ts';
import type { Candidate } from './candidate.ts';
import { fileGroupOf, type FileGroup } from './fileGroup.ts';
import { isTextOfTool } from './patterns/filesOfTools.ts';

/** Patterns whose files are read at most, for they may be those of a tool. */
const mostPatterns = 60;

/** A file of each pattern that may be a tool's: called like one, or with nothing but its siblings to speak for it. */
export function possibleTools(groups: readonly FileGroup[]): readonly string[] {
  const found = new Map<string, string>();
  for (const { path, pattern, locale } of groups.flatMap(({ members }) => members.filter(isOpen)))
    if (locale === 'en' || !found.has(pattern)) found.set(pattern, path);
  return [...found.values()].slice(0, mostPatterns);
}

/** A group without the patterns of which a file that was read is one of a tool. */
export function* withoutTools(
  group: FileGroup,
  texts: ReadonlyMap<string, string>,
): Cooperative<FileGroup> {
  const tools = group.members.filter(
    (member) => isOpen(member) && isTextOfTool(texts.get(member.path) ?? '', signsNeeded(member)),
  );
  if (tools.length === 0) return group;
  const patterns = new Set(tools.map(({ pattern }) => pattern));
  return yield* fileGroupOf(group.members.filter(({ pattern }) => !patterns.has(pattern)));
}

function isOpen({ isCalledAsTool, strength, layout }: Candidate): boolean {
  return isCalledAsTool === true || (strength === 'sideBySide' && layout !== 'bundle');
}

/** Several, where the name says nothing; a name that is a locale, as that of its siblings is, says more than any number of them. */
function signsNeeded({ isCalledAsTool, layout }: Candidate): number {
  if (isCalledAsTool === true) return 1;
  return layout === 'file' ? Infinity : 2;
}
