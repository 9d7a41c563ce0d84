import { posix } from 'node:path';
import * as vscode from 'vscode';
import { usageText } from '../../../platform/account/usageText.ts';
import { confirmUpload, type Existing } from '../../../platform/files/received/confirmUpload.ts';
import type { Services } from '../../../platform/services.ts';
import {
  documentRefusal,
  type DocumentFile,
  type DocumentRefusal,
  documentCost,
} from '../../../project/documents/documentCost.ts';
import {
  documentType,
  type Plan,
  minimumCharacters,
} from '../../../project/documents/documentType.ts';
import { loadedDocument, nameOf } from '../../../platform/files/textFile.ts';
import { piecesOf, sizeOf } from '../../../platform/files/wholeFile.ts';
import { format, plural, quantity } from '../../../texts/format.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { sentences } from '../../../texts/sentences.ts';
import type { DocumentOptions } from './documentOptions.ts';

/** A file that was chosen, and what keeps it from being sent. */
export interface Candidate extends DocumentFile {
  readonly uri: vscode.Uri;
  readonly problem?: DocumentRefusal | { readonly problem: 'missing' | 'unsaved' | 'resource' };
}

/** The files that were chosen: those that can be sent, and those that cannot. */
export interface Candidates {
  readonly files: readonly Candidate[];
  readonly leftOut: readonly Candidate[];
}

/** Looks at a file without reading more of it than has to be counted. */
export async function candidate(uri: vscode.Uri, plan: Plan): Promise<Candidate> {
  const name = posix.basename(uri.path);
  const size = await sizeOf(uri);
  if (size === undefined) return { uri, name, size: 0, problem: { problem: 'missing' } };
  const file = { uri, name, size };
  const refused = documentRefusal(file, plan);
  if (refused !== undefined) return { ...file, problem: refused };
  if (loadedDocument(uri)?.isDirty === true) return { ...file, problem: { problem: 'unsaved' } };
  const billing = documentType(name)?.billing;
  if (billing === 'text' && (await resourcesOf(uri)) !== undefined) {
    return { ...file, problem: { problem: 'resource' } };
  }
  if (billing !== 'plain') return file;
  const counted = { ...file, characters: await charactersOf(uri) };
  const tooLong = documentRefusal(counted, plan);
  return tooLong === undefined ? counted : { ...counted, problem: tooLong };
}

/** Code points, of a file that is small. */
async function charactersOf(uri: vscode.Uri): Promise<number> {
  const decoder = new TextDecoder();
  let count = 0;
  for await (const piece of piecesOf(uri)) {
    for (const _ of decoder.decode(piece, { stream: true })) count++;
  }
  return count;
}

/** Why a file is not sent, in a sentence. */
export function problemText({ uri, problem }: Candidate): string {
  const name = nameOf(uri);
  switch (problem?.problem) {
    case undefined:
      return '';
    case 'type':
      return sentences.isUnknownType(name);
    case 'empty':
      return sentences.isEmpty(name);
    case 'missing':
      return sentences.isUnreadable(name);
    case 'unsaved':
      return vscode.l10n.t('{0} has unsaved changes. Save it first.', name);
    case 'size':
      return vscode.l10n.t({
        message:
          '{0} is larger than {1}, the most that the service takes of this type on your plan.',
        args: [name, format.bytes(problem.limit)],
        comment: '{0} is the name of a file, {1} a size such as “10 MB”.',
      });
    case 'characters':
      return vscode.l10n.t({
        message: '{0} has more than {1} characters, the most that the service takes on your plan.',
        args: [name, format.number(problem.limit)],
        comment: '{0} is the name of a file, {1} a number.',
      });
    case 'resource':
      return vscode.l10n.t(
        '{0} is a resource file. As a document it would be translated as a whole: texts that are translated already would be paid for again, and placeholders would not be protected.',
        name,
      );
  }
}

/** Names what is sent and what it costs, and asks what becomes of translations that exist. */
export async function confirmDocuments(
  { usage, connection }: Services,
  { files, leftOut }: Candidates,
  { locale, follows, unused }: DocumentOptions,
  taken: readonly vscode.Uri[],
): Promise<Existing | undefined> {
  const used = await usage.readSoon();
  const detail = [
    ...costLines(files),
    ...(used === undefined ? [] : usageText(used)),
    ...(follows.length === 0 ? [] : [vscode.l10n.t('With: {0}.', format.list(follows))]),
    ...unused,
    vscode.l10n.t('The whole files are sent to {0}.', (await connection.address()).host),
    ...leftOut.slice(0, 3).map(problemText),
    ...(leftOut.length > 3
      ? [vscode.l10n.t('And {0} more that are left out.', format.number(leftOut.length - 3))]
      : []),
  ];
  return confirmUpload(question(files, locale), detail, taken);
}

function question(files: readonly Candidate[], locale: string): string {
  const [first] = files;
  const language = format.language(locale);
  if (files.length > 1 || first === undefined) {
    return plural(
      vscode.l10n.t({
        message:
          '{0, plural, one {Translate # document into {1}?} other {Translate # documents into {1}?}}',
        comment: '{1} is a language.',
      }),
      files.length,
      language,
    );
  }
  return sentences.askToTranslate(nameOf(first.uri), language);
}

/** What the service will bill, in sentences. */
function costLines(files: readonly Candidate[]): readonly string[] {
  const { office, text, archives, free } = documentCost(files);
  return [
    ...(office.files > 0
      ? [
          vscode.l10n.t({
            message:
              'Each Office or PDF file is billed with at least {0}, however short it is: {1} or more.',
            args: [quantity.characters(minimumCharacters), quantity.characters(office.atLeast)],
            comment: '{0} and {1} are numbers such as “50,000 characters”.',
          }),
        ]
      : []),
    ...(text.files > 0
      ? [
          vscode.l10n.t({
            message: 'Files of text are billed by their text: {0} at most.',
            args: [quantity.characters(text.atMost)],
            comment: '{0} is a number such as “1,200 characters”.',
          }),
        ]
      : []),
    ...(archives > 0
      ? [
          vscode.l10n.t(
            'InDesign files are billed by their text, which only the service can count.',
          ),
        ]
      : []),
    ...(free > 0
      ? [vscode.l10n.t('Images are not billed. The service calls their translation a beta.')]
      : []),
  ];
}
