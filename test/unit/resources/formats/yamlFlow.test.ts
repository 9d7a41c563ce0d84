import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { parseDocument } from 'yaml';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { rewritten } from './support/rewritten.ts';

const yaml = yamlFor(undefined);

/** Fills what the source has, and looks whether a strict reader takes the result. */
function becomes(target: string, source: string, result: string): void {
  const file = runSync(yaml.parse(target));
  const missing = runSync(yaml.parse(source)).messages.filter(({ path }) => !file.get(path));
  const filled = rewritten(yaml, target, missing, source);
  assert.equal(filled, result);
  assert.deepEqual(parseDocument(filled).errors, []);
}

describe('new lines between brackets and braces of YAML', () => {
  it('are indented further than what holds them, though the file shows no such lines', () => {
    becomes('a: [\n]\n', 'a: [x]\n', 'a: [\n  x\n]\n');
    becomes('q:\n  a: {\n  }\n', 'q:\n  a: {b: B}\n', 'q:\n  a: {\n    b: B\n  }\n');
  });

  it('are so below a comment that ends its line', () => {
    becomes('a: {b: B # note\n  }\n', 'a: {b: B, c: C}\n', 'a: {b: B, # note\n  c: C\n  }\n');
    becomes(
      'q:\n  a: {b: B, # note\n    }\n',
      'q: {a: {b: B, c: C}}\n',
      'q:\n  a: {b: B, # note\n    c: C,\n    }\n',
    );
  });
});

describe('a key without a value between braces of YAML', () => {
  it('has a blank before the comma that it gets', () => {
    const source = 'a: {b: 1, c: C, d: D}\n';
    becomes('a: {b:}\n', source, 'a: {b: ,c: C ,d: D}\n');
    becomes('a: {\n  b:\n}\n', source, 'a: {\n  b: ,\n  c: C ,\n  d: D\n}\n');
    becomes('a: {b: # note\n  }\n', source, 'a: {b: , # note\n  c: C,d: D\n  }\n');
  });
});
