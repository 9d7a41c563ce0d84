import type { ToolConfigFile } from '../resources/toolConfig/toolConfig.ts';

type Named = (files: readonly ToolConfigFile[]) => boolean;

/** Whether a `package.json` asks for one of these packages. */
export const npm = (...packages: readonly string[]): Named => asksFor('package.json', packages);

/** Whether a `composer.json` asks for one of these packages. */
export const composer = (...packages: readonly string[]): Named =>
  asksFor('composer.json', packages);

/** Whether a `pubspec.yaml` asks for one of these packages. */
export const pub = (...packages: readonly string[]): Named =>
  hasLine(
    (name) => name === 'pubspec.yaml',
    new RegExp(String.raw`^\s+(?:${packages.join('|')})\s*:`, 'mu'),
  );

/** Whether a file with such a name has a line like this. */
export const hasLine =
  (isNamed: (name: string) => boolean, line: RegExp): Named =>
  (files) =>
    files.some(({ name, text }) => isNamed(name) && line.test(text));

function asksFor(manifest: string, packages: readonly string[]): Named {
  const names = packages.map((name) => `"${name}"`);
  return (files) =>
    files.some(({ name, text }) => name === manifest && names.some((one) => isKey(text, one)));
}

/** Whether a name in quotation marks has a colon behind it somewhere: a version, not a keyword. */
function isKey(text: string, quoted: string): boolean {
  for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1)) {
    if (/^\s*:/u.test(text.slice(at + quoted.length))) return true;
  }
  return false;
}
