import { posix } from 'node:path';
import * as vscode from 'vscode';
import {
  documentRefusal,
  type DocumentFile,
  type DocumentRefusal,
} from '../../../project/documents/documentCost.ts';
import { documentType, type Plan } from '../../../project/documents/documentType.ts';
import { loadedDocument, nameOf } from '../../../platform/files/textFile.ts';
import { piecesOf, sizeOf } from '../../../platform/files/wholeFile.ts';
import { format } from '../../../texts/format.ts';
import { resourcesOf } from '../../../platform/workspace/resources.ts';
import { sentences } from '../../../texts/sentences.ts';

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
