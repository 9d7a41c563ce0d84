import type { LedgerSection, MovedSection } from './ledger.ts';
import { ledgerPath } from './ledgerPath.ts';

/**
 * The lines that say where the file of a section was before: `# Moved from "locales/en.json" in "de"`. They stay, since
 * another branch may yet mark its texts there. A Glossa that does not know them takes them for comments.
 */
export function originLines({ movedFrom = [], ...section }: MovedSection): readonly string[] {
  const own = ledgerPath(section);
  const lines = movedFrom
    .filter((one) => ledgerPath(one) !== own)
    .map(
      ({ sourcePath, locale }) =>
        `# Moved from ${JSON.stringify(sourcePath.normalize('NFC'))} in ${JSON.stringify(locale)}`,
    );
  return [...new Set(lines)].toSorted();
}

/** Where a file was before, as a line of {@link originLines} says; nothing where a line is no such line. */
export function originIn(line: string): LedgerSection | undefined {
  const found = /^# Moved from ("(?:[^"\\]|\\.)*") in ("(?:[^"\\]|\\.)*")$/u.exec(line);
  return found === null ? undefined : sectionOfJson(found.slice(1));
}

/** @param parts the path of a source file and a locale, as JSON texts */
export function sectionOfJson(parts: readonly string[]): LedgerSection | undefined {
  try {
    const [sourcePath, locale] = parts.map((part): unknown => JSON.parse(part));
    const isSection = typeof sourcePath === 'string' && typeof locale === 'string';
    return isSection ? { sourcePath, locale } : undefined;
  } catch {
    return undefined;
  }
}
