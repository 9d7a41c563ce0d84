import assert from 'node:assert/strict';
import { refusingGone } from '../../../../src/platform/account/accountAssets.ts';
import { createTranslator } from '../../../../src/service/text/translator.ts';
import { connect, useService } from '../../service/connect.ts';

describe('a memory or a glossary that is gone', () => {
  const service = useService();
  const request = { texts: ['Save'], sourceLocale: 'en', targetLocale: 'de' };
  const { signal } = new AbortController();
  const open = (...gone: readonly ('memory' | 'glossary')[]) =>
    refusingGone(createTranslator(connect(service().url).client), new Set(gone));

  it('is refused without a request', async () => {
    const translator = open('memory', 'glossary');
    const memory = { id: 'gone', threshold: 75 };
    await assert.rejects(translator.translate({ ...request, memory }, signal), {
      kind: 'memoryNotUsable',
    });
    await assert.rejects(translator.translate({ ...request, glossary: 'gone' }, signal), {
      kind: 'glossaryNotUsable',
    });
    assert.equal(service().ledger.requests.length, 0);
  });

  it('keeps nothing else from being translated', async () => {
    const [text] = await open('memory', 'glossary').translate(request, signal);
    assert.equal(text, (await open().translate(request, signal))[0]);
  });
});
