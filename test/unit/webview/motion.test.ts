import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => [path, readFileSync(join(root, folder, path), 'utf8')] as const);

describe('the pages', () => {
  it('move nothing, so that nobody has to ask for less motion', () => {
    const [styles, scripts] = [filesIn('media', '.css'), filesIn('src/webview', '.ts')];
    assert.ok(styles.length > 0 && scripts.length > 0);
    for (const [path, text] of styles)
      assert.doesNotMatch(text, /\b(?:transition|animation|scroll-behavior)\b|@keyframes/u, path);
    for (const [path, text] of scripts) assert.doesNotMatch(text, /\bsmooth\b|\.animate\(/u, path);
  });
});
