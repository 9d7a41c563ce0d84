import assert from 'node:assert/strict';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import { folder } from '../folder.ts';

const english =
  'The code that was sent to you is not valid. Please ask for another one on this page.';
const chinese = '当前登录未绑定账号，请尝试通过其他方式登录，登录成功后会自动绑定账号。';

describe('a source that nobody is sure of', () => {
  const doubtOf = async (
    contents: Readonly<Record<string, string | object>>,
    sourceLocale?: string,
  ) => {
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

  it('has fewer messages than a translation, which may be the source itself', async () => {
    const cases: readonly (readonly [object, object])[] = [
      [{ a: 'One' }, { a: 'Eins', b: 'Zwei', c: 'Drei' }],
      [
        { a: 'One', x: 'Ten' },
        { b: 'Zwei', c: 'Drei', d: 'Vier', a: 'Eins' },
      ],
      [{}, { nav: { home: 'Start' } }],
    ];
    for (const [en, de] of cases) {
      const contents = { 'locales/en.json': en, 'locales/de.json': de };
      assert.deepEqual(await doubtOf(contents), {
        code: 'fewerMessages',
        path: 'locales/en.json',
        locale: 'en',
        other: 'de',
      });
      assert.equal(await doubtOf(contents, 'en'), undefined);
      assert.equal(await doubtOf(contents, 'de'), undefined);
    }
  });

  it('is none that somebody has deleted a few keys of, and none that lacks forms of a translation', async () => {
    const many = (text: string) =>
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`key${at}`, `${text} ${at}`]));
    const left = {
      'locales/en.json': many('Text'),
      'locales/de.json': { ...many('Text'), old: 'Alt' },
    };
    assert.equal(await doubtOf(left), undefined);
    const forms = {
      'locales/en.json': { a_one: '{{count}} day', a_other: '{{count}} days' },
      'locales/pl.json': {
        a_one: '{{count}} dzień',
        a_few: '{{count}} dni',
        a_many: '{{count}} dni',
        a_other: '{{count}} dnia',
      },
    };
    assert.equal(await doubtOf(forms), undefined);
    const rails = {
      'config/locales/en.yml': 'en:\n  a: One\n',
      'config/locales/de.yml':
        'de:\n  a: Eins\n  date:\n    order: Tag\n  number:\n    unit: Euro\n',
    };
    assert.equal(await doubtOf(rails), undefined);
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
