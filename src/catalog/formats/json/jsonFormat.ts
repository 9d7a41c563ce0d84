import { applyEdits } from '../../edit.ts';
import { atOnce } from '../../steps.ts';
import type { ResourceFile, ResourceFormat } from '../format.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { quoteJson } from './jsonEscapes.ts';
import { JsonFile } from './jsonFile.ts';
import { jsonInsertions } from './jsonInsert.ts';
import { jsonStyle } from './jsonStyle.ts';
import { parseJson } from './parseJson.ts';

/** A format whose files are JSON or JSONC; `parseJson` says what is refused. */
export function jsonFormat(dialect: JsonDialect): ResourceFormat {
  return {
    id: dialect.id,
    parse: (text) => atOnce(JsonFile.read(dialect, text)),
    parseInSteps: (text) => JsonFile.read(dialect, text),
    emptyLike: (source, locale) => emptyLike(dialect, source, locale),
  };
}

function emptyLike(dialect: JsonDialect, source: ResourceFile, locale: string): string {
  const model = source instanceof JsonFile ? source : undefined;
  const heading = dialect.heading?.(locale, model?.root) ?? {};
  const text = model?.root.kind === 'array' ? '[]' : '{}';
  const root = parseJson(text);
  const style = jsonStyle(text, root, model?.style);
  const habit = model?.habit ?? { nonAscii: false, capitals: false, signs: new Map() };
  const additions = Object.entries(heading).map(([name, value]) => ({
    path: [name],
    value: quoteJson(value, habit),
  }));
  const target = { text, root, style, habit };
  const edits = atOnce(jsonInsertions(target, undefined, additions));
  const mark = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const end = /[\r\n]$/.test(source.text) ? style.eol : '';
  return mark + applyEdits(text, edits) + end;
}
