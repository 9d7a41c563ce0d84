import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { parse, type ParseError } from 'jsonc-parser';
import { type FormatId, type Message, keyId } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { newFileText } from '../../../../src/resources/formats/newFileText.ts';
import { runSync } from '../../../../src/resources/cooperative.ts';
import * as random from './support/randomJson.ts';
import { randomLines, randomPropertiesText } from './support/randomProperties.ts';
import { randomYamlText } from './support/randomYaml.ts';
import { yamlStrings } from './support/yamlStrings.ts';

const translation = 'Übersetzt: "ja" #1';

interface Made {
  readonly text: string;
  readonly source: readonly Message[];
}

/** A new file from a source of which some texts have no translation and some stay as they are. */
function makes(id: FormatId, text: string, pick: random.Pick): Made {
  const format = formatFor(id, 'de');
  const source = runSync(formatFor(id, 'en').parse(text));
  const fates = new Map(source.messages.map(({ path }) => [keyId(path), pick(4)]));
  const isOf = (fate: number) => (message: Message) => fates.get(keyId(message.path)) === fate;
  const values = source.messages
    .filter((message) => !isOf(0)(message) && !isOf(1)(message))
    .map(({ path }) => ({ path, value: translation }));
  const made = { format, source, locale: 'de', values, stays: isOf(1), translatable: () => true };
  const result = runSync(newFileText(made));
  const wanted = new Set(values.map(({ path }) => keyId(path)));
  const now = runSync(format.parse(result));
  for (const message of now.messages) {
    const from = source.get(message.path);
    if (wanted.has(keyId(message.path))) assert.equal(message.value, translation);
    else assert.ok(from && isOf(1)(from) && from.value === message.value, result);
  }
  const isWritable = ({ path }: Pick<Message, 'path'>) =>
    path.every((step) => typeof step === 'string') && now.canTake(path);
  for (const value of values.filter(isWritable))
    assert.equal(now.get(value.path)?.value, translation, result);
  return { text: result, source: source.messages };
}

describe('a new file made from a random source', () => {
  it('has the translations and what stays, in JSON that others read', () => {
    const property = fc.property(random.randomData, random.randomPick, (data, pick) => {
      const { text } = makes('json', random.randomJsonText(data, pick), pick);
      const errors: ParseError[] = [];
      parse(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true });
      assert.deepEqual(errors, [], text);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('has the translations and what stays, in YAML that others read', () => {
    const property = fc.property(random.randomData, random.randomPick, (data, pick) => {
      const { text } = makes('yaml', randomYamlText(data, pick), pick);
      const others = yamlStrings(text);
      for (const { path, value } of runSync(formatFor('yaml', 'de').parse(text)).messages)
        assert.equal(others.get(keyId(path)), value, text);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('has the translations and what stays, in .properties', () => {
    const property = fc.property(randomLines, random.randomPick, (lines, pick) => {
      makes('properties', randomPropertiesText(lines, pick), pick);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
