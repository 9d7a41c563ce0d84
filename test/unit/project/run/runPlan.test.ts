import assert from 'node:assert/strict';
import { targetCode } from '../../../../src/service/languageCodes.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import type { ReuseFrom } from '../../../../src/project/ports/reuseFrom.ts';
import { openTargets } from '../../../../src/project/run/openTargets.ts';
import { planProject } from '../../../../src/project/run/readyRun.ts';
import { FolderJournal } from '../../../../src/translation/folderJournal.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, portsOf, runProject } from '../projectUnderTest.ts';

const [source, german, french] = ['locales/en.json', 'locales/de.json', 'locales/fr.json'];

async function planOf(
  files: MemoryFiles,
  locales: readonly string[],
  paid: Readonly<Record<string, string>> = {},
) {
  const paths = [
    ...new Set([source, german, french, ...locales.map((one) => `locales/${one}.json`)]),
  ];
  const sets = discover(paths, { sourceLocale: 'en', resources: [] });
  const project = new Project(files, { context: false });
  const opened = await openTargets(project, sets, { locales });
  const unit = {
    sourceLanguage: 'en',
    variants: [
      { language: 'en', segment: ['Close'] },
      { language: 'fr', segment: ['Fermer'] },
    ],
  };
  const translator = new MarkingTranslator();
  translator.codesOf = ({ sourceLocale, targetLocale }) => ({
    sourceLocale,
    targetLocale: targetCode(targetLocale),
  });
  const journal = new MemoryJournal();
  const answers = new FolderJournal(journal, () => undefined);
  const earlier = { sourceLocale: 'en', targetLocale: targetCode('de'), texts: Object.keys(paid) };
  await (await answers.open('test')).keep(earlier, Object.values(paid));
  const reuse: ReuseFrom = { files: true, units: async (onUnit) => onUnit(unit) };
  const ports = portsOf({ files, journal }, translator, { reuse });
  const { signal } = new AbortController();
  return { plan: await planProject(ports, opened, signal), sent: translator.sent };
}

describe('the plan of a run', () => {
  it('says what is due in each locale and what is sent for it, and sends nothing', async () => {
    const files = new MemoryFiles([
      [source, JSON.stringify({ save: 'Save', save2: 'Save', open: 'Open', close: 'Close' })],
      [german, JSON.stringify({ save: 'Sichern', close: 'Zu' })],
    ]);
    const { plan, sent } = await planOf(files, ['de', 'fr']);
    assert.deepEqual(sent, []);
    assert.deepEqual(plan.sourceLocales, ['en']);
    const [de, fr] = plan.locales;
    assert.deepEqual(de, {
      locale: 'de',
      counts: {
        missing: 2,
        outdated: 0,
        copied: 0,
        unreviewed: 0,
        translated: 2,
        reviewed: 0,
        due: 2,
        extra: 0,
        targets: 1,
        refused: 0,
      },
      files: [german],
      toSend: 1,
      reused: 1,
      fromMemory: 0,
      personal: 0,
      moved: 0,
      requests: 1,
      characters: 4,
    });
    // One of two equal texts is sent, and one is in the TMX file.
    assert.deepEqual([fr?.toSend, fr?.fromMemory, fr?.characters], [3, 1, 8]);
    assert.deepEqual([plan.requests, plan.characters], [2, 12]);
  });

  it('counts nothing as to be sent that an earlier run has paid for', async () => {
    const files = new MemoryFiles([
      [source, JSON.stringify({ save: 'Save', save2: 'Save', open: 'Open' })],
    ]);
    const { plan } = await planOf(files, ['de', 'fr'], { Save: 'Sichern' });
    const counts = plan.locales.map(({ toSend, characters }) => [toSend, characters]);
    assert.deepEqual(counts, [
      [1, 4],
      [3, 8],
    ]);
  });

  it('names locales in different scripts that are one language to the service', async () => {
    const texts = [source, JSON.stringify({ save: 'Save' })] as const;
    for (const [locales, alike] of [
      [['sr', 'sr-Latn'], [['sr', 'sr-Latn']]],
      [['uz', 'de', 'uz-Cyrl'], [['uz', 'uz-Cyrl']]],
      [['az-Arab', 'az-AZ'], [['az-Arab', 'az-AZ']]],
      [['zh-Hans', 'zh-Hant'], []],
      [['de', 'de-AT'], []],
    ] as const) {
      const files = locales.map((one) => [`locales/${one}.json`, '{}'] as const);
      const { plan } = await planOf(new MemoryFiles([texts, ...files]), locales);
      assert.deepEqual(plan.alike, alike);
    }
    const done = ['sr', 'sr-Latn'].map((one) => [`locales/${one}.json`, '{"save":"x"}'] as const);
    const { plan } = await planOf(new MemoryFiles([texts, ...done]), ['sr', 'sr-Latn']);
    assert.deepEqual(plan.alike, []);
  });

  it('counts what the run then sends, and nothing where nothing is due', async () => {
    const files = new MemoryFiles([
      [source, JSON.stringify({ a: 'One {name}', b: 'Two' })],
      [german, '{}'],
    ]);
    const { plan } = await planOf(files, ['de']);
    const under = { files, paths: [source, german], journal: new MemoryJournal() };
    const { stages } = await runProject(under, new MarkingTranslator(), ['de']);
    const { requests, characters } = stages.counts;
    assert.deepEqual([plan.requests, plan.characters], [requests, characters]);
    const { plan: next } = await planOf(files, ['de']);
    assert.deepEqual([next.requests, next.locales[0]?.counts.unreviewed], [0, 2]);
  });
});
