import { applyEdits } from '../../edit.ts';
import { runSync } from '../../cooperative.ts';
import type { ResourceFile, ResourceFormat } from '../format.ts';
import { localeKeyLike } from '../tree/rootLocaleKey.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { quoteJson } from './jsonEscapes.ts';
import { filledJson } from './filledJson.ts';
import { around, JsonFile } from './jsonFile.ts';
import type { Addition } from '../tree/newMembers.ts';
import { jsonInsertions } from './jsonInsert.ts';
import { jsonStyle } from './jsonStyle.ts';
import { parseJson } from './parseJson.ts';

/**
 * A format whose files are JSON or JSONC; `parseJson` says what is refused.
 *
 * @param locale of the files that are read, which may be their root key
 * @param isSource they are sources, whose keys may stand for their texts
 */
export function jsonFormat(
  dialect: JsonDialect,
  locale?: string,
  isSource = false,
): ResourceFormat {
  const read = (text: string) => JsonFile.read({ dialect, locale, isSource }, text);
  return {
    id: dialect.id,
    keys: dialect.keys,
    parse: read,
    emptyLike: (source, target) => emptyLike(dialect, source, target),
    filledCopy: filledJson,
  };
}

function emptyLike(dialect: JsonDialect, source: ResourceFile, locale: string): string {
  const model = source instanceof JsonFile ? source : undefined;
  const heading = dialect.heading?.(locale, model?.root) ?? {};
  const text = model?.root.kind === 'array' ? '[]' : '{}';
  const root = parseJson(text);
  const style = jsonStyle(text, root, model?.style);
  const habit = model?.habit ?? { nonAscii: false, capitals: false, signs: new Map() };
  const additions: Addition[] = Object.entries(heading).map(([name, value]) => ({
    path: [name],
    value: quoteJson(value, habit),
  }));
  if (model?.rootKey !== undefined) additions.push(around(localeKeyLike(model.rootKey, locale)));
  const target = { text, root, style, habit };
  const edits = runSync(jsonInsertions(target, undefined, additions));
  const mark = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const end = /[\r\n]$/.test(source.text) ? style.eol : '';
  return mark + applyEdits(text, edits) + end;
}
