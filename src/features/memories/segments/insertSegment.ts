import * as vscode from 'vscode';
import {
  ResourceFileError,
  type Message,
  type ResourceFile,
  showKeyPath,
} from '../../../resources/formats/format.ts';
import { formatFor } from '../../../resources/formats/formats.ts';
import { runSync } from '../../../resources/cooperative.ts';
import { messageAt } from '../../../resources/formats/keyAt.ts';
import type { ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import { checkMessage } from '../../../message/checks/checkMessage.ts';
import { memorySupport } from '../../../service/pairSupport.ts';
import { inWords, unreadable } from '../../../platform/workspace/projectProblem.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { nameOf, readTextFile } from '../../../platform/files/textFile.ts';
import { uiText } from '../../../texts/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { format } from '../../../texts/format.ts';
import { cellsChange } from '../../../project/changes/giveTexts.ts';
import { writeFile } from '../../../platform/files/writeFiles.ts';
import { pairOf, type PairPlace } from '../../../project/findings/textFindings.ts';

/** A target file of a set, open in the editor. */
interface TargetEditor {
  readonly editor: vscode.TextEditor;
  readonly folder: vscode.WorkspaceFolder;
  readonly set: ResourceSet;
  readonly locale: string;
  /** Relative to the folder. */
  readonly path: string;
}

/**
 * Puts a translation that a person has chosen into the message at the cursor of the resource file that was active last.
 * Nothing but that value changes. Says what was done.
 *
 * @throws {UserError} where there is no such message, the languages do not fit, or a check calls it an error
 */
export async function insertSegment(
  editor: vscode.TextEditor | undefined,
  chosen: { readonly sourceLanguage: string; readonly language: string; readonly text: string },
): Promise<string> {
  const target = await targetEditor(editor);
  refuseOtherLanguages(target, chosen.sourceLanguage, chosen.language);
  const { document } = target.editor;
  const current = parse(target, document.uri, document.getText());
  const message = messageUnderCursor(target, current);
  const source = await sourceFile(target);
  const planned = { ...target, source: source ?? current, current };
  refuseBroken(source?.get(message.path), chosen.text, planned);
  const edit = { path: message.path, before: message.value, after: chosen.text };
  const { change } = cellsChange(planned, [edit]);
  await writeFile({ uri: document.uri, change }).catch((error: unknown) => {
    throw inWords(error, () => document.uri);
  });
  return vscode.l10n.t({
    message: 'Inserted into {0} in {1}.',
    args: [uiText(showKeyPath(message.path)), nameOf(document.uri)],
    comment: '{0} is the key of a message, {1} the name of a file.',
  });
}

async function targetEditor(editor: vscode.TextEditor | undefined): Promise<TargetEditor> {
  requireTrustToWrite();
  if (editor === undefined) {
    throw new UserError(
      vscode.l10n.t('Open a resource file and place the cursor on a message first.'),
    );
  }
  const { uri } = editor.document;
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  const set = await resourcesOf(uri);
  if (folder === undefined || set === undefined) {
    throw new UserError(vscode.l10n.t('{0} is not a resource file.', nameOf(uri)));
  }
  const path = pathIn(folder, uri);
  const locale = set.targets.find((target) => target.path === path)?.locale;
  if (locale !== undefined) return { editor, folder, set, locale, path };
  throw new UserError(
    vscode.l10n.t(
      '{0} is the source file. Place the cursor on a message in a target file.',
      nameOf(uri),
    ),
  );
}

function refuseOtherLanguages(
  { set, locale }: TargetEditor,
  sourceLanguage: string,
  language: string,
): void {
  const memory = { sourceLanguage, targetLanguages: [language] };
  if (memorySupport(memory, set.source.locale, locale) === 'fits') return;
  throw new UserError(
    vscode.l10n.t({
      message:
        'This is a translation from {0} into {1}, but the file at the cursor is translated from {2} into {3}.',
      args: [sourceLanguage, language, set.source.locale, locale].map(format.language),
      comment: 'All are names of languages.',
    }),
  );
}

function messageUnderCursor({ editor }: TargetEditor, file: ResourceFile): Message {
  const { document, selection } = editor;
  const { range } = document.lineAt(selection.active.line);
  const [cursor, lineStart, lineEnd] = [
    document.offsetAt(selection.active),
    document.offsetAt(range.start),
    document.offsetAt(range.end),
  ];
  const message = messageAt(file, { cursor, lineStart, lineEnd });
  if (message !== undefined) return message;
  throw new UserError(
    vscode.l10n.t({
      message: 'There is no message at the cursor in {0} (line {1}).',
      args: [nameOf(document.uri), selection.active.line + 1],
      comment: '{0} is the name of a file, {1} a line number.',
    }),
  );
}

async function sourceFile({ folder, set }: TargetEditor): Promise<ResourceFile | undefined> {
  const uri = vscode.Uri.joinPath(folder.uri, set.source.path);
  const file = await readTextFile(uri);
  return file && parse({ set, locale: set.source.locale }, uri, file.text);
}

function parse(
  { set, locale }: Pick<TargetEditor, 'set' | 'locale'>,
  uri: vscode.Uri,
  text: string,
): ResourceFile {
  try {
    return runSync(formatFor(set.format, locale).parse(text));
  } catch (error) {
    throw error instanceof ResourceFileError ? unreadable(uri, error) : error;
  }
}

function refuseBroken(message: Message | undefined, target: string, place: PairPlace): void {
  if (message === undefined) return;
  const findings = checkMessage(pairOf(message, target, place));
  const error = findings.find(({ severity }) => severity === 'error');
  if (error === undefined) return;
  throw new UserError(
    vscode.l10n.t({
      message:
        'Not used: it would break the message {0} ({1}, expected “{2}”, got “{3}”). Copy it and fit it in by hand.',
      args: [
        uiText(showKeyPath(message.path)),
        error.code,
        uiText(error.expected, 40),
        uiText(error.got, 40),
      ],
      comment:
        '{0} is the key of a message, {1} the code of a check; {2} and {3} are parts of texts.',
    }),
  );
}
