import * as vscode from 'vscode';
import { createYielder } from '../../../resources/cooperative.ts';
import type { KeyPath } from '../../../resources/formats/format.ts';
import { ignoredGlobs } from '../../../resources/globs.ts';
import { setOf, type ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import { loadedDocument } from '../../../platform/files/textFile.ts';
import { findFiles } from '../../../platform/workspace/findFiles.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';
import { keyMentions, type KeyMention } from '../../../project/keys/keyMentions.ts';
import { keyText } from '../../../project/keys/keyText.ts';

/** Code and templates, which are what names keys. */
const extensions =
  'astro c cc cjs cpp cs cshtml cts dart erb ex exs go h haml hbs heex htm html java js jsp jsx kt kts liquid m md ' +
  'mdx mjs mm mts php pug py razor rb rs scala slim svelte swift ts tsx twig vb vue xaml xhtml';
const codeGlob = `**/*.{${extensions.replaceAll(' ', ',')}}`;
/** Files that are read for one search, and bytes of the largest; places that are shown. */
const [mostFiles, largestFile, mostPlaces] = [20_000, 1_000_000, 100];
/** Files that are read at once. */
const atOnce = 16;

/** A place in a file of the workspace. */
export interface CodeUsage extends KeyMention {
  readonly uri: vscode.Uri;
}

/**
 * Where the code of a workspace folder names a message, in the order of the files. Unsaved edits count; resource files,
 * and what the editor does not search, do not.
 *
 * @throws the reason of the signal
 */
export async function codeUsages(
  folder: vscode.WorkspaceFolder,
  path: KeyPath,
  sets: readonly ResourceSet[],
  signal: AbortSignal,
): Promise<{
  readonly usages: readonly CodeUsage[];
  /** There may be more: the limits were reached. */
  readonly isCut: boolean;
}> {
  const files = await codeFiles(folder, sets, signal);
  const key = Buffer.from(keyText(path));
  const giveWay = createYielder();
  const usages: CodeUsage[] = [];
  for (let at = 0; at < files.length && usages.length < mostPlaces; at += atOnce) {
    signal.throwIfAborted();
    const texts = await Promise.all(
      files.slice(at, at + atOnce).map(async (uri) => ({ uri, text: await textWith(uri, key) })),
    );
    for (const { uri, text } of texts) {
      const mentions = keyMentions(text, path, mostPlaces - usages.length);
      for (const mention of mentions) usages.push({ ...mention, uri });
      await giveWay();
    }
  }
  return { usages, isCut: usages.length >= mostPlaces || files.length >= mostFiles };
}

async function codeFiles(
  folder: vscode.WorkspaceFolder,
  sets: readonly ResourceSet[],
  signal: AbortSignal,
): Promise<readonly vscode.Uri[]> {
  const token = new vscode.CancellationTokenSource();
  const cancel = () => token.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await findFiles(folder, {
      glob: codeGlob,
      exclude: excludedGlob(folder),
      most: mostFiles,
      token: token.token,
    });
    signal.throwIfAborted();
    return found
      .filter((uri) => setOf(sets, pathIn(folder, uri)) === undefined)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    signal.removeEventListener('abort', cancel);
    token.dispose();
  }
}

/** What discovery leaves alone, and what the editor's own search does. */
function excludedGlob({ uri }: vscode.WorkspaceFolder): string {
  const chosen = vscode.workspace
    .getConfiguration('search', uri)
    .get<Readonly<Record<string, unknown>>>('exclude', {});
  // Globs with groups of their own cannot stand in a group in all versions.
  const globs = Object.keys(chosen).filter((glob) => chosen[glob] === true && !/[{},]/.test(glob));
  return `{${[...ignoredGlobs, ...globs].join(',')}}`;
}

/** The text of a file that has these bytes; nothing of one that has not, that is large, or that cannot be read. */
async function textWith(uri: vscode.Uri, key: Buffer): Promise<string> {
  const document = loadedDocument(uri);
  if (document?.isDirty === true) return document.getText();
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > largestFile) return '';
    const bytes = Buffer.from(await vscode.workspace.fs.readFile(uri));
    return bytes.includes(key) ? bytes.toString('utf8') : '';
  } catch {
    return '';
  }
}
