import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { protect } from '../../../src/message/protect/protection.ts';

/** The spellings in the first two tables of the page. */
async function spellings(): Promise<readonly string[]> {
  const page = await readFile(new URL('../../../docs/checks.md', import.meta.url), 'utf8');
  const [tables = ''] = page.split('### What depends on the file');
  const rows = tables.split('\n').filter((line) => /^\| (?!-|Family)/.test(line));
  return rows.flatMap((row) =>
    Array.from(row.matchAll(/(`+) ?(.+?) ?\1(?!`)/g), ([, , code = '']) =>
      code.replaceAll('\\|', '|'),
    ),
  );
}

describe('the spellings that the page about checks lists', () => {
  it('are all kept from the service', async () => {
    const all = await spellings();
    assert.ok(all.length > 100, `${all.length}`);
    // The service gets the apostrophe itself.
    for (const code of all.filter((one) => one !== String.raw`\'`)) {
      const [text = ''] = protect(`Press ${code} again`, 'tokens').texts;
      const words = code.replaceAll(/text|any words/g, '');
      const sample = /[\p{L}]{3,}/u.exec(words)?.[0] ?? code;
      assert.ok(!text.includes(sample), `${code} is sent as ${text}`);
      assert.ok(text.includes('⟦0⟧'), `${code} is sent as ${text}`);
    }
  });
});
