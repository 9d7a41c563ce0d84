import assert from 'node:assert/strict';
import { BaseUrlError, baseUrlProblem, parseBaseUrl } from '../../../src/service/baseUrl.ts';
import { endpoint, path } from '../../../src/service/http/call.ts';
import { baseUrlFor, deepl, serviceProfile } from '../../../src/service/profile.ts';

const translateAt = (base: string) => endpoint(parseBaseUrl(base), 'v2/translate').href;

describe('the address of the service', () => {
  it('keeps its own path below which the endpoints lie', () => {
    const expected = 'https://h.test/proxy/api/v2/translate';
    assert.equal(translateAt('https://h.test/proxy/api'), expected);
    assert.equal(translateAt('https://h.test/proxy/api/'), expected);
    assert.equal(translateAt(' HTTPS://H.TEST:443/proxy/api// '), expected);
    assert.equal(translateAt('https://h.test'), 'https://h.test/v2/translate');
  });

  const refused = [
    ['https://h.test/api?q=1', 'query'],
    ['https://h.test/api?', 'query'],
    ['https://h.test/#a', 'fragment'],
    ['https://user:pw@h.test', 'userInfo'],
    ['https://api.example.com@evil.test', 'userInfo'],
    ['http://h.test', 'insecure'],
    ['http://localhost.evil.test', 'insecure'],
    ['http://127.0.0.1.evil.test', 'insecure'],
    ['ftp://h.test', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['h.test', 'malformed'],
    ['  ', 'empty'],
  ] as const;
  for (const [address, problem] of refused) {
    it(`is refused as ${problem}: ${address}`, () => {
      assert.equal(baseUrlProblem(address), problem);
      assert.throws(() => parseBaseUrl(address), new BaseUrlError(problem));
    });
  }

  it('may be plain HTTP on this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '[::1]'])
      assert.equal(baseUrlProblem(`http://${host}:8080`), undefined);
  });

  it('has an origin of its own however alike it looks', () => {
    const origins = [
      'https://api.example.com',
      'https://api.example.com.evil.test',
      'https://api.example.com.',
      'https://api.example.com:8443',
      'https://\u0430pi.example.com',
    ].map((address) => parseBaseUrl(address).origin);
    assert.equal(new Set(origins).size, origins.length);
    assert.match(origins.at(-1) ?? '', /^https:\/\/xn--/);
  });
});

describe('the path of an endpoint', () => {
  it('takes every id as one segment', () => {
    assert.equal(
      path`v3/glossaries/${'a/../b?c#d e'}/entries`,
      'v3/glossaries/a%2F..%2Fb%3Fc%23d%20e/entries',
    );
  });

  it('refuses ids that would change it', () => {
    for (const id of ['', '.', '..']) assert.throws(() => path`v3/glossaries/${id}`, TypeError);
  });

  it('writes blanks in the query as %20 and leaves out what is absent', () => {
    const url = endpoint(new URL('https://h.test/p'), 'v3/x', {
      filter: 'a b&c+d',
      cursor: undefined,
      page: 0,
    });
    assert.equal(url.href, 'https://h.test/p/v3/x?filter=a%20b%26c%2Bd&page=0');
  });
});

describe('a service profile', () => {
  it('finds the host of the public service by the key', () => {
    assert.equal(baseUrlFor(deepl, 'abc:fx ').href, 'https://api-free.deepl.com/');
    assert.equal(baseUrlFor(deepl, 'abc').href, 'https://api.deepl.com/');
    assert.equal(baseUrlFor({ ...deepl, plan: 'free' }, 'abc').host, 'api-free.deepl.com');
    assert.equal(baseUrlFor({ ...deepl, plan: 'paid' }, 'abc:fx').host, 'api.deepl.com');
  });

  it('takes nothing for granted about another service', () => {
    const profile = serviceProfile({ paidUrl: 'https://h.test/api' });
    assert.deepEqual(profile, {
      paidUrl: 'https://h.test/api',
      plan: 'paid',
      scheme: 'Service-Auth-Key',
      capabilities: { tagHandling: false },
    });
    assert.equal(baseUrlFor({ ...profile, plan: 'free' }).href, 'https://h.test/api');
  });
});
