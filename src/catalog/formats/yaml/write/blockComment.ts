const commentAt = /^([|>][-+\d]*)([ \t]+#[^\r\n]*)/;

/**
 * A text as it is written, with the comment that is behind the sign of the block in whose place it goes: on the line that it
 * was on.
 *
 * @param raw the block
 */
export function withBlockComment(shown: string, raw: string): string {
  const comment = commentAt.exec(raw)?.[2];
  if (comment === undefined) return shown;
  return shown.replace(commentAt, '$1').replace(/^[|>][^\r\n]*|$/, (start) => start + comment);
}
