import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { arb } from '../../../../src/resources/formats/json/arb.ts';
import { chrome } from '../../../../src/resources/formats/json/chrome.ts';
import {
  type MessageValue,
  type ResourceFormat,
  keyId,
} from '../../../../src/resources/formats/format.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { properties } from '../../../../src/resources/formats/properties/properties.ts';
import { vscode } from '../../../../src/resources/formats/json/vscode.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { javaProperties } from './support/javaProperties.ts';
import { holdsByteRule } from './support/holdsByteRule.ts';
import { holdsInParts } from './support/holdsInParts.ts';
import { randomLines, randomPropertiesText } from './support/randomProperties.ts';
import { strangeNames, strangeText } from './support/randomText.ts';
import { randomYamlText } from './support/randomYaml.ts';
import { rewritten } from './support/rewritten.ts';
import { yamlStrings } from './support/yamlStrings.ts';
import * as random from './support/randomJson.ts';

const yaml = yamlFor(undefined);
const texts = fc.array(strangeText, { minLength: 1, maxLength: 9 });

/** All messages that the target lacks, and some that it has, with texts of the test run; but for those without a place. */
function randomValues(
  format: ResourceFormat,
  [target, source]: readonly [string, string],
  pick: random.Pick,
  texts: readonly string[],
): MessageValue[] {
  const file = runSync(format.parse(target));
  const missing = runSync(format.parse(source)).messages.filter(({ path }) => !file.get(path));
  const changed = file.messages.filter(() => pick(3) === 0);
  const value = () => texts[pick(texts.length)] ?? '';
  const values = [...missing, ...changed].map(({ path }) => ({ path, value: value() }));
  return values.filter(({ path }) => file.canTake(path));
}

/** Checks the byte rule, and reads the result with a parser that is not ours. */
function holds(format: ResourceFormat, data: fc.Arbitrary<random.Entries>): void {
  const translate = format === json ? random.randomTranslation : random.randomFlatTranslation;
  const property = fc.property(data, random.randomPick, texts, (data, pick, texts) => {
    const source = random.randomJsonText(data, pick);
    const target = random.randomJsonText(translate(data, pick), pick, true);
    const values = randomValues(format, [target, source], pick, texts);
    holdsInParts(format, [target, source], values, pick);
    const result = holdsByteRule(format, target, source, values);
    assert.deepEqual(commentsOf(result), commentsOf(target));
    const strings = stringsOf(result);
    for (const { path, value } of runSync(format.parse(result)).messages) {
      assert.ok(strings.has(JSON.stringify([path, value])) || format === vscode);
    }
  });
  fc.assert(property, { numRuns: 300 });
}

/** Another parser reads our messages as we do, all else as before, and what was written as text also by the rules of YAML 1.1. */
function readsTheSame(target: string, result: string, values: readonly MessageValue[]): void {
  const before = yamlStrings(target);
  const after = yamlStrings(result);
  const former = yamlStrings(result, '1.1');
  const written = new Map(values.map(({ path, value }) => [keyId(path), value]));
  for (const { path, value } of runSync(yaml.parse(result)).messages)
    assert.equal(after.get(keyId(path)), value, JSON.stringify([result, path]));
  for (const [id, value] of before)
    if (!written.has(id) && after.has(id)) assert.deepEqual(after.get(id), value);
  for (const [id, value] of written)
    assert.equal(former.get(id), value, JSON.stringify([result, id]));
}

function commentsOf(marked: string): string[] {
  const text = marked.replace(/^\uFEFF/, '');
  const scanner = createScanner(text);
  const comments: string[] = [];
  const scan = (): number => scanner.scan();
  for (let kind = scan(); kind !== endOfFile; kind = scan()) {
    const offset = scanner.getTokenOffset();
    const token = text.slice(offset, offset + scanner.getTokenLength());
    if (kind === lineComment || kind === blockComment) comments.push(token);
  }
  return comments;
}

const [lineComment, blockComment, endOfFile] = [12, 13, 17];

