/** A pipe with a blank on each side, as it stands between the choices of vue-i18n, and in titles. */
const pipe = /(?<= )\|(?= )/;

/** The text between its pipes. */
export function betweenPipes(text: string): readonly string[] {
  return text.split(pipe);
}
