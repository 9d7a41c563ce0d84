import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { sessionSnippet, type SnippetForm } from '../../../src/speech/sessionSnippet.ts';

const request = {
  address: 'https://service.example/api',
  scheme: 'Service-Auth-Key',
  body: { source_language: "it's", spoken_terms_id: '$HOME "`x`' },
};
const snippet = (form: SnippetForm) => sessionSnippet(request, form);

describe('the request for a voice session', () => {
  it('is the JSON of the body', () => {
    assert.deepEqual(JSON.parse(snippet('json')), request.body);
  });

  it('names the address and takes the key from the environment', () => {
    for (const form of ['curl', 'node', 'python'] as const) {
      assert.ok(snippet(form).includes('https://service.example/api/v3/voice/realtime'), form);
      assert.match(snippet(form), /Service-Auth-Key .*SERVICE_AUTH_KEY/, form);
    }
  });

  it('gives a shell exactly the body', () => {
    const script = `curl() { for last; do :; done; printf %s "$last"; }\n${snippet('curl')}`;
    const given = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(given), request.body);
  });

  it('is a program that runs', async () => {
    const sent: unknown[] = [];
    const fetch = async (url: string, { body }: { readonly body: string }) => {
      sent.push(url, JSON.parse(body));
      return { json: async () => ({}) };
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- the text that is handed out is what is tested
    const run = new Function('fetch', `return (async () => { ${snippet('node')} })()`) as (
      fetch: unknown,
    ) => Promise<void>;
    await run(fetch);
    assert.deepEqual(sent, [`${request.address}/v3/voice/realtime`, request.body]);
  });
});
