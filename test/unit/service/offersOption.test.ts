import assert from 'node:assert/strict';
import { offersOption } from '../../../src/service/text/offersOption.ts';
import { connect, useService } from './connect.ts';

describe('what the service offers for a language', () => {
  const service = useService();

  it('is what its list of languages says, and no more is guessed', async () => {
    const { client } = connect(service().url);
    const languages = await client.languages('translate_text');
    const offered = (option: Parameters<typeof offersOption>[1]) =>
      ['de', 'de-AT', 'en', 'pl', 'sv', 'ja', 'zh-Hans'].filter((locale) =>
        offersOption(languages, option, locale),
      );
    assert.deepEqual(offered('formality'), ['de', 'de-AT', 'pl', 'ja']);
    assert.deepEqual(offered('style'), ['de', 'de-AT', 'en', 'ja', 'zh-Hans']);
    assert.deepEqual(offered('instructions'), offered('style'));
    assert.equal(offered('model').length, 7);
    const silent = languages.map((language) => ({ ...language, features: new Set<string>() }));
    assert.ok(offersOption(silent, 'formality', 'sv'));
    assert.ok(offersOption([], 'style', 'sv'));
  });
});
