import * as vscode from 'vscode';
import type { ResourceFormat } from '../../resources/formats/format.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import type { ProjectStatus } from '../../project/status/projectStatus.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import { readTextFile, withoutBom } from '../../platform/files/textFile.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import { checkInProject } from '../../project/findings/checkProject.ts';
import type { KnownFindings } from '../../project/findings/messageFinding.ts';
import type { FileFacts } from './folderFacts.ts';
import type { PlacedFinding } from '../../project/findings/placedFindings.ts';

/** What a document is checked with. */
export interface DocumentCheck extends FileFacts {
  readonly member: Member;
  /** How the target stands, where that could be told. */
  readonly target: TargetFile | undefined;
  readonly status: ProjectStatus;
  /** Another number after other files of the locale say something else: see `ProjectStatus`. */
  readonly sharedRevision: number;
}

/** What was found in one version of a document. */
export interface CheckedDocument extends DocumentCheck {
  readonly version: number;
  readonly format: ResourceFormat;
  readonly findings: readonly PlacedFinding[];
  readonly known: KnownFindings;
}

/**
 * Checks a document that is a resource file, beside its source as it is open or on the disk.
 *
 * @param last what was found in it before; what has not changed since is not looked at again
 * @returns `undefined` where the target was worked out from another text, because somebody is typing in it, and where
 *   there is no source
 */
export async function checkDocument(
  document: vscode.TextDocument,
  check: DocumentCheck,
  last: CheckedDocument | undefined,
): Promise<CheckedDocument | undefined> {
  const { version } = document;
  const { member, target, names, terms, status, shown } = check;
  const { folder, set, locale, isSource } = member;
  const text = document.getText();
  if (target?.current !== undefined && withoutBom(target.current.text) !== text) return undefined;
  const read = async (path: string) =>
    (await readTextFile(vscode.Uri.joinPath(folder.uri, path)).catch(() => undefined))?.text;
  const known = last?.names === names && last.member.set === set ? last.known : new Map();
  const file = { set, locale, isSource, path: pathIn(folder, document.uri) };
  const open = { text, target, known };
  const checked = await checkInProject(file, { status, read, names, terms, shown, open });
  if (checked === undefined) return undefined;
  const format = formatFor(set.format, locale);
  return { ...check, version, format, findings: checked.findings, known: checked.known };
}
