import assert from 'node:assert/strict';
import { parseBaseUrl, isLoopback } from '../../../../src/service/baseUrl.ts';
import { proxyFor, isListed } from '../../../../src/service/network/proxyFor.ts';

const ours = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'a.b.localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  '127.0.0.1',
  '127.0.0.1.',
  '127.0.0.2',
  '127.255.255.254',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::FFFF:127.9.8.7]',
];
const others = [
  'localhost.test',
  'notlocalhost',
  'localhost-a',
  'local.host',
  '127.0.0.1.test',
  '127.test',
  '128.0.0.1',
  '126.255.255.255',
  '0.0.0.0',
  '10.0.0.1',
  '[::]',
  '[::2]',
  '[1::1]',
  '[::127.0.0.1]',
  '[::ffff:128.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[fe80::1]',
];

describe('this machine', () => {
  for (const host of ours) {
    it(`is ${host}`, () => {
      const url = new URL(`http://${host}:8080/v2`);
      assert.ok(isLoopback(url));
      assert.equal(parseBaseUrl(url.href).protocol, 'http:');
      const choice = { address: 'http://proxy.test:1', noProxy: ['other.test'], environment: {} };
      assert.equal(proxyFor(url, choice), undefined, 'the proxy would see the key');
    });
  }

  for (const host of others) {
    it(`is not ${host}, which no key is sent to in clear`, () => {
      const url = new URL(`http://${host}:8080/v2`);
      assert.ok(!isLoopback(url));
      assert.throws(() => parseBaseUrl(url.href), /insecure/);
    });
  }
});

describe('what is reached without a proxy', () => {
  /** The list, the address, and whether the list names it. */
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['*', 'https://service.test', true],
    ['other.test,*', 'https://service.test', true],
    ['other.test, * ', 'https://service.test', true],
    ['*.other.test,x', 'https://service.test', false],
    ['', 'https://service.test', false],
    [' , ,', 'https://service.test', false],
    ['service.test', 'https://service.test', true],
    ['SERVICE.Test', 'https://service.test', true],
    [' service.test ', 'https://service.test', true],
    ['service.test', 'https://service.test./', true],
    ['service.test.', 'https://service.test', true],
    ['service.test', 'https://api.service.test', true],
    ['service.test', 'https://myservice.test', false],
    ['.service.test', 'https://api.service.test', true],
    ['.service.test', 'https://service.test', true],
    ['*.service.test', 'https://api.service.test', true],
    ['*.service.test', 'https://api.service.test.evil', false],
    ['test', 'https://service.test', true],
    ['service.test:443', 'https://service.test', true],
    ['service.test:8443', 'https://service.test', false],
    ['service.test:8443', 'https://service.test:8443', true],
    ['.service.test:443', 'https://api.service.test:443', true],
    ['service.test:', 'https://service.test:8443', true],
    ['service.test:80', 'http://service.test', true],
    ['10.0.0.1', 'https://10.0.0.1', true],
    ['10.0.0.1:443', 'https://10.0.0.1', true],
    ['10.0.0.1', 'https://10.0.0.11', false],
    ['10.0.0.0/8', 'https://10.0.0.1', false],
    ['[fd00::1]', 'https://[fd00::1]', true],
    ['[fd00::1]:443', 'https://[fd00::1]', true],
    ['[fd00::1]:8443', 'https://[fd00::1]', false],
    ['fd00::1', 'https://[fd00::1]:8443', true],
    ['FD00:0:0:0:0:0:0:1', 'https://[fd00::1]', true],
    ['fd00::2', 'https://[fd00::1]', false],
    ['[fd00', 'https://[fd00::1]', false],
    ['::ffff:10.0.0.1', 'https://[::ffff:a00:1]', true],
    ['https://service.test', 'https://service.test', false],
  ];
  for (const [list, url, named] of cases) {
    it(`${JSON.stringify(list)} ${named ? 'names' : 'does not name'} ${url}`, () => {
      assert.equal(isListed(new URL(url), list.split(',')), named);
    });
  }

  const service = new URL('https://api.service.test');
  const http_proxy = 'http://plain.test';
  const https_proxy = 'http://secure.test';

  it('is what the setting names; without one, what the environment names', () => {
    const environment = { https_proxy, no_proxy: '', NO_PROXY: 'a.test service.test' };
    const choice = { address: undefined, noProxy: [], environment };
    assert.equal(proxyFor(service, choice), undefined);
    assert.equal(proxyFor(service, { ...choice, noProxy: ['other.test'] }), https_proxy);
  });

  for (const [what, address, environment, expected] of [
    ['the setting', 'http://set.test:8080', { https_proxy }, 'http://set.test:8080'],
    ['the setting with blanks', ' http://set.test ', { https_proxy }, 'http://set.test'],
    ['a setting without a scheme', 'set.test:8080', { https_proxy }, https_proxy],
    ['a setting with another scheme', 'ftp://set.test', { https_proxy }, https_proxy],
    ['SOCKS', 'socks5://set.test', {}, 'socks5://set.test'],
    ['the variable for https', undefined, { https_proxy, http_proxy }, https_proxy],
    ['the one in capitals', undefined, { HTTPS_PROXY: https_proxy, http_proxy }, https_proxy],
    ['the one for http where that is all', undefined, { https_proxy: '', http_proxy }, http_proxy],
    ['nothing', undefined, {}, undefined],
  ] as const) {
    it(`all else goes over the proxy, here of: ${what}`, () => {
      assert.equal(proxyFor(service, { address, noProxy: [], environment }), expected);
    });
  }
});
