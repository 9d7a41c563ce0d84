import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DescribedManifest,
  withManifestTables,
  withoutPadding,
} from '../../tools/manifestTables.ts';
import { releasedManifest } from '../../tools/releasedManifest.ts';

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly publisher: string;
  readonly displayName: string;
  readonly version: string;
  readonly license: string;
  readonly icon: string;
  readonly galleryBanner: { readonly color: string; readonly theme: string };
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly activationEvents: readonly string[];
  readonly engines: { readonly vscode: string };
  readonly devDependencies: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Those of the Marketplace. */
const categories = [
  'AI',
  'Azure',
  'Chat',
  'Data Science',
  'Debuggers',
  'Education',
  'Extension Packs',
  'Formatters',
  'Keymaps',
  'Language Packs',
  'Linters',
  'Machine Learning',
  'Notebooks',
  'Other',
  'Programming Languages',
  'SCM Providers',
  'Snippets',
  'Testing',
  'Themes',
  'Visualization',
];

/** Characters that Open VSX refuses: of control and format, private and unassigned ones, and ends of lines. */
const refused = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\u2028\u2029]/u;

describe('the package, for the Marketplace and Open VSX', () => {
  const manifest = JSON.parse(read('package.json')) as Manifest;

  it('has a manifest that both take', () => {
    for (const name of [manifest.name, manifest.publisher])
      assert.match(name, /^[a-z0-9][a-z0-9-]*$/);
    assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
    assert.match(manifest.engines.vscode, /^\^\d+\.\d+\.\d+$/);
    assert.equal(manifest.devDependencies['@types/vscode'], manifest.engines.vscode.slice(1));
    assert.match(manifest.galleryBanner.color, /^#[\da-f]{6}$/);
    assert.ok(['dark', 'light'].includes(manifest.galleryBanner.theme));
    assert.deepEqual(
      manifest.categories.filter((one) => !categories.includes(one)),
      [],
    );
    assert.ok(manifest.keywords.length <= 20, 'languages and the like become tags too, 30 at most');
    assert.ok(!manifest.activationEvents.includes('*'));
    assert.equal('enabledApiProposals' in manifest, false);
    const { description } = JSON.parse(read('package.nls.json')) as {
      readonly description: string;
    };
    const shown = [
      manifest.displayName,
      manifest.license,
      ...manifest.keywords,
      ...manifest.categories,
    ];
    for (const text of [...shown, description]) assert.doesNotMatch(text, refused);
    for (const text of shown) assert.ok(text.length <= 255, text);
    assert.ok(description.length <= 2048);
    assert.match(read('LICENSE'), new RegExp(`^${manifest.license}\\b`, 'u'));
    assert.match(read('CHANGELOG.md'), /^## \[/m);
  });

  it('has an icon of 128 pixels or more, as PNG', () => {
    const icon = readFileSync(join(root, manifest.icon));
    assert.equal(icon.subarray(1, 4).toString('latin1'), 'PNG');
    const [width, height] = [icon.readUInt32BE(16), icon.readUInt32BE(20)];
    assert.ok(width >= 128 && width === height, `${width} × ${height}`);
  });

  it('has a README whose links lead somewhere, and whose pictures are no SVG', () => {
    for (const file of ['README.md', 'CHANGELOG.md', 'SUPPORT.md', 'SECURITY.md']) {
      const text = read(file).replaceAll(/```.*?```/gsu, '');
      assert.doesNotMatch(text, /<(?:svg|img|script|iframe)\b|\.svg\b/iu, file);
      const links = [...text.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)\)/gu)];
      for (const [, mark, to = ''] of links) {
        if (to.startsWith('https://')) continue;
        assert.ok(existsSync(join(root, to.replace(/#.*$/u, ''))), `${file}: ${to}`);
        if (mark === '!') assert.match(to, /\.(?:png|gif|jpg)$/u, file);
      }
    }
  });

  it('has a README with all commands and settings of the manifest', () => {
    const readme = read('README.md');
    const texts = JSON.parse(read('package.nls.json')) as Readonly<Record<string, string>>;
    const made = withManifestTables(
      readme,
      JSON.parse(read('package.json')) as DescribedManifest,
      texts,
    );
    assert.equal(withoutPadding(readme), withoutPadding(made), 'npm run readme');
  });

  it('has places on the web that follow from that of its sources, and nothing for its builders', () => {
    const released = releasedManifest(manifest, 'https://github.com/example/glossa');
    assert.deepEqual(
      [released['repository'], released['bugs'], released['homepage'], released['sponsor']],
      [
        { type: 'git', url: 'https://github.com/example/glossa.git' },
        { url: 'https://github.com/example/glossa/issues' },
        'https://github.com/example/glossa#readme',
        { url: 'https://github.com/sponsors/example' },
      ],
    );
    for (const name of ['scripts', 'devDependencies', 'private'])
      assert.ok(!(name in released), name);
    assert.deepEqual(released['contributes'], manifest['contributes']);
    assert.throws(() => releasedManifest(manifest, 'http://example.com/glossa'));
  });
});
