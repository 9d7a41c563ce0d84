import { arb } from './arb.ts';
import { chrome } from './chrome.ts';
import type { FormatId, ResourceFormat } from './format.ts';
import { jsonFor } from './json.ts';
import { properties } from './properties.ts';
import { vscode } from './vscode.ts';
import { yamlFor } from './yaml.ts';

const formats: Readonly<Record<Exclude<FormatId, 'json' | 'yaml'>, ResourceFormat>> = {
  chrome,
  arb,
  vscode,
  properties,
};

/** The format of a file by what discovery calls it. `locale` is the file's own, which may stand in it around everything. */
export function formatFor(id: FormatId, locale: string): ResourceFormat {
  switch (id) {
    case 'json':
      return jsonFor(locale);
    case 'yaml':
      return yamlFor(locale);
    default:
      return formats[id];
  }
}
