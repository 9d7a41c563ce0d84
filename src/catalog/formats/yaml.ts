import { inOneStep } from '../steps.ts';
import type { ResourceFile, ResourceFormat } from './format.ts';
import { YamlFile } from './yaml/yamlFile.ts';
import { quoteYaml } from './yaml/yamlScalar.ts';

/** YAML as resource files use it; `parseYaml` says what is refused. */
export const yaml: ResourceFormat = {
  id: 'yaml',
  parse: (text) => new YamlFile(text),
  parseInSteps: (text) => inOneStep(() => new YamlFile(text)),
  emptyLike,
};

function emptyLike(source: ResourceFile, locale: string): string {
  if (!(source instanceof YamlFile)) return '';
  const { eol } = source.style();
  const mark = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const start = /^\uFEFF?---/.test(source.text) ? `---${eol}` : '';
  return mark + start + (source.locale === undefined ? '' : `${quoteYaml(locale, 'plain')}:${eol}`);
}
