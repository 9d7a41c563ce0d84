import assert from 'node:assert/strict';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { paidMessages } from '../../../../src/project/run/paidMessages.ts';
import { FolderJournal } from '../../../../src/translation/folderJournal.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const reuse = { files: true, units: () => Promise.resolve() };

/** A journal that forgets nothing at the end of a run: as if it had been killed before. */
class KilledJournal extends MemoryJournal {
  override replace(): Promise<void> {
    return Promise.resolve();
  }
}

describe('the messages that an interrupted run has paid for', () => {
  const source = JSON.stringify({ save: 'Save', open: 'Open', again: 'Save' });

  async function counted(
    texts: Record<string, string>,
    locales: readonly string[],
    lost: string,
    from: Parameters<typeof runProject>[3] = {},
  ) {
    const translator = new MarkingTranslator();
    const files = new MemoryFiles(Object.entries(texts), (path) => {
      if (path === lost) throw new Error('killed');
    });
    const journal = new KilledJournal();
    const paths = Object.keys(texts);
    await runProject({ files, paths, journal }, translator, locales, from);
    const { journal: answers, questions } = await new FolderJournal(journal, () => undefined).left(
      'test',
    );
    const sent = translator.sent.length;
    const count = await paidMessages({
      project: new Project(files, { context: false }),
      files,
      sets: discover(
        [...files.texts.keys()].filter((path) => path.endsWith('.json')),
        { sourceLocale: 'en', resources: [] },
      ),
      reuse,
      service: { translator, tagHandling: false, journal: answers },
      questions,
    });
    assert.equal(translator.sent.length, sent);
    return {
      count,
      waiting: (await new FolderJournal(journal, () => undefined).waiting('test')).count,
    };
  }

  it('are those that stand in no file, not those of files that were complete before', async () => {
    const texts = { 'en.json': source, 'de.json': '{}', 'fr.json': '{}' };
    assert.deepEqual(await counted(texts, ['de', 'fr'], 'fr.json'), { count: 3, waiting: 4 });
    assert.deepEqual(await counted(texts, ['de', 'fr'], ''), { count: 0, waiting: 4 });
  });

  it('are those of a locale that has no file yet, too', async () => {
    const texts = { 'en.json': source, 'de.json': '{}' };
    assert.deepEqual(await counted(texts, ['de', 'pt-BR'], 'pt-BR.json'), { count: 3, waiting: 4 });
  });

  it('are those that were asked for with a memory and options, too', async () => {
    const assets = {
      chosen: ['memory'] as const,
      for: () => Promise.resolve({ memory: { id: 'm', threshold: 75 } }),
      optionsFor: () => ({ options: { formality: 'less' } as const, notOffered: [] }),
    };
    const texts = { 'en.json': source, 'de.json': '{}', 'fr.json': '{}' };
    const { count } = await counted(texts, ['de', 'fr'], 'fr.json', { assets });
    assert.equal(count, 3);
  });
});
