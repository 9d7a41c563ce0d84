import assert from 'node:assert/strict';
import { dialectOfFile } from '../../../src/project/plan/dialectOfFile.ts';

describe('the dialect of a resource file', () => {
  const dialect = (format: 'arb' | 'json' | 'properties', ...texts: readonly string[]) =>
    dialectOfFile(
      { format },
      texts.map((value) => ({ value })),
    );

  it('is Java for .properties, whatever their texts are', () => {
    assert.equal(dialect('properties', 'Save'), 'java');
  });

  it('is Flutter for ARB, whose apostrophes quote nothing', () => {
    assert.equal(dialect('arb', '{n, plural, other {#}}', "Delete '{name}'?", "It''"), 'flutter');
  });

  it('is Flutter that quotes where the project or a message says so', () => {
    assert.equal(dialect('arb', "Can''t"), 'quotingFlutter');
    assert.equal(dialect('arb', "Type '{' now"), 'quotingFlutter');
    assert.equal(dialectOfFile({ format: 'arb', program: 'quotingFlutter' }, []), 'quotingFlutter');
  });

  it('is what the texts of other files say', () => {
    assert.equal(dialect('json', '{n, plural, other {#}}'), 'icu');
  });
});
