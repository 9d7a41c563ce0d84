import assert from 'node:assert/strict';
import { assertError, bodyOf, useService } from './testClient.ts';

describe('style rules', () => {
  const test = useService();
  const list = async (query = '') =>
    bodyOf<{ style_rules: { name: string; style_id: string; language: string }[] }>(
      await test.send('GET', `/v3/style_rules${query}`),
    ).style_rules;

  it('are listed in pages, those of the account alone', async () => {
    assert.deepEqual(
      (await list()).map(({ name, language }) => [name, language]),
      [
        ['Support articles', 'de'],
        ['Marketing', 'de'],
        ['Interface', 'fr'],
      ],
    );
    assert.deepEqual(
      (await list('?page=1&page_size=2')).map(({ name }) => name),
      ['Interface'],
    );
    const { textOnly: key } = test.service.keys;
    assertError(await test.send('GET', '/v3/style_rules', { key }), 403);
  });

  it('go with a translation into their language, and no other', async () => {
    const [german] = await list();
    const translate = (target_lang: string, style_id: string) =>
      test.send('POST', '/v2/translate', { json: { text: ['Hello'], target_lang, style_id } });
    bodyOf(await translate('DE', german?.style_id ?? ''));
    assertError(await translate('FR', german?.style_id ?? ''), 400);
    assertError(await translate('DE', 'abc'), 400);
    assertError(await translate('DE', '00000000-0000-4000-8000-000000000000'), 404);
    const secret = test.service.state.styleRules.find(({ account }) => account === 'other');
    assertError(await translate('DE', secret?.id ?? ''), 404);
  });
});
