import * as fc from 'fast-check';
import type { FormatId } from '../../../../src/resources/formats/format.ts';
import * as random from '../../resources/formats/support/randomJson.ts';
import {
  randomLines,
  randomPropertiesText,
} from '../../resources/formats/support/randomProperties.ts';
import { randomYamlText } from '../../resources/formats/support/randomYaml.ts';

/** Changes keys of a text and says what is wrong with that. */
type Tries = (id: FormatId, text: string, pick: random.Pick) => void;

/** Tests of a change in so many random files of JSON and of YAML, and in so many of `.properties`. */
export function inRandomFiles(tries: Tries, [trees, lists]: readonly [number, number]): void {
  it('is right or refused in JSON', () => {
    const property = fc.property(random.randomData, random.randomPick, (data, pick) =>
      tries('json', random.randomJsonText(data, pick), pick),
    );
    fc.assert(property, { numRuns: trees });
  });

  it('is right or refused in YAML', () => {
    const property = fc.property(
      random.randomData,
      random.randomPick,
      fc.boolean(),
      (data, pick, shares) => tries('yaml', randomYamlText(data, pick, shares), pick),
    );
    fc.assert(property, { numRuns: trees });
  });

  it('is right or refused in .properties', () => {
    const property = fc.property(randomLines, random.randomPick, (lines, pick) =>
      tries('properties', randomPropertiesText(lines, pick), pick),
    );
    fc.assert(property, { numRuns: lists });
  });
}
