import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import { applyEdits, type Edit } from '../../edit.ts';
import {
  type Message,
  type MessageValue,
  type ResourceFile,
  type ResourceFormat,
  nestedKeys,
  type FilledCopy,
  keyId,
} from '../format.ts';
import { droppedMembers, keptContainers } from '../tree/droppedMembers.ts';
import { flowRemoval } from '../tree/flowRemoval.ts';
import { containersOf, memberOf } from '../tree/node.ts';
import { localeKeyLike } from '../tree/rootLocaleKey.ts';
import { quoteYaml } from './write/quoteYaml.ts';
import { withoutAliases } from './withoutAliases.ts';
import { lineRemoval } from './write/yamlLines.ts';
import type { YamlReading } from './yamlDialect.ts';
import type { YamlDocument } from './yamlDocument.ts';
import { YamlFile } from './yamlFile.ts';

/**
 * YAML; `parseYamlInSteps` says what is refused.
 *
 * @param locale of the files that are read; without it no key is taken for one
 */
export function yamlFor(locale: string | undefined): ResourceFormat {
  return yamlFormat({ dialect: { id: 'yaml', keys: nestedKeys }, locale });
}

/** A format whose files are YAML. */
export function yamlFormat(reading: YamlReading): ResourceFormat {
  const { id, keys } = reading.dialect;
  return {
    id,
    keys,
    parse: (text) => YamlFile.read(reading, text),
    emptyLike,
    filledCopy: filledYaml,
  };
}

function emptyLike(source: ResourceFile, locale: string): string {
  if (!(source instanceof YamlFile)) return '';
  const { eol } = source.style();
  const bom = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const start = /^\uFEFF?---/.test(source.text) ? `---${eol}` : '';
  const { rootKey } = source;
  if (rootKey === undefined) return bom + start;
  return `${bom}${start}${quoteYaml(localeKeyLike(rootKey, locale), 'plain')}:${eol}`;
}

/** See {@link FilledCopy}. */
const filledYaml: FilledCopy = function* (source, locale, values, stays) {
  if (!(source instanceof YamlFile)) return undefined;
  const plain = isShared(source.document)
    ? yield* withoutAliases(source, (text) => YamlFile.read(source.reading, text))
    : source;
  return plain && (yield* filledPlain(plain, locale, values, stays));
};

/** Of a file without aliases. */
const filledPlain = function* (
  source: YamlFile,
  locale: string,
  values: readonly MessageValue[],
  stays: (message: Message) => boolean,
): Cooperative<string | undefined> {
  const { document: whole } = source;
  const isRepeated = containersOf(whole.root).some(({ repeated }) => repeated);
  if (isShared(whole) || isRepeated) return undefined;
  const known = values.filter(({ path }) => source.get(path));
  const filled = applyEdits(source.text, yield* source.write(known, source));
  const file = yield* YamlFile.read(source.reading, filled);
  const written = new Set(known.map(({ path }) => keyId(path)));
  const dropped = yield* droppedMembers(file.root, (path) => {
    const message = source.get(path);
    return message && (written.has(keyId(path)) || stays(message));
  });
  if (dropped === undefined) return undefined;
  const { text, document } = file;
  const edits = [...localeKey(file, locale)];
  let isPossible = true;
  yield* forEachInSteps(keptContainers(file.root, dropped), (container) => {
    const block = document.blocks.get(container);
    const [first] = container.members;
    // The next one would have to move up to the dash.
    if (block?.behindDash && first && dropped.has(first)) isPossible = false;
    edits.push(
      ...(block
        ? lineRemoval(text, { container, block }, dropped)
        : flowRemoval(text, container, dropped, file.style().flow)),
    );
  });
  if (!isPossible) return undefined;
  const cut = applyEdits(text, edits);
  return /[\r\n]$/.test(text) ? cut : cut.replace(/(?:\r\n|\r|\n)$/, '');
};

/** Whether something in it is for several places, or stays as it is for another reason. */
const isShared = ({ locked, merges }: YamlDocument) => locked.size + merges.size > 0;

function localeKey({ document, rootKey }: YamlFile, locale: string): readonly Edit[] {
  const member = rootKey === undefined ? undefined : memberOf(document.root, rootKey);
  if (!member || rootKey === undefined) return [];
  const { offset, nameEnd } = member;
  return [
    {
      offset,
      length: nameEnd - offset,
      text: quoteYaml(localeKeyLike(rootKey, locale), 'plain'),
    },
  ];
}
