import { runSync } from '../cooperative.ts';
import type { ResourceFormat } from './format.ts';
import { filledProperties } from './properties/filledProperties.ts';
import { PropertiesFile } from './properties/propertiesFile.ts';

/** Java's `.properties`; `parsePropertiesInSteps` says what is refused. */
export const properties: ResourceFormat = {
  id: 'properties',
  parse: (text) => runSync(PropertiesFile.read(text)),
  parseInSteps: (text) => PropertiesFile.read(text),
  emptyLike: ({ text }) => (text.startsWith('\uFEFF') ? '\uFEFF' : ''),
  filledCopy: filledProperties,
};
