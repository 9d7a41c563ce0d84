import { arb } from './arb.ts';
import { chrome } from './chrome.ts';
import type { FormatId, ResourceFormat } from './format.ts';
import { json } from './json.ts';
import { properties } from './properties.ts';
import { vscode } from './vscode.ts';
import { yamlFor } from './yaml.ts';

const formats: Readonly<Record<Exclude<FormatId, 'yaml'>, ResourceFormat>> = {
  json,
  chrome,
  arb,
  vscode,
  properties,
};

/** The format of a file by what discovery calls it. `locale` is the file's own, which YAML may have as a key around everything. */
export function formatFor(id: FormatId, locale: string): ResourceFormat {
  return id === 'yaml' ? yamlFor(locale) : formats[id];
}
