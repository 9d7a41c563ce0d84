import * as vscode from 'vscode';
import { plainText } from '../../../texts/uiText.ts';

/** A line of a hover: a name, which may lead to a place, and a text. */
export interface HoverLine {
  readonly name: string;
  readonly place?: { readonly uri: vscode.Uri; readonly range: vscode.Range };
  readonly text?: string;
}

/** Code points of a text in a hover. */
const longest = 300;

/** What the editor shows at the pointer: text that is nothing but text, and links to places that we make. */
export function hoverOf(
  range: vscode.Range,
  parts: readonly (readonly HoverLine[])[],
): vscode.Hover {
  const contents = parts.map((lines) => {
    const markdown = new vscode.MarkdownString();
    for (const line of lines) markdown.appendMarkdown(`${shown(line)}  \n`);
    return markdown;
  });
  return new vscode.Hover(contents, range);
}

function shown({ name, place, text }: HoverLine): string {
  const label = escaped(name);
  const linked = place === undefined ? label : `[${label}](${linkTo(place)})`;
  return text === undefined ? linked : `${linked}: ${escaped(text)}`;
}

function escaped(text: string): string {
  return new vscode.MarkdownString().appendText(plainText(text, longest)).value;
}

function linkTo({ uri, range }: Required<HoverLine>['place']): string {
  const { line, character } = range.start;
  return uri.with({ fragment: `L${line + 1},${character + 1}` }).toString();
}
