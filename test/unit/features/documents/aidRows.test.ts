import assert from 'node:assert/strict';
import type { UnusedAsset } from '../../../../src/service/pairSupport.ts';
import { aidRows, mayBeTicked } from '../../../../src/features/documents/choose/aidRows.ts';

const noDictionary: UnusedAsset = { asset: 'glossary', why: 'target' };
const noSource: UnusedAsset = { asset: 'glossary', why: 'unknownSource' };
const shown = (
  source: string | undefined,
  unused: readonly UnusedAsset[],
  { asksSource = true, memory = true } = {},
) => aidRows({ source, locale: 'it', unused, asksSource, memory });
const labels = (rows: ReturnType<typeof shown>) =>
  rows.map(({ label, picked }) => (picked === true ? `x ${label}` : label));

describe('what documents are translated with', () => {
  it('has the source language of the folder as a first guess, for the glossary that needs it', () => {
    assert.deepEqual(labels(shown('en', [])), [
      'x Translation Memory of This Folder',
      'x Glossary of This Folder',
      'x The documents are in: English',
      'The Documents Are in Another Language…',
    ]);
  });

  it('shows a glossary that cannot be used, with the reason, and lets nobody choose it', () => {
    const rows = shown('en', [noDictionary]);
    const glossary = rows.find(({ label }) => label === 'Glossary of This Folder');
    assert.equal(
      glossary?.detail,
      'The glossary of this folder is not used: it has no dictionary for English → Italian.',
    );
    assert.ok(glossary !== undefined && !mayBeTicked(glossary, rows));
    assert.deepEqual(labels(rows).slice(0, 2), [
      'x Translation Memory of This Folder',
      'Glossary of This Folder',
    ]);
  });

  it('offers to choose the language where nobody knows it', () => {
    const rows = shown(undefined, [noSource], { memory: false });
    assert.deepEqual(labels(rows), [
      'Glossary of This Folder',
      'Choose the Language of the Documents…',
    ]);
    assert.match(rows[0]?.detail ?? '', /it needs the source language\.$/);
  });

  it('uses no glossary without the language that it needs', () => {
    const rows = shown('en', []);
    const of = (what: string) => rows.filter((row) => row.what === what);
    const [glossary] = of('glossary');
    assert.ok(glossary !== undefined);
    assert.equal(mayBeTicked(glossary, [...of('memory'), ...of('glossary')]), false);
    assert.equal(mayBeTicked(glossary, rows), true);
  });

  it('says why a memory is not used, and asks for no language where there is no glossary', () => {
    const rows = shown('en', [{ asset: 'memory', why: 'target' }], {
      asksSource: false,
      memory: false,
    });
    assert.deepEqual(labels(rows), ['Translation Memory of This Folder']);
    assert.match(rows[0]?.detail ?? '', /it does not cover English → Italian\.$/);
    assert.deepEqual(shown('en', [], { asksSource: false, memory: false }), []);
  });
});
