import * as vscode from 'vscode';
import type { CheckLink } from '../../platform/ui/inEditor/diagnostic.ts';

/** The page that describes the checks, as it comes with the extension. */
const page = 'docs/checks.md';

/** Links each check with its section of the page; with the page itself where that cannot be read. */
export async function readCheckPage(extension: vscode.Uri): Promise<(code: string) => CheckLink> {
  const uri = vscode.Uri.joinPath(extension, page);
  const bytes = await vscode.workspace.fs.readFile(uri).then(
    (read) => read,
    () => new Uint8Array(),
  );
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/u);
  const sections = new Map(lines.map((line, place) => [line, place + 1]));
  return (value) => {
    const line = sections.get(`### ${value}`);
    return { value, target: line === undefined ? uri : uri.with({ fragment: `L${line}` }) };
  };
}
