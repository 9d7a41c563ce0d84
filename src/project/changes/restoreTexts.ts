import type { Cooperative } from '../../resources/cooperative.ts';
import { difference } from '../../resources/edit.ts';
import type { BaseAndEdits, FileChange, Files, RefusedFile } from '../ports/files.ts';
import { readably, textHash, type TextChange } from './textChange.ts';
import { withoutChange } from './withoutChange.ts';

/**
 * Takes back what was done to target files: to the byte in one that is as it was left. In another one, only messages change
 * that still hold what they were given; all else stays. Files that were made are removed, where they hold nothing else.
 *
 * @param keptIn the messages that stay, by `keyId`
 */
export async function restoreTexts<T extends TextChange>(
  files: Pick<Files, 'read' | 'write' | 'removeMade'>,
  all: readonly T[],
  keptIn: (one: T) => ReadonlySet<string> = () => new Set(),
): Promise<{
  /** How many are other ones now. */
  readonly changed: number;
  readonly refused: readonly RefusedFile[];
}> {
  const refused: RefusedFile[] = [];
  const changes: FileChange[] = [];
  let removed = 0;
  for (const one of all) {
    const { path, sourcePath, before, after } = one;
    const kept = keptIn(one);
    const isAsLeft = (text: string) => kept.size === 0 && textHash(text) === after;
    try {
      if (before === undefined && (await files.removeMade(path, isAsLeft))) {
        removed += 1;
        continue;
      }
      const source = await files.read(sourcePath).catch(() => undefined);
      const change = (text: string | undefined) =>
        readably(path, restored(one, text, { kept, isAsLeft, source }));
      changes.push({ path, change });
    } catch (error) {
      refused.push({ path, error });
    }
  }
  const outcome = await files.write(changes);
  const changed = removed + outcome.written.length + outcome.applied.length;
  return { changed, refused: [...refused, ...outcome.refused] };
}

function* restored(
  change: TextChange,
  text: string | undefined,
  {
    kept,
    isAsLeft,
    source,
  }: {
    readonly kept: ReadonlySet<string>;
    readonly isAsLeft: (text: string) => boolean;
    readonly source: string | undefined;
  },
): Cooperative<BaseAndEdits> {
  const { before } = change;
  // Somebody has deleted it: it would come back with nothing but the old texts.
  if (text === undefined) return { base: '', edits: [] };
  if (before === undefined || !isAsLeft(text))
    return yield* withoutChange(change, text, kept, source);
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  return { base: text, edits: [difference(text, mark + before.replace(/^\ufeff/u, ''))] };
}
