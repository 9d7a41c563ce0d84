import assert from 'node:assert/strict';
import { codeSpan, inertText } from '../../../src/texts/markdown.ts';

describe('text of others in a document', () => {
  it('is one code span, whatever backticks it holds', () => {
    assert.equal(codeSpan('a.b'), '`a.b`');
    assert.equal(codeSpan('a `b` c'), '`` a `b` c ``');
    assert.equal(codeSpan('```'), '```` ``` ````');
    assert.equal(codeSpan('two\nlines\u202e'), '`two lines`');
  });

  it('is neither a link nor a picture, neither HTML nor code', () => {
    assert.equal(inertText('[x](command:y)'), '\\[x\\](command:y)');
    assert.equal(inertText('![x](http://y)'), '!\\[x\\](http://y)');
    assert.equal(inertText('<img src=x>'), '\\<img src=x\\>');
    assert.equal(inertText('`x` \\'), '\\`x\\` \\\\');
  });
});
