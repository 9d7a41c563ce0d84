/** A text in quotes, or a comment. One that nothing closes ends with its line or the text, so that no sign is looked at twice. */
const quotedOrComment =
  /("(?:[^"\\\r\n]|\\[^])*"?|'(?:[^'\\\r\n]|\\[^])*'?|`(?:[^`\\]|\\[^])*`?)|\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))/gu;

/** A script, or JSON as editors read it, without its comments. */
export function withoutComments(text: string): string {
  return text.replaceAll(quotedOrComment, (_, quoted: string | undefined) => quoted ?? ' ');
}
