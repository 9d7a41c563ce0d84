import { applyEdits } from '../../edit.ts';
import { type ResourceFormat, flatKeys, type FilledCopy } from '../format.ts';
import { removalEdits } from '../removal.ts';
import { PropertiesFile } from './propertiesFile.ts';

/** See {@link FilledCopy}. */
const filledProperties: FilledCopy = function* (source, _locale, values, stays) {
  if (!(source instanceof PropertiesFile) || source.repeated.size > 0) return undefined;
  const known = values.filter(({ path }) => source.get(path));
  const { text, lines } = yield* PropertiesFile.read(
    applyEdits(source.text, yield* source.write(known, source)),
  );
  const written = new Set<unknown>(known.map(({ path: [key] }) => key));
  const entries = lines.map(({ key, lineStart, lineEnd }) => {
    const message = source.get([key]);
    const isKept = written.has(key) || (message !== undefined && stays(message));
    return { from: lineStart, to: lineEnd, isDropped: !isKept };
  });
  if (entries.every(({ isDropped }) => isDropped)) return undefined;
  yield;
  const cut = applyEdits(text, removalEdits(text, text.startsWith('\uFEFF') ? 1 : 0, entries));
  return /[\r\n]$/.test(text) ? cut : cut.replace(/(?:\r\n|\r|\n)$/, '');
};

/** Java's `.properties`; `parsePropertiesInSteps` says what is refused. */
export const properties: ResourceFormat = {
  id: 'properties',
  keys: flatKeys,
  parse: (text) => PropertiesFile.read(text),
  emptyLike: ({ text }) => (text.startsWith('\uFEFF') ? '\uFEFF' : ''),
  filledCopy: filledProperties,
};
