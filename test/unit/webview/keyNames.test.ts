import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyNames } from '../../../src/webview/keyNames.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

describe('keys in the texts of a page', () => {
  it('have their names of a Mac there, and are left alone elsewhere', () => {
    const text = 'Ctrl+Enter accepts, Alt+Down goes on, Ctrl+Shift+Z is for Ctrl alone.';
    assert.equal(keyNames(text, false), text);
    assert.equal(
      keyNames(text, true),
      '⌘Enter accepts, ⌥Down goes on, ⌘Shift+Z is for Ctrl alone.',
    );
    assert.equal(keyNames('Strg+A, 按 Ctrl+V、Alt+1', true), '⌘A, 按 ⌘V、⌥1');
  });

  it('are found in every language of Glossa', () => {
    const bundles = readdirSync(join(root, 'l10n')).filter((name) =>
      /^bundle\.l10n\..+\.json$/.test(name),
    );
    assert.equal(bundles.length, 6);
    let found = 0;
    for (const name of bundles) {
      const texts = read(`l10n/${name}`) as Readonly<Record<string, string>>;
      for (const [english, text] of Object.entries(texts)) {
        const count = (one: string) => keyNames(one, true).match(/[⌘⌥]/g)?.length ?? 0;
        assert.equal(count(text), count(english), `${name}: ${text}`);
        found += count(english);
      }
    }
    assert.ok(found > 6 * 8);
  });

  it('have a chord with ⌘ wherever one has Ctrl', () => {
    const { contributes } = read('package.json') as {
      contributes: { keybindings: readonly { readonly key: string; readonly mac?: string }[] };
    };
    for (const { key, mac } of contributes.keybindings) {
      if (key.includes('ctrl')) assert.equal(mac, key.replaceAll('ctrl', 'cmd'));
    }
  });
});
