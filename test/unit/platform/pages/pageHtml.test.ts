import assert from 'node:assert/strict';
import { pageHtml, type PageParts } from '../../../../src/platform/pages/pageHtml.ts';

const parts: PageParts = {
  title: 'Support calls',
  language: 'en',
  script: 'https://page.test/dist/webview/termsPage.js',
  styles: ['https://page.test/media/page.css', 'https://page.test/media/termsPage.css'],
  source: 'https://page.test',
  nonce: '0123456789abcdef0123456789abcdef',
  opening: { subject: 'x', data: {} },
};

const hostile = `</title></script><img src=x onerror=alert(1)>"'&amp;\${7*7}`;

describe('the HTML of a page', () => {
  it('allows scripts with the nonce, files of the extension, and nothing else', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(pageHtml(parts))?.[1];
    assert.equal(
      policy?.replaceAll('&#39;', "'"),
      "default-src 'none'; script-src 'nonce-0123456789abcdef0123456789abcdef'; style-src https://page.test; font-src https://page.test; img-src https://page.test; base-uri 'none'; form-action 'none'",
    );
  });

  it('has one script, which carries the nonce, and no inline style', () => {
    const html = pageHtml(parts);
    assert.equal(html.match(/<script/g)?.length, 1);
    assert.match(html, /<script nonce="0123456789abcdef0123456789abcdef" src="[^"]+" defer>/);
    assert.doesNotMatch(html, /<style|style=/);
  });

  it('keeps data and title from becoming markup', () => {
    const html = pageHtml({ ...parts, title: hostile, opening: { data: hostile } });
    assert.doesNotMatch(html, /<img/);
    assert.equal(html.match(/<\/title>/g)?.length, 1);
    assert.equal(html.match(/<\/script>/g)?.length, 1);
    const data = /data-opening="([^"]*)"/.exec(html)?.[1] ?? '';
    const read = data
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    assert.deepEqual(JSON.parse(read), { data: hostile });
  });
});
