import type { ResourceFormat } from '../format.ts';
import { flatKeys } from '../keyOperations.ts';
import { filledProperties } from './filledProperties.ts';
import { PropertiesFile } from './propertiesFile.ts';

/** Java's `.properties`; `parsePropertiesInSteps` says what is refused. */
export const properties: ResourceFormat = {
  id: 'properties',
  keys: flatKeys,
  parse: (text) => PropertiesFile.read(text),
  emptyLike: ({ text }) => (text.startsWith('\uFEFF') ? '\uFEFF' : ''),
  filledCopy: filledProperties,
};
