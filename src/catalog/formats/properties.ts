import { inOneStep } from '../steps.ts';
import type { ResourceFormat } from './format.ts';
import { PropertiesFile } from './properties/propertiesFile.ts';

/** Java's `.properties`; `parseProperties` says what is refused. */
export const properties: ResourceFormat = {
  id: 'properties',
  parse: (text) => new PropertiesFile(text),
  parseInSteps: (text) => inOneStep(() => new PropertiesFile(text)),
  emptyLike: ({ text }) => (text.startsWith('\uFEFF') ? '\uFEFF' : ''),
};
