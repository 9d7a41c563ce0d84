import type { ResourceFormat } from './format.ts';
import { PropertiesFile } from './properties/propertiesFile.ts';

/** Java's `.properties`; `parseProperties` says what is refused. */
export const properties: ResourceFormat = {
  id: 'properties',
  parse: (text) => new PropertiesFile(text),
  emptyLike: ({ text }) => (text.startsWith('\uFEFF') ? '\uFEFF' : ''),
};
