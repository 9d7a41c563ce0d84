import * as vscode from 'vscode';
import { formatFor } from '../../catalog/formats/formats.ts';
import type { ResourceFile, ResourceFormat } from '../../catalog/formats/format.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { guessDoubt, languageDoubt } from '../../project/plan/sourceDoubt.ts';
import { productNameGuard } from '../../message/names/productNames.ts';
import { readTextFile } from '../../platform/files/textFile.ts';
import { fileFindings } from '../../project/findings/fileFindings.ts';
import type { FileFinding, KnownFindings } from '../../project/findings/fileToCheck.ts';
import type { FolderNames } from './nameIndex.ts';
import { parsedFile } from '../../catalog/formats/parsedFile.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';

/** What was found in one version of a document. */
export interface CheckedDocument {
  readonly version: number;
  readonly format: ResourceFormat;
  readonly findings: readonly FileFinding[];
  readonly known: KnownFindings;
  readonly locale: string;
  /** What the findings depend on beside the texts. */
  readonly set: ResourceSet;
  readonly names: FolderNames;
}

/**
 * Checks a document that is a resource file: a target beside its source as it is open or on the disk, a source by itself,
 * and so a target whose source is in doubt.
 *
 * @param last what was found in it before; what has not changed since is not looked at again
 * @returns `undefined` where it cannot be read at the moment, because somebody is typing in it
 */
export async function checkDocument(
  document: vscode.TextDocument,
  member: Member,
  names: FolderNames,
  last: CheckedDocument | undefined,
): Promise<CheckedDocument | undefined> {
  const { version } = document;
  const { set, locale, isSource } = member;
  const format = formatFor(set.format, locale);
  const file = parsedFile(format, document.getText());
  const isAlone = isSource || guessDoubt(set) !== undefined;
  const read = isAlone ? undefined : await readSource(member);
  if (file === undefined || (read === undefined && !isAlone)) return undefined;
  // Beside texts of another language every translation would look wrong.
  const source = read && languageDoubt(set, read) === undefined ? read : undefined;
  const checked = await fileFindings({
    file,
    locale,
    format: set.format,
    program: set.program,
    source: source && { file: source, locale: set.source.locale },
    guard: productNameGuard(
      { own: names.of(locale), source: isSource ? [] : names.of(set.source.locale) },
      { sourceLocale: set.source.locale, targetLocale: locale },
    ),
    known: last?.names === names && last.set === set ? last.known : new Map(),
  });
  return { version, format, locale, set, names, ...checked };
}

async function readSource({ folder, set }: Member): Promise<ResourceFile | undefined> {
  const uri = vscode.Uri.joinPath(folder.uri, set.source.path);
  const file = await readTextFile(uri).catch(() => undefined);
  return file && parsedFile(formatFor(set.format, set.source.locale, 'source'), file.text);
}
