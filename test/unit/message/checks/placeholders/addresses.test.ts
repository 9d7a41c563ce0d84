import assert from 'node:assert/strict';
import { serious } from '../pair.ts';

describe('an address in a translation', () => {
  const own: readonly (readonly [source: string, target: string, locale?: string])[] = [
    ['See https://acme.org/en/a/', 'Siehe https://acme.org/de/b'],
    ['See https://acme.org/a/', 'Siehe https://www.acme.org/a'],
    ['See https://en.acme.org/wiki', 'Siehe https://de.acme.org/wiki'],
    ['See https://www.acme.com now', 'Siehe jetzt https://www.acme.de'],
    ['See https://acme.co.uk now', 'Siehe jetzt https://acme.org.au'],
    ['eg. www.truffles.com', 'z. B. www.trueffel.net'],
    ['Like this (e.g. https://shop.acme.com)', 'So (z. B. https://laden.xyz.net)'],
    ['For example, mail to jane@acme.net.', 'Etwa an hans@firma.org.'],
    ['Use ss://access-key', 'Χρήση ss://κλειδί', 'el'],
    ['Use rtsp://user:pass@host:port/path', '使用 rtsp://用户:密码@主机:端口/路径', 'zh'],
    ['https://the.link.to/your/resource', 'https://ваша.ссылка/сюда', 'ru'],
    ['https://acme.org/menu', 'https://laden.example.org'],
    ['[Rules](https://acme.com/en)', '[Regeln](https://acme.com/de)'],
    ['Starts with http:// or https://.', 'Fängt mit http:// oder https:// an.'],
    ['must begin with https://.', 'https:// 開頭', 'zh-Hant'],
    ['Type ftp://. Then go', 'Tippen Sie ftp:// ein. Dann los'],
    ['See https://acme.org/a.', 'https://acme.org/a 참조', 'ko'],
    ['Their ID (username@pod.tld) is enough', 'Basta o seu ID (nome@servidor.tld)', 'gl'],
    ['Enter their ID (username@podname.org)', 'Inserisci l’ID (utente@nomepod.org)', 'it'],
    ['Enter the address (you@company.org)', 'Adresse eingeben'],
    ['e.g. http://quickship.com/package?num=1', 'トラッキングURL', 'ja'],
    ['Paste a link (e.g. https://www.tube.com/watch?v=1) here', 'Hier einen Link einfügen'],
    ['It looks like https://podname.org/a', 'Es sieht aus wie https://hubname.net/a'],
    ['See https://en.wikipedia.org/wiki/A', 'Siehe https://de.wikipedia.org/wiki/B'],
    ['Like https://example.com', 'Comme https://exemple.com', 'fr'],
  ];
  for (const [source, target, locale] of own)
    it(`may be that of the language: ${target}`, () => {
      assert.deepEqual(serious(source, target, locale), []);
    });

  const other: readonly (readonly [source: string, target: string, found?: string])[] = [
    ['See https://acme.org/a now', 'Siehe jetzt https://acne.org/a'],
    ['See https://docs.acme.org/a now', 'Siehe jetzt https://docs.evil.io/a'],
    ['Mail to help@acme.org now', 'Jetzt an help@acne.net schreiben'],
    ['See www.acme.org/a now', 'Siehe jetzt www.other.org/a'],
    ['Open http://localhost:8080 now', 'Jetzt http://server.io:8080 öffnen'],
    ['See http://10.0.0.1/a now', 'Siehe jetzt http://10.0.0.2/a'],
    [
      '[Rules](https://acme.com/en) here',
      '[Regeln](https://evil.io/en) hier',
      'warning markdown-changed',
    ],
    ['See https://acme.org/a now', 'Siehe jetzt dort'],
    [
      'See https://acme.org/a or https://acme.org/b',
      'Siehe https://acmex.org/a oder https://acme.org/b',
    ],
    ['<abc.com> is a site, https://abc.com/x too', '<abc.com> ist eine, https://abx.com/x auch'],
    ['For example https://example.org', 'Zum Beispiel https://examplex.org'],
    ['A link (e.g. https://podname.org/a) here', 'Ein Link (z. B. https://podnamex.org/a) hier'],
    [
      'Type [Title](http://example.com) here',
      '[Titel](http://examplee.com) hier eingeben',
      'warning markdown-changed',
    ],
  ];
  for (const [source, target, found = 'warning url-changed'] of other)
    it(`must not lead elsewhere: ${target}`, () => {
      assert.deepEqual(serious(source, target), [found]);
    });
});
