import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { commandEffects } from '../../src/platform/ui/commandEffects.ts';
import { isConventionalFolder } from '../../src/resources/layouts/patterns/conventionalNames.ts';

interface Command {
  readonly command: string;
  readonly title: string;
  readonly category: string;
  readonly enablement?: string;
}

interface SettingSchema {
  readonly default?: unknown;
  readonly scope?: string;
  readonly ignoreSync?: boolean;
  readonly markdownDescription?: string;
}

interface Manifest {
  readonly activationEvents: readonly string[];
  readonly extensionKind: readonly string[];
  readonly contributes: {
    readonly commands: readonly Command[];
    readonly configuration: readonly { readonly properties: Record<string, SettingSchema> }[];
    readonly menus: Record<string, readonly { readonly command?: string }[]>;
  };
}

const read = async (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What the manifest says; some texts tell translators what they do not say by themselves. */
type Texts = Readonly<Record<string, string | { readonly message: string }>>;

describe('the manifest', () => {
  let manifest: Manifest;
  let texts: Record<string, string>;
  before(async () => {
    manifest = JSON.parse(await read('package.json')) as Manifest;
    texts = Object.fromEntries(
      Object.entries(JSON.parse(await read('package.nls.json')) as Texts).map(([key, text]) => [
        key,
        typeof text === 'string' ? text : text.message,
      ]),
    );
  });

  const schemas = () =>
    Object.entries(
      Object.assign(
        {},
        ...manifest.contributes.configuration.map((one) => one.properties),
      ) as Record<string, SettingSchema>,
    );

  it('lets the editor run Glossa where the files are, wherever it is installed there', () => {
    assert.deepEqual(manifest.extensionKind, ['workspace', 'ui']);
  });

  it('says every text through package.nls.json, and holds no text that nobody asks for', async () => {
    const used = new Set((await read('package.json')).match(/%[a-zA-Z0-9.]+%/g) ?? []);
    for (const key of used) assert.ok(texts[key.slice(1, -1)], `${key} has no text`);
    assert.deepEqual(
      Object.keys(texts).filter((key) => !used.has(`%${key}%`)),
      [],
    );
  });

  it('titles commands without the name of the extension, under one category', () => {
    for (const { command, title, category } of manifest.contributes.commands) {
      assert.equal(category, 'Glossa', command);
      assert.doesNotMatch(texts[title.slice(1, -1)] ?? '', /glossa\b/i, command);
      assert.match(command, /^glossa\.[a-zA-Z]+\.[a-zA-Z]+$/);
    }
  });

  it('says of every command whether it writes or sends, as Restricted Mode has to know', () => {
    const effects: Readonly<Record<string, string>> = commandEffects;
    for (const { command, enablement } of manifest.contributes.commands) {
      assert.ok(effects[command], command);
      if (enablement?.includes('isWorkspaceTrusted') === true)
        assert.notEqual(effects[command], 'neither', command);
    }
  });

  it('names only its own commands in menus', () => {
    const own = new Set(manifest.contributes.commands.map(({ command }) => command));
    for (const entries of Object.values(manifest.contributes.menus)) {
      for (const { command } of entries) {
        if (command !== undefined) assert.ok(own.has(command), command);
      }
    }
  });

  it('lets only the user decide where the key and the texts go', () => {
    const decisive: string[] = [];
    for (const [key, { scope, ignoreSync }] of schemas()) {
      assert.ok(scope, `${key} has no scope`);
      if (!/\.(service|network)\.|url|host|proxy|scheme|transport/i.test(key)) continue;
      decisive.push(key);
      assert.equal(scope, 'application', key);
      assert.equal(ignoreSync, true, `${key} may come from another machine by Settings Sync`);
    }
    assert.ok(decisive.length >= 7, decisive.join(', '));
  });

  it('has no setting for a key', () => {
    for (const [key] of schemas()) assert.doesNotMatch(key, /key$|token|secret|password/i);
  });

  it('starts with files that may be resource files, and not with the editor', () => {
    const starts = manifest.activationEvents.filter((event) =>
      /^(\*|onStartup|onLanguage)/.test(event),
    );
    assert.deepEqual(starts, [
      'onLanguage:json',
      'onLanguage:jsonc',
      'onLanguage:yaml',
      'onLanguage:properties',
      'onLanguage:java-properties',
    ]);
  });

  it('starts with folders that hold texts and with what only localization needs, never with a manifest of all', () => {
    const places = manifest.activationEvents.flatMap(
      (event) => /^workspaceContains:(.*)$/.exec(event)?.[1] ?? [],
    );
    const folders = places.flatMap((place) => /^\*\*\/([^*/]+)\/\*\*$/.exec(place)?.[1] ?? []);
    assert.ok(folders.length >= 8);
    for (const name of folders) assert.ok(isConventionalFolder(name.replace(/^_/u, '')), name);
    const others = places.filter((place) => !folders.includes(place.split('/')[1] ?? ''));
    assert.deepEqual(others, [
      'glossa.lock',
      'l10n.yaml',
      'slang.yaml',
      'crowdin.yml',
      'crowdin.yaml',
      '.tx/config',
      'i18n-tasks.yml',
      'config/i18n-tasks.yml',
      'package.nls.json',
      '**/*.arb',
    ]);
  });
});
