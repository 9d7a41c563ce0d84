/** The start of what a parser could read as a tag: `<b`, `</Trans`. `<3` and `a < b` are text to every parser. */
export const tagStart = /<(?:\/|(?=[a-z]))[\w.-]*/gi;
