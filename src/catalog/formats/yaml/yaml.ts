import type { ResourceFile, ResourceFormat } from '../format.ts';
import { nestedKeys } from '../keyOperations.ts';
import { localeKeyLike } from '../tree/rootLocaleKey.ts';
import { filledYaml } from './write/filledYaml.ts';
import { quoteYaml } from './write/quoteYaml.ts';
import { YamlFile } from './yamlFile.ts';

/**
 * YAML; `parseYamlInSteps` says what is refused.
 *
 * @param locale of the files that are read; without it no key is taken for one
 */
export function yamlFor(locale: string | undefined): ResourceFormat {
  return {
    id: 'yaml',
    keys: nestedKeys,
    parse: (text) => YamlFile.read(text, locale),
    emptyLike,
    filledCopy: filledYaml,
  };
}

function emptyLike(source: ResourceFile, locale: string): string {
  if (!(source instanceof YamlFile)) return '';
  const { eol } = source.style();
  const mark = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const start = /^\uFEFF?---/.test(source.text) ? `---${eol}` : '';
  const { rootKey } = source;
  if (rootKey === undefined) return mark + start;
  return `${mark}${start}${quoteYaml(localeKeyLike(rootKey, locale), 'plain')}:${eol}`;
}
