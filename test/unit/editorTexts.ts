import { registerHooks } from 'node:module';

/*
 * Lets texts for people be tried without the editor: what is taken of it here is its language, English, and its
 * replacement of `{0}`. Every process that runs unit tests loads this before them.
 */

const editor = `
export const env = { language: 'en' };
const filled = (text, values) => text.replaceAll(/{(\\d+)}/g, (_, at) => String(values[at]));
export const l10n = {
  t: (text, ...values) =>
    typeof text === 'string' ? filled(text, values) : filled(text.message, text.args ?? []),
};
export class FileSystemError extends Error {}
export class ThemeIcon {
  constructor(id) {
    this.id = id;
  }
}
`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vscode'
      ? { url: 'editor:texts', format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'editor:texts'
      ? { source: editor, format: 'module', shortCircuit: true }
      : next(url, context),
});
