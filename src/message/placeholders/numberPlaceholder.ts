/** Names that most likely are those of numbers. */
const name = String.raw`(?:\w*(?:count|number|num|total)\w*|n|\d+)`;
const number = new RegExp(
  [
    String.raw`%(?:\d+\$)?[-+ 0#']*\d*[dniu]`,
    String.raw`%[{(<]${name}[})>]\w?`,
    String.raw`\{\{?\s*-?\s*${name}\s*(?:,[^}]*)?\}\}?`,
    String.raw`<%=?\s*${name}\s*%>`,
    String.raw`:${name}`,
    String.raw`\$\{?${name}\}?\$?`,
  ]
    .map((one) => `^${one}$`)
    .join('|'),
  'iu',
);

/** Whether a placeholder most likely shows a number, by its type or its name. */
export function isNumberPlaceholder(text: string): boolean {
  return number.test(text);
}
