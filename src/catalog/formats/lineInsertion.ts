import type { Edit } from '../edit.ts';
import { endsOpen } from '../endsOpen.ts';

/** Adds whole lines at the start of a line, or at the end of a text whose last line may lack its line break. */
export function lineInsertion(
  text: string,
  offset: number,
  lines: readonly string[],
  eol: string,
): Edit {
  const behindOpenLine = offset === text.length && endsOpen(text);
  const added = behindOpenLine ? eol + lines.join(eol) : lines.map((line) => line + eol).join('');
  return { offset, length: 0, text: added };
}
