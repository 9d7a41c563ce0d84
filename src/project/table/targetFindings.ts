import { keyId } from '../../resources/formats/format.ts';
import { productNameGuard } from '../../message/names/productNames.ts';
import type { FolderProductNames } from '../findings/checkResourceFile.ts';
import { fileFindings } from '../findings/fileFindings.ts';
import type { KnownFindings, TextFinding } from '../findings/messageFinding.ts';
import { unreportedIn, type UnreportedFindings } from '../findings/unreportedFindings.ts';
import { programOfFile } from '../plan/programOfFile.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/** What the folder of a project says about findings. */
export interface FindingFacts {
  readonly names: FolderProductNames;
  readonly unreported: UnreportedFindings;
}

/** What is said about a text, with the text that it was said about. */
export interface CheckedFinding extends TextFinding {
  readonly text: string;
}

/** What the checks say about the texts of a target file, by `keyId`; texts without a finding are left out. */
export interface TargetFindings {
  readonly byMessage: ReadonlyMap<string, readonly CheckedFinding[]>;
  /** For the next time, after some of the texts have changed. */
  readonly known: KnownFindings;
}

/** Checks the texts of a target file, giving way to other work. How they stand is no finding: the states say that. */
export async function targetFindings(
  { set, locale, path, source, current }: TargetFile,
  { names, unreported }: FindingFacts,
  known: KnownFindings,
): Promise<TargetFindings> {
  if (current === undefined) return { byMessage: new Map(), known };
  const sourceLocale = set.source.locale;
  const found = await fileFindings({
    file: current,
    locale,
    format: set.format,
    program: programOfFile(set, source),
    source: { file: source, locale: sourceLocale },
    guard: productNameGuard(
      { own: names.of(locale), source: names.of(sourceLocale) },
      { sourceLocale, targetLocale: locale },
    ),
    known,
  });
  const isUnreported = unreportedIn({ path, locale }, unreported);
  const byMessage = new Map<string, CheckedFinding[]>();
  for (const one of found.findings) {
    if (isUnreported(one)) continue;
    const { finding, at, pair, message } = one;
    const { path: key, value: text } = message;
    const id = keyId(key);
    byMessage.set(id, [...(byMessage.get(id) ?? []), { finding, at, pair, text }]);
  }
  return { byMessage, known: found.known };
}
