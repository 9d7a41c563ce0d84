/**
 * - `syntax`: the text is not a valid ICU message; `detail` is the parser's word for it, `offset` where it is.
 * - `missing-other`: a plural or select without `other`.
 * - `too-many-sentences`: its choices are more texts than anyone wrote, even one by one; `detail` is how many are taken.
 * - `unsupported`: the message would need a `#` with `offset:` inside another argument, which ICU cannot write; or it has
 *   more plurals and selects than anyone writes.
 * - `answer-count`: not one translation per sentence.
 * - `arguments`: a translation lost or gained an argument; `detail` is its sentence.
 * - `structure`: the result, parsed again, is not the message that was meant.
 */
export type MessageSyntaxErrorCode =
  | 'syntax'
  | 'missing-other'
  | 'too-many-sentences'
  | 'unsupported'
  | 'answer-count'
  | 'arguments'
  | 'structure';

/** A message that cannot be taken apart, or whose translated parts cannot be put together. */
export class MessageSyntaxError extends Error {
  override readonly name = 'MessageSyntaxError';
  readonly code: MessageSyntaxErrorCode;
  readonly detail: string;
  /** UTF-16 offset in the text, for `syntax` and `missing-other`. */
  readonly offset: number | undefined;
  /** The message, where it is known. */
  readonly text: string | undefined;

  constructor(code: MessageSyntaxErrorCode, detail = '', offset?: number, text?: string) {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
    this.offset = offset;
    this.text = text;
  }
}

/** Names the message in what is thrown on the way. `offsetIn` tells a place in it from one in what was read of it. */
export function inMessage<T>(
  text: string,
  read: () => T,
  offsetIn: (offset: number) => number = (offset) => offset,
): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) throw error;
    const { code, detail, offset } = error;
    throw new MessageSyntaxError(code, detail, offset && offsetIn(offset), text);
  }
}
