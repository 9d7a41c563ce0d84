import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import type { KeptProposal } from '../../../../src/project/proposals/keptProposal.ts';
import { openKept } from '../../../../src/project/proposals/openKept.ts';
import { standingsOf } from '../../../../src/project/proposals/standing.ts';
import { MemoryFiles } from '../memoryFiles.ts';

const json = (texts: Record<string, string>) => JSON.stringify(texts, undefined, 2);

async function opened(files: Record<string, string>, kept: readonly KeptProposal[]) {
  const sets = discover(Object.keys(files), { sourceLocale: 'en', resources: [] });
  const project = new Project(new MemoryFiles(Object.entries(files)), { context: false });
  const places = {
    sets,
    source: project.source.bind(project),
    plan: (...where: Parameters<Project['open']>) => project.open(...where),
  };
  return openKept(places, kept, kept);
}

const kept = (key: string, change: Partial<KeptProposal> = {}): KeptProposal => ({
  sourcePath: 'app/locales/en.json',
  locale: 'de',
  id: keyId([key]),
  source: `The ${key} of {name}`,
  text: `Das ${key} von {name}`,
  ...change,
});

const [english, german] = ['app/locales/en.json', 'app/locales/de.json'];
const source = json({ save: 'The save of {name}', open: 'The open of {name}' });

async function standings(files: Record<string, string>, all: readonly KeptProposal[]) {
  const found = await opened(files, all);
  return found.map(({ proposal }) => standingsOf(proposal.target, [proposal]).get(proposal));
}

describe('kept proposals', () => {
  it('are proposals for their files again, with what the checks say of their texts', async () => {
    const files = { [english]: source, [german]: json({}) };
    const [one, other, ...none] = await opened(files, [
      kept('save'),
      kept('open', { text: 'Ohne Namen', isEdited: true }),
    ]);
    assert.deepEqual(none, []);
    assert.deepEqual([one?.proposal.findings, one?.proposal.isEdited], [[], false]);
    assert.equal(other?.proposal.findings[0]?.code, 'placeholder-missing');
    assert.deepEqual([other?.proposal.text, other?.proposal.isEdited], ['Ohne Namen', true]);
    assert.equal(other?.proposal.target.path, german);
  });

  it('say when the source or the text is another one by now', async () => {
    const all = [kept('save'), kept('open', { before: 'Öffne {name}' })];
    const cases: readonly [Record<string, string>, readonly string[]][] = [
      [{ open: 'Öffne {name}' }, ['waits', 'waits']],
      [{ save: '', open: 'Öffne {name}' }, ['waits', 'waits']],
      [{ save: 'Von Hand', open: 'Anders' }, ['otherText', 'otherText']],
      [{ save: 'Das save von {name}', open: '' }, ['written', 'otherText']],
    ];
    for (const [texts, wanted] of cases)
      assert.deepEqual(await standings({ [english]: source, [german]: json(texts) }, all), wanted);
    const others = { [english]: json({ save: 'Save', more: 'More' }), [german]: json({}) };
    assert.deepEqual(await standings(others, all), ['otherSource', 'gone']);
  });

  it('wait for files that are not there, or cannot be read, at the moment', async () => {
    assert.deepEqual(await opened({ 'web/locales/en.json': json({ a: 'A' }) }, [kept('save')]), []);
    assert.deepEqual(await opened({ [english]: '{ "save"', [german]: '{}' }, [kept('save')]), []);
    assert.deepEqual(await opened({ [english]: source, [german]: '{ "sa' }, [kept('save')]), []);
  });

  it('follow a folder that was moved, where only one can be meant', async () => {
    const moved = { 'lib/i18n/en.json': source, 'lib/i18n/de.json': json({}) };
    const all = [kept('save'), kept('open')];
    const found = await opened(moved, all);
    assert.deepEqual(
      found.map(({ proposal, isMoved }) => [proposal.target.path, isMoved]),
      [
        ['lib/i18n/de.json', true],
        ['lib/i18n/de.json', true],
      ],
    );
    const two = { ...moved, 'web/en.json': source, 'web/de.json': json({}) };
    assert.deepEqual(await opened(two, all), []);
    const other = { 'lib/i18n/en.json': json({ save: 'Save' }), 'lib/i18n/de.json': json({}) };
    assert.deepEqual(await opened(other, all), []);
  });

  it('wait where the messages of the moved files have other proposals', async () => {
    const moved = { 'lib/i18n/en.json': source, 'lib/i18n/de.json': json({}) };
    const there = kept('save', {
      sourcePath: 'lib/i18n/en.json',
      text: 'Von Hand',
      isEdited: true,
    });
    for (const all of [
      [there, kept('save'), kept('open')],
      [kept('save'), kept('open'), there],
      [
        kept('save', { sourcePath: 'web/i18n/en.json', text: 'Sichere {name}' }),
        there,
        kept('open'),
      ],
    ]) {
      const found = await opened(moved, all);
      assert.deepEqual(new Set(found.map((one) => one.kept)), new Set([there, kept('open')]));
    }
    const gone = [
      kept('save'),
      kept('save', { sourcePath: 'web/en.json', text: 'Sichere {name}' }),
    ];
    assert.deepEqual(
      (await opened(moved, gone)).map((one) => one.kept),
      [kept('save')],
    );
  });
});
