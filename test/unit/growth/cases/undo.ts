import { runSync } from '../../../../src/resources/cooperative.ts';
import type { FilledFile, FilledMessage } from '../../../../src/project/undo/filledFile.ts';
import { withoutChange } from '../../../../src/project/changes/withoutChange.ts';
import type { GrowthCase } from '../growthCase.ts';

/** A group that is a text once it is empty, so that what is in it cannot go. */
const group = (place: number) => `key${place}: ! # mine\n  text: Text ${place}\n`;

export const undoCases: readonly GrowthCase[] = [
  {
    name: 'takes back a run of which no message can go',
    prepare: (size) => {
      const places = Array.from({ length: size }, (_, place) => place);
      const text = places.map(group).join('');
      const messages = places.map((place): FilledMessage => ({
        path: [`key${place}`, 'text'],
        source: `The text ${place}`,
        now: `Text ${place}`,
        by: 'machine',
      }));
      const file: FilledFile = {
        path: 'locales/de.yaml',
        sourcePath: 'locales/en.yaml',
        sourceLocale: 'en',
        locale: 'de',
        format: 'yaml',
        before: '',
        messages,
      };
      return () => runSync(withoutChange(file, text, new Set()));
    },
  },
];
