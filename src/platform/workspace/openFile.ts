import type * as vscode from 'vscode';
import { runYielding } from '../../resources/cooperative.ts';
import { formatFor, parsedFileInSteps } from '../../resources/formats/formats.ts';
import type { Message, ResourceFile } from '../../resources/formats/format.ts';
import { keyAt, type KeyAt, messageAt } from '../../resources/formats/keyAt.ts';
import type { Member, ResourceIndex } from './resourceIndex.ts';

/** A resource file as it stands in a document. */
export interface OpenFile {
  readonly member: Member;
  readonly file: ResourceFile;
}

/** The editor asks about the same document at each move of the pointer. */
const known = new WeakMap<
  vscode.TextDocument,
  {
    readonly version: number;
    readonly member: Member;
    readonly file: Promise<ResourceFile | undefined>;
  }
>();

/** Nothing where the document is no resource file, cannot be read at the moment, or was typed in meanwhile. */
export async function openFile(
  resources: ResourceIndex,
  document: vscode.TextDocument,
): Promise<OpenFile | undefined> {
  const { version } = document;
  const member = await resources.memberOf(document.uri);
  if (member === undefined) return undefined;
  const format = formatFor(member.set.format, member.locale);
  const steps = () => parsedFileInSteps(format, document.getText());
  const last = known.get(document);
  const isKnown = last?.version === version && last.member.set === member.set;
  const read = isKnown ? last : { version, member, file: runYielding(steps()) };
  known.set(document, read);
  const file = await read.file;
  return file === undefined || document.version !== version ? undefined : { member, file };
}

/** The key or the message that a person points at. */
export interface Pointed extends OpenFile {
  readonly at: KeyAt;
}

export async function pointedAt(
  resources: ResourceIndex,
  document: vscode.TextDocument,
  position: vscode.Position,
): Promise<Pointed | undefined> {
  const open = await openFile(resources, document);
  const at = open && keyAt(open.file, document.offsetAt(position));
  return open && at && { ...open, at };
}

/** The message at a position: that of its key or its value, else the only one that begins on its line. */
export async function messageNear(
  resources: ResourceIndex,
  document: vscode.TextDocument,
  position: vscode.Position,
): Promise<(OpenFile & { readonly message: Message }) | undefined> {
  const open = await openFile(resources, document);
  if (open === undefined) return undefined;
  const { range } = document.lineAt(position.line);
  const cursor = document.offsetAt(position);
  const [lineStart, lineEnd] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  const message =
    keyAt(open.file, cursor)?.message ?? messageAt(open.file, { cursor, lineStart, lineEnd });
  return message && { ...open, message };
}
