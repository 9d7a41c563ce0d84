import { sourceOf } from '../project.ts';

/** Messages and locales of the measured project; rows of a plain table, of which a browser cannot take as many. */
export const tableSize = {
  messages: 50_000,
  locales: ['de', 'fr', 'es', 'it', 'pt', 'pl', 'cs', 'nl', 'sv', 'da'],
  plain: 5_000,
} as const;

/** A source and its targets by path; every tenth message of a target is missing. */
export function tableFiles(): Readonly<Record<string, string>> {
  const source = sourceOf(tableSize.messages);
  const files: Record<string, string> = { 'locales/en.json': source };
  for (const locale of tableSize.locales) {
    const lines = source
      .replaceAll(': "', `: "${locale} `)
      .split('\n')
      .filter((line, place) => !line.includes('": "') || line.endsWith('"') || place % 10 > 0);
    files[`locales/${locale}.json`] = lines.join('\n');
  }
  return files;
}