/** Each string of the text with its path, and that nothing of it is wrong. */
function stringsOf(text: string): Set<string> {
  const errors: ParseError[] = [];
  const root = parseTree(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true });
  assert.deepEqual(errors, []);
  const strings = new Set<string>();
  const visit = (node: Node | undefined, path: readonly (string | number)[]) => {
    if (node?.type === 'string') strings.add(JSON.stringify([path, node.value]));
    for (const [place, child] of node?.children?.entries() ?? []) {
      if (node?.type === 'array') visit(child, [...path, place]);
      else visit(child.children?.[1], [...path, String(child.children?.[0]?.value)]);
    }
  };
  visit(root, []);
  return strings;
}

const layoutsOfTools: readonly random.Layout[] = [
  { indent: '  ', eol: '\n', final: '\n' },
  { indent: '\t', eol: '\r\n', final: '' },
  { indent: '    ', eol: '\r', final: '\r' },
  { indent: undefined, eol: '', final: '' },
];

describe('random files with random layouts, filled and changed at random, as a whole and in part', () => {
  const entry = (names: readonly string[]) =>
    random.entriesOf(fc.oneof(strangeText, random.randomData), fc.constantFrom(...names));

  it('hold the byte rule as JSON', () => holds(json, random.randomData));

  it('hold the byte rule as messages of a browser extension', () =>
    holds(chrome, random.entriesOf(entry(['message', 'description', 'placeholders', 'x']))));

  it('hold the byte rule as VS Code bundles', () =>
    holds(vscode, random.entriesOf(fc.oneof(strangeText, entry(['message', 'comment'])))));

  it('hold the byte rule as ARB', () => {
    const names = fc.constantFrom(...strangeNames, '@@locale', '@a', '@b', '@a.b');
    holds(arb, random.entriesOf(fc.oneof(strangeText, entry(['description', 'type'])), names));
  });

  it('hold the byte rule as .properties', () => {
    const property = fc.property(randomLines, random.randomPick, texts, (lines, pick, texts) => {
      const source = randomPropertiesText(lines, pick);
      const target = randomPropertiesText(
        lines.filter(() => pick(2) === 0),
        pick,
      );
      const values = randomValues(properties, [target, source], pick, texts);
      holdsInParts(properties, [target, source], values, pick);
      const result = holdsByteRule(properties, target, source, values);
      assert.deepEqual(result.match(/[#!] comment .*/g), target.match(/[#!] comment .*/g));
      const written = new Map(values.map(({ path: [key], value }) => [String(key), value]));
      const wanted = new Map([...javaProperties(target), ...written]);
      assert.deepEqual(javaProperties(result), wanted, JSON.stringify([target, result]));
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('hold the byte rule as YAML', () => {
    const property = fc.property(
      random.randomData,
      random.randomPick,
      texts,
      (data, pick, texts) => {
        const source = randomYamlText(data, pick);
        const target = randomYamlText(random.randomTranslation(data, pick, true), pick, true);
        const values = randomValues(yaml, [target, source], pick, texts);
        holdsInParts(yaml, [target, source], values, pick);
        const result = holdsByteRule(yaml, target, source, values);
        assert.deepEqual(result.match(/# comment.*/g), target.match(/# comment.*/g));
        readsTheSame(target, result, values);
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  it('come back to the byte when what was taken out is put in again', () => {
    const layouts = fc.constantFrom(...layoutsOfTools);
    const property = fc.property(
      random.messagesOnly,
      layouts,
      random.randomPick,
      (data, layout, pick) => {
        const text = random.showPlainly(data, layout);
        const target = random.showPlainly(random.thinned(data, pick), layout);
        assert.equal(rewritten(json, target, runSync(json.parse(text)).messages, text), text);
      },
    );
    fc.assert(property, { numRuns: 300 });
  });

  it('are left as they are when every message is given the text that it has', () => {
    const property = fc.property(random.randomData, random.randomPick, (data, pick) => {
      const file = runSync(json.parse(random.randomJsonText(data, pick)));
      assert.deepEqual(runSync(file.write(file.messages, file)), []);
    });
    fc.assert(property);
  });
});
