/**
 * `|` with blanks around it, as between the choices of vue-i18n, and `:name` as Laravel writes its arguments. The first may
 * part a title, the second be a slip of a typist, so that nobody can ask a person for them.
 */
const mark = /((?<= )\|(?= )|(?<=^|[\s("“'«])(?::[a-z][a-z0-9_]*))/;

/** The prose between such marks at even places, the marks at odd ones. What stands before `prose` is no blank if given. */
export function aroundGuessedMarks(prose: string, before = ''): readonly string[] {
  const [first = '', ...rest] = (before + prose).split(mark);
  return [first.slice(before.length), ...rest];
}

/** The marks of a text that are easily lost, each as often as it occurs. */
export function guessedMarks(prose: string): readonly string[] {
  return aroundGuessedMarks(prose).filter((_, place) => place % 2 === 1);
}
