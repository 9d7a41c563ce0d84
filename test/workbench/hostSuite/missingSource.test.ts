import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, put, textOf, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('Translate Missing Messages, from where and into what', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  afterEach(cleanUp);

  it('rejects where the source is a guess, and translates from the one that is named', async () => {
    const de = await put(scratch('locales/de.json'), '{ "a": "Sichern" }');
    await put(scratch('locales/fr.json'), '{}');
    await assert.rejects(translateMissing(de, { targets: ['it'] }), /glossa\.sourceLocale/);
    assert.equal(await translations(service), 0);
    const report = await translateMissing(de, { source: 'de', targets: ['it'] });
    assert.deepEqual(
      report.targets.map(({ locale, translated }) => [locale, translated]),
      [['it', 1]],
    );
    assert.match(JSON.stringify((await service.ledger()).requests), /"source_lang":"DE"/);
  });

  it('rejects where the texts are in another language than their name says', async () => {
    const text = '当前登录未绑定账号，请尝试通过其他方式登录，登录成功后会自动绑定账号。';
    const en = await put(scratch('locales/en.json'), JSON.stringify({ a: text }));
    await assert.rejects(translateMissing(en, { targets: ['de'] }), /en\.json.*Chinese/);
    assert.equal(await translations(service), 0);
  });

  it('says that the files of Nextcloud are made from PO files, and neither sends nor writes', async () => {
    const file = (translations: object) =>
      JSON.stringify({ translations, pluralForm: 'nplurals=2; plural=(n != 1);' });
    await put(scratch('l10n/en_GB.json'), file({ Save: 'Save', Open: 'Open' }));
    const text = file({ Save: 'Sichern' });
    const de = await put(scratch('l10n/de.json'), text);
    for (const targets of [['de'], ['pl']]) {
      await assert.rejects(
        translateMissing(de, { targets }),
        /l10n\/en_GB\.json was made from a PO file/,
      );
    }
    assert.equal(await textOf(de), text);
    assert.equal(await translations(service), 0);
  });

  it('takes a file without a locale for what its texts are, and fills the English one', async () => {
    const zh = '当前登录未绑定账号，请尝试通过其他方式登录，登录成功后会自动绑定账号。';
    const file = await put(
      scratch('i18n/login.properties'),
      `a=${zh}\nb=密码重置成功，请立即登录。\n`,
    );
    const en = await put(scratch('i18n/login_en.properties'), 'a=The account is not bound.\n');
    const report = await translateMissing(file, { targets: ['en'] });
    assert.equal(report.targets[0]?.translated, 1);
    assert.match(await textOf(en), /^b=/m);
    assert.match(JSON.stringify((await service.ledger()).requests), /"source_lang":"ZH"/);
  });

  it('names a locale that the service does not know, and goes on with the others', async () => {
    const en = await put(scratch('locales/en.json'), '{ "a": "Save" }');
    const report = await translateMissing(en, { targets: ['ve', 'de'] });
    assert.deepEqual(
      report.targets.map(({ locale, translated }) => [locale, translated]),
      [['de', 1]],
    );
    const [unwritten] = report.unwritten;
    assert.equal(unwritten?.file, 'locales/ve.json');
    assert.match(unwritten.why, /does not translate into Venda/);
    assert.equal(await translations(service), 1);
    await assert.rejects(translateMissing(en, { targets: ['ve'] }), /Venda/);
  });

  it('translates what is the same as its source only where that is asked for', async () => {
    const en = await put(scratch('locales/en.json'), '{ "a": "Save", "b": "Open" }');
    const de = await put(scratch('locales/de.json'), '{ "a": "Save", "b": "Öffnen" }');
    const kept = await translateMissing(en, { targets: ['de'] });
    assert.deepEqual([kept.targets[0]?.kept, kept.characters], [2, 0]);
    const report = await translateMissing(en, { targets: ['de'], sameAsSource: 'translate' });
    assert.equal(report.targets[0]?.translated, 1);
    assert.match(await textOf(de), /"b": "Öffnen"/);
    assert.doesNotMatch(await textOf(de), /"Save"/);
  });

  it('finds the plural forms of Rails by the Gemfile beside its files', async () => {
    await put(scratch('Gemfile'), "gem 'rails-i18n'\n");
    const yaml = 'en:\n  days:\n    one: "%{count} day"\n    other: "%{count} days"\n';
    const en = await put(scratch('config/locales/en.yml'), yaml);
    await translateMissing(en, { targets: ['ja', 'cs'] });
    const keys = async (locale: string) =>
      [...(await textOf(scratch(`config/locales/${locale}.yml`))).matchAll(/^ {4}(\w+):/gmu)]
        .map(([, key = '']) => key)
        .toSorted()
        .join(' ');
    assert.equal(await keys('ja'), 'other');
    assert.equal(await keys('cs'), 'few one other');
    await vscode.workspace.fs.delete(scratch('Gemfile'));
  });
});
