import { applyEdits, type Edit } from '../../edit.ts';
import { runSync, forEachInSteps, type Cooperative } from '../../cooperative.ts';
import {
  type ResourceFile,
  type ResourceFormat,
  type FilledCopy,
  type MessageValue,
  keyId,
} from '../format.ts';
import { droppedMembers, keptContainers } from '../tree/droppedMembers.ts';
import { gapEdits, separatorOf } from '../tree/flowGap.ts';
import { flowRemoval } from '../tree/flowRemoval.ts';
import { containersOf, isContainer, memberOf, nodeAt, type Addition } from '../tree/node.ts';
import { localeKeyLike } from '../tree/rootLocaleKey.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { quoteJson } from './jsonEscapes.ts';
import { around, JsonFile } from './jsonFile.ts';
import { jsonInsertions } from './jsonInsert.ts';
import { parseJson, jsonStyle } from './parseJson.ts';

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
  const reading = { dialect, locale, isSource };
  const readLike = ({ entryText }: JsonFile, text: string) =>
    JsonFile.read({ ...reading, like: { entryText } }, text);
  return {
    id: dialect.id,
    keys: dialect.keys,
    parse: (text, like) =>
      like instanceof JsonFile ? readLike(like, text) : JsonFile.read(reading, text),
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
  const bom = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const end = /[\r\n]$/.test(source.text) ? style.eol : '';
  return bom + applyEdits(text, edits) + end;
}

/** See {@link FilledCopy}. Nothing where a name occurs twice. */
const filledJson: FilledCopy = function* (source, locale, values, stays) {
  if (!(source instanceof JsonFile)) return undefined;
  const { entryText } = source;
  const reading = { ...source.reading, isSource: false, like: { entryText } };
  const plain = source.hasKeyTexts ? yield* JsonFile.read(reading, source.text) : source;
  if (containersOf(plain.whole).some(({ repeated }) => repeated)) return undefined;
  const known: MessageValue[] = [];
  const written = new Set<string>();
  yield* forEachInSteps(values, (value) => {
    const id = keyId(value.path);
    if (plain.get(value.path, id) === undefined) return;
    known.push(value);
    written.add(id);
  });
  const filled = applyEdits(plain.text, yield* plain.write(known, plain));
  const file = yield* JsonFile.read(reading, filled);
  const { isForSource } = file.reading.dialect;
  const dropped = yield* droppedMembers(file.root, (path) => {
    if (isForSource?.(path, file.root) === true) return false;
    const id = keyId(path);
    const message = file.get(path, id);
    return message && (written.has(id) || stays(message));
  });
  if (dropped === undefined) return undefined;
  const edits: Edit[] = [];
  yield* forEachInSteps(keptContainers(file.root, dropped), (container) => {
    edits.push(...flowRemoval(filled, container, dropped, file.style));
  });
  const cut = edits.length === 0 ? file : yield* JsonFile.read(reading, applyEdits(filled, edits));
  return applyEdits(cut.text, [...ofLocale(cut, locale), ...(yield* bareTexts(cut))]);
};

/** Where a message is an object, as VS Code has it in the files of the source, its text alone. */
function* bareTexts({ text, root, messages }: JsonFile): Cooperative<Edit[]> {
  const edits: Edit[] = [];
  yield* forEachInSteps(messages, ({ path, offset, length }) => {
    const node = nodeAt(root, path);
    if (!isContainer(node)) return;
    const shown = text.slice(offset, offset + length);
    edits.push({ offset: node.offset, length: node.end - node.offset, text: shown });
  });
  return edits;
}

/** What names the locale: the root key and the heading of the format. */
function ofLocale(file: JsonFile, locale: string): readonly Edit[] {
  const { text, root, whole, rootKey, habit, style } = file;
  const edits: Edit[] = [];
  const around = rootKey === undefined ? undefined : memberOf(whole, rootKey);
  if (around && rootKey !== undefined) {
    const { offset, nameEnd } = around;
    const key = quoteJson(localeKeyLike(rootKey, locale), habit);
    edits.push({ offset, length: nameEnd - offset, text: key });
  }
  const added: string[] = [];
  for (const [name, value] of Object.entries(file.reading.dialect.heading?.(locale, root) ?? {})) {
    const there = memberOf(root, name)?.value;
    const shown = quoteJson(value, habit);
    if (there) edits.push({ offset: there.offset, length: there.end - there.offset, text: shown });
    else added.push(quoteJson(name, habit) + style.colon + shown);
  }
  if (added.length === 0) return edits;
  const place = { container: root, parent: undefined, model: undefined, members: new Map() };
  return [
    ...edits,
    ...gapEdits(text, -1, {
      container: root,
      separator: separatorOf(text, place, style),
      shown: added,
      style,
    }),
  ];
}
