import { arb } from './arb.ts';
import { chrome } from './chrome.ts';
import type { FormatId, ResourceFormat } from './format.ts';
import { json } from './json.ts';
import { properties } from './properties.ts';
import { vscode } from './vscode.ts';
import { yaml } from './yaml.ts';

const formats: Readonly<Record<FormatId, ResourceFormat>> = {
  json,
  chrome,
  arb,
  vscode,
  properties,
  yaml,
};

/** The format of a file by what discovery calls it. */
export function formatFor(id: FormatId): ResourceFormat {
  return formats[id];
}
