import assert from 'node:assert/strict';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import { folder } from '../folder.ts';

const nextcloud = (translations: object) => ({
  translations,
  pluralForm: 'nplurals=2; plural=(n != 1);',
});
const english = nextcloud({ Save: 'Save', '_%n file_::_%n files_': ['%n file', '%n files'] });
const app = { 'l10n/en_GB.json': english, 'l10n/de.json': nextcloud({}), 'l10n/de.js': '' };

const generated = (path: string) => (error: unknown) =>
  error instanceof ProjectError &&
  error.problem.code === 'generated' &&
  error.problem.path === path;

describe('files that are made from PO files', () => {
  it('are refused where they are those of Nextcloud, in a locale that is there and in a new one', async () => {
    const { open, project, sets } = await folder(app);
    await assert.rejects(open('de'), generated('l10n/en_GB.json'));
    await assert.rejects(open('pl'), generated('l10n/en_GB.json'));
    await assert.rejects(project.refuseGenerated(sets), generated('l10n/en_GB.json'));
  });

  it('are refused where they are those of Jed or gettext.js', async () => {
    const rule = 'nplurals=2; plural=(n != 1);';
    const texts = { '%d file': ['%d file', '%d files'] };
    const files = [
      { '': { language: 'en', 'plural-forms': rule }, ...texts },
      { domain: 'a', locale_data: { a: { '': { lang: 'en', plural_forms: rule }, ...texts } } },
    ];
    for (const en of files) {
      const { open } = await folder({ 'locales/en.json': en, 'locales/de.json': en });
      await assert.rejects(open('pl'), generated('locales/en.json'));
    }
  });

  it('are refused before anybody is asked which of them is the source', async () => {
    const { project, sets } = await folder({
      'l10n/de.json': nextcloud({ Save: 'Sichern' }),
      'l10n/fr.json': nextcloud({}),
    });
    assert.equal(await project.sourceDoubt(sets), undefined);
    await assert.rejects(project.refuseGenerated(sets), generated('l10n/de.json'));
  });

  it('are refused as targets of another source, too', async () => {
    const { open } = await folder({
      'l10n/en.json': { translations: { Save: 'Save' } },
      'l10n/de.json': nextcloud({}),
    });
    await assert.rejects(open('de'), generated('l10n/de.json'));
  });

  it('keep no other files of the folder from being translated', async () => {
    const { project, sets } = await folder({ ...app, 'locales/en.json': { a: 'Save' } });
    await project.refuseGenerated(sets);
    const { targets, refused } = await project.openAll(sets, 'de');
    assert.deepEqual(
      targets.map(({ path }) => path),
      ['locales/de.json'],
    );
    assert.ok(refused.every(({ error }) => generated('l10n/en_GB.json')(error)));
    assert.equal(refused.length, 1);
  });

  it('are not taken for any others with such a message', async () => {
    const { open } = await folder({
      'i18n/en.json': { pluralForm: 'nplurals=2; plural=(n != 1);', save: 'Save' },
    });
    assert.equal((await open('de')).units.length, 1);
  });
});
