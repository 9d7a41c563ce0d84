import { arb } from './json/arb.ts';
import { chrome } from './json/chrome.ts';
import type { FormatId, ResourceFormat } from './format.ts';
import type { KeyShape } from './keyOperations.ts';
import { jsonFor } from './json/json.ts';
import { properties } from './properties/properties.ts';
import { vscode } from './json/vscode.ts';
import { yamlFor } from './yaml/yaml.ts';

const formats: Readonly<Record<Exclude<FormatId, 'json' | 'yaml'>, ResourceFormat>> = {
  chrome,
  arb,
  vscode,
  properties,
};

/** What the keys of a format are like. */
export const shapeOf = (id: FormatId): KeyShape => formatFor(id, '').keys;

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
