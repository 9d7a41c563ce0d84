import { showKeyPath } from '../../../src/resources/formats/format.ts';
import { fileFindings } from '../../../src/project/findings/fileFindings.ts';
import type { Severity } from '../../../src/message/findings.ts';
import { productNameGuard } from '../../../src/message/names/productNames.ts';
import type { OpenedTranslation } from './translations.ts';
import { programOfFile } from '../../../src/project/plan/programOfFile.ts';

/** What Glossa says of one message in a package; the first four tell it from all others. */
export interface CorpusFinding {
  readonly package: string;
  readonly file: string;
  readonly key: string;
  readonly code: string;
  readonly severity: Severity;
  readonly locale: string;
  readonly source: string;
  readonly target: string;
  readonly expected: string;
  readonly got: string;
}

export const idOf = (one: Pick<CorpusFinding, 'package' | 'file' | 'key' | 'code'>) =>
  [one.package, one.file, one.key, one.code].join('\n');

/** Every finding in a translation as the Problems panel has it, one for each message and code. */
export async function findingsOf(
  translation: OpenedTranslation,
): Promise<readonly CorpusFinding[]> {
  const { spec, file, opened, current } = translation;
  const { set, locale, source } = opened;
  const locales = { sourceLocale: set.source.locale, targetLocale: locale };
  const { findings } = await fileFindings({
    file: current,
    locale,
    format: set.format,
    program: programOfFile(set, source),
    source: { file: source, locale: set.source.locale },
    guard: productNameGuard({ own: [], source: [] }, locales),
    known: new Map(),
  });
  const found = new Map<string, CorpusFinding>();
  for (const { message, finding } of findings) {
    const { code, severity, expected, got } = finding;
    const key = showKeyPath(message.path);
    const from = source.get(message.path)?.value ?? '';
    const texts = { source: from, target: message.value, expected, got };
    const one = { package: spec, file, key, code, severity, locale, ...texts };
    if (!found.has(idOf(one))) found.set(idOf(one), one);
  }
  return [...found.values()];
}
