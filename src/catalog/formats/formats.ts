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

/**
 * The format of a file by the name that discovery gives it. `locale` is the file's own, which may be its root key. A
 * `source` is read for its texts, which may be its keys.
 */
export function formatFor(id: FormatId, locale: string, role?: 'source'): ResourceFormat {
  switch (id) {
    case 'json':
      return jsonFor(locale, role === 'source');
    case 'yaml':
      return yamlFor(locale);
    default:
      return formats[id];
  }
}
