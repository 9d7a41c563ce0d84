import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

describe('docs/reliability.md', () => {
  it('names tests that exist', async () => {
    const text = await readFile('docs/reliability.md', 'utf8');
    const rows = text
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| -'));
    const named = rows.filter((row) => !row.includes('Shown by'));
    assert.ok(named.length >= 60, `${named.length} rows`);
    for (const row of named) {
      const [, path = '', title = ''] = /`(test\/[^`]+\.test\.ts)` "([^"]+)"/.exec(row) ?? [];
      assert.ok(path !== '', row);
      const source = await readFile(path, 'utf8').catch(() => '');
      assert.ok(source.includes(title), `${path} has no “${title}”`);
    }
  });
});
