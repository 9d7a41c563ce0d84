import assert from 'node:assert/strict';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import { folder } from '../folder.ts';

const english =
  'The code that was sent to you is not valid. Please ask for another one on this page.';
const chinese = '当前登录未绑定账号，请尝试通过其他方式登录，登录成功后会自动绑定账号。';

describe('a source that nobody is sure of', () => {
  const doubtOf = async (contents: Readonly<Record<string, object>>, sourceLocale?: string) => {
    const { project, sets } = await folder(contents, { sourceLocale });
    return project.sourceDoubt(sets);
  };

  it('is one of several locales without English', async () => {
    const contents = { 'locales/de.json': { a: 'x' }, 'locales/fr.json': { a: 'x' } };
    assert.deepEqual(await doubtOf(contents), {
      code: 'guessedSource',
      path: 'locales/de.json',
      locales: ['de', 'fr'],
    });
    assert.equal(await doubtOf(contents, 'fr'), undefined);
  });

  it('is Chinese under the name of English', async () => {
    const contents = { 'locales/en.json': { a: chinese }, 'locales/de.json': {} };
    assert.deepEqual(await doubtOf(contents), {
      code: 'otherLanguage',
      path: 'locales/en.json',
      locale: 'en',
      language: 'zh',
    });
    assert.equal(await doubtOf(contents, 'en'), undefined);
  });

  it('is not the only locale of a project, and not a source with few or fitting texts', async () => {
    assert.equal(await doubtOf({ 'locales/de.json': { a: 'Sichern' } }), undefined);
    assert.equal(await doubtOf({ 'locales/en.json': { a: 'OK' } }), undefined);
    assert.equal(await doubtOf({ 'locales/en.json': { a: english } }), undefined);
    assert.equal(await doubtOf({ 'locales/zh.json': { a: chinese } }), undefined);
  });

  it('is not translated from', async () => {
    const { open } = await folder({ 'locales/de.json': {}, 'locales/fr.json': {} });
    await assert.rejects(
      open('it'),
      (error) => error instanceof ProjectError && error.problem.code === 'guessedSource',
    );
  });
});
