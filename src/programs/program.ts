import type { MessageSyntax } from '../message/syntax.ts';
import type { PluralRules } from '../message/plurals/pluralRules.ts';
import type { FormatId } from '../resources/formats/format.ts';
import type { ToolConfigFile } from '../resources/toolConfig/toolConfig.ts';
import type { TextEvidence } from './textEvidence.ts';

/** A library or platform that reads resource files and shows their messages. */
export interface Program {
  /** Tells programs apart; nobody but the programs themselves compares it with a name. */
  readonly id: string;
  /** As its people write it. */
  readonly name: string;
  /** The formats of its files, the usual one first. */
  readonly formats: readonly FormatId[];
  /** What says in a folder that it reads the files there and below. */
  readonly namedBy?: Sign;
  /** Whether the texts of a file show that it reads them, where nothing names a program. */
  readonly isShownBy?: (texts: TextEvidence) => boolean;
  /** Whether the texts of a file cannot all be its own, whatever names it. */
  readonly isDeniedBy?: (texts: TextEvidence) => boolean;
  /** An empty translation is shown as it is, and not the source in its place: whoever reads it sees a blank. */
  readonly showsEmpty?: true;
  readonly syntax: MessageSyntax;
  /** It finds `b` in `a` under `a.b` as well, and the reverse. */
  readonly hasDottedKeys?: true;
  /** It finds `item` where there is no `item_one`, `item_other` and so on for a number. */
  readonly hasBaseKeys?: true;
  /** Keys in capitals are no others. */
  readonly foldsKeys?: true;
  /** For plural forms that are messages of their own, named by their category alone; absent where nobody knows them. */
  readonly plurals?: PluralRules;
}

/** What manifests and settings in one folder say of a program. */
export interface Sign {
  isIn(files: readonly ToolConfigFile[]): boolean;
  /** The files and what they ask for, for people. */
  says(): string;
}

/** A `package.json` that asks for one of these packages. */
export const npm = (...packages: readonly string[]): Sign => asksFor('package.json', packages);

/** A `composer.json` that asks for one of these packages. */
export const composer = (...packages: readonly string[]): Sign =>
  asksFor('composer.json', packages);

/** A `pubspec.yaml` that asks for one of these packages. */
export const pub = (...packages: readonly string[]): Sign => ({
  ...line('pubspec.yaml', new RegExp(String.raw`^\s+(?:${packages.join('|')})\s*:`, 'mu')),
  says: () => `${packages.join(', ')} in pubspec.yaml`,
});

/**
 * A line in a file.
 *
 * @param file its name, or what all such names are like
 */
export const line = (file: string | RegExp, pattern: RegExp): Sign => ({
  isIn: (files) =>
    files.some(
      ({ name, text }) =>
        (typeof file === 'string' ? name === file : file.test(name)) && pattern.test(text),
    ),
  says: () => (typeof file === 'string' ? file : file.source),
});

/** Whether one sign is there without the other one. */
export const without = (sign: Sign, other: Sign): Sign => ({
  isIn: (files) => sign.isIn(files) && !other.isIn(files),
  says: () => `${sign.says()}, without ${other.says()}`,
});

/** One of two signs. */
export const either = (sign: Sign, other: Sign): Sign => ({
  isIn: (files) => sign.isIn(files) || other.isIn(files),
  says: () => `${sign.says()}; ${other.says()}`,
});

/** The same sign in other words. */
export const inWords = (sign: Sign, words: string): Sign => ({ ...sign, says: () => words });

function asksFor(manifest: string, packages: readonly string[]): Sign {
  const names = packages.map((name) => `"${name}"`);
  return {
    isIn: (files) =>
      files.some(({ name, text }) => name === manifest && names.some((one) => isKey(text, one))),
    says: () => `${packages.join(', ')} in ${manifest}`,
  };
}

/** Whether a name in quotation marks has a colon behind it somewhere: a version, not a keyword. */
function isKey(text: string, quoted: string): boolean {
  for (let at = text.indexOf(quoted); at >= 0; at = text.indexOf(quoted, at + 1)) {
    if (/^\s*:/u.test(text.slice(at + quoted.length))) return true;
  }
  return false;
}
