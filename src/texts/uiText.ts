/*
 * Names, messages and terms of the service are data, and so are the names of folders and files, keys and values of a
 * workspace. What the editor shows of them must not act.
 */

/** Longest piece of such text that is shown, in code points. */
export const shownLength = 80;

// Control characters, line and paragraph separators, bidi controls, zero-width characters, soft hyphen, tags.
const unseen =
  // oxlint-disable-next-line no-control-regex -- these are the characters to take out
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** One line without anything that the eye cannot see, cut after `length` code points. */
export function plainText(text: string, length = shownLength): string {
  const line = text.replace(/[\r\n\t]+/g, ' ').replace(unseen, '');
  const shown = Array.from(line.slice(0, length * 2 + 2));
  return shown.length > length ? `${shown.slice(0, length).join('')}…` : shown.join('');
}

/**
 * For labels, quick picks, status bar and notifications, where `$(name)` draws an icon and
 * `[text](command:…)` is a button: a zero-width joiner after the opening character switches both off.
 */
export function uiText(text: string, length = shownLength): string {
  return plainText(text, length).replace(/\$\(/g, '$\u2060(').replace(/\]\(/g, ']\u2060(');
}

/** A path for the same places; of a long one the end is shown, where the name of the file is. */
export function uiPath(path: string, length = 160): string {
  const points = Array.from(path.slice(-2 * length - 2));
  const isWhole = points.length <= length && path.length <= 2 * length + 2;
  return uiText(isWhole ? path : `…${points.slice(-length).join('')}`, length + 1);
}
