import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { formatsByExtension } from '../../src/resources/formats/formatsByExtension.ts';
import { formatFor } from '../../src/resources/formats/formats.ts';
import {
  conventionalFolders,
  conventionalWords,
} from '../../src/resources/layouts/patterns/conventionalNames.ts';
import { discover } from '../../src/resources/layouts/discover.ts';
import { documentExtensions } from '../../src/project/documents/documentType.ts';
import { limits } from '../../src/service/limits.ts';
import { billedCharacters as billedByService } from '../../src/service/text/schemas.ts';
import { recordingExtensions } from '../../src/speech/recordingExtensions.ts';
import { translatedExtensions } from '../../src/speech/translation.ts';
import { nameLimit } from '../../src/terms/parseTermFile.ts';
import { termFileSuffix } from '../../src/terms/termFileFormat.ts';
import { billedCharacters } from '../../src/translation/batches.ts';
import { bodyLimit, textLimit } from '../../src/translation/translator.ts';

/*
 * What has to stand in two places, because one of them can import nothing of the other: a manifest, a folder with walls.
 */

interface Manifest {
  readonly contributes: {
    readonly menus: Record<
      string,
      readonly { readonly command?: string; readonly when?: string }[]
    >;
    readonly languages: readonly { readonly filenamePatterns: readonly string[] }[];
    readonly jsonValidation: readonly { readonly fileMatch: string }[];
    readonly configuration: readonly {
      readonly properties: Record<string, { readonly default?: unknown }>;
    }[];
  };
}

const { contributes } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as Manifest;

/** The conditions under which menus of files offer a command. */
function whensOf(...commands: readonly string[]): readonly string[] {
  return ['editor/title', 'explorer/context'].flatMap((menu) =>
    (contributes.menus[menu] ?? []).flatMap(({ command, when }) =>
      command !== undefined && commands.includes(command) ? [when ?? ''] : [],
    ),
  );
}

const alternatives = (words: Iterable<string>) => [...words].toSorted().join('|');

describe('what is said of resource files', () => {
  const extensions = [...formatsByExtension.keys()];

  it('is true of each format: discovery finds its files, and something reads them', () => {
    for (const [extension, format] of formatsByExtension) {
      const paths = ['en', 'de'].map((locale) =>
        extension === '.arb'
          ? `lib/l10n/app_${locale}.arb`
          : `locales/messages_${locale}${extension}`,
      );
      const [set] = discover(paths, { sourceLocale: 'en' });
      assert.equal(set?.format, format, extension);
      assert.equal(set.targets.length, 1, extension);
      assert.ok(formatFor(format, 'de'), extension);
    }
  });

  it('is what the menus ask for: the folders, the names and the extensions of discovery', () => {
    const folders = alternatives([...conventionalFolders, '_locales']);
    const names = extensions.toSorted().map((one) => one.slice(1));
    const expected = [
      `resourcePath =~ /[\\\\/](${folders})[\\\\/].*\\.(${names.join('|')})$/i`,
      `resourceFilename =~ /(^|[._-])(${alternatives(conventionalWords)})([._-].*)?\\.properties$/i`,
      'resourceFilename =~ /^(package\\.nls|bundle\\.l10n)(\\.[A-Za-z0-9_-]+)?\\.json$/',
      'resourceExtname == .arb',
    ].join(' || ');
    const found = whensOf('glossa.translate.missing', 'glossa.memories.exportReviewed');
    assert.deepEqual(found.toSorted(), [
      `!isInDiffEditor && (${expected})`,
      `explorerResourceIsFolder || ${expected}`,
      `explorerResourceIsFolder || ${expected}`,
    ]);
  });
});

describe('what is said of recordings', () => {
  it('is one list of extensions, for the menu and for the dialog', () => {
    assert.deepEqual(whensOf('glossa.voice.transcribe'), [
      `!explorerResourceIsFolder && resourceExtname =~ /^\\.(${alternatives(recordingExtensions)})$/i`,
    ]);
    const whole = alternatives(translatedExtensions);
    assert.deepEqual(whensOf('glossa.voice.translate'), [
      `config.glossa.voice.jobs && !explorerResourceIsFolder && resourceExtname =~ /^\\.(${whole})$/i`,
    ]);
  });
});

describe('what is said of term files', () => {
  it('is one suffix in the menus, for the editor and for its schema', () => {
    const suffix = `resourceFilename =~ /${termFileSuffix.replaceAll('.', '\\.')}$/`;
    const whens = whensOf('glossa.termFiles.push', 'glossa.termFiles.compare');
    assert.ok(whens.length >= 3);
    for (const when of whens) assert.ok(when.endsWith(suffix), when);
    const patterns = contributes.languages.flatMap(({ filenamePatterns }) => filenamePatterns);
    assert.ok(patterns.includes(`*${termFileSuffix}`));
    assert.ok(
      contributes.jsonValidation.some(({ fileMatch }) => fileMatch === `*${termFileSuffix}`),
    );
  });
});

describe('the menu of the explorer', () => {
  it('offers to translate each type of document, and no other', () => {
    const [when = ''] = whensOf('glossa.documents.translate');
    assert.ok(
      when.includes(`resourceExtname =~ /^\\.(${alternatives(documentExtensions)})$/i`),
      when,
    );
  });
});

describe('the limits of the service', () => {
  it('are those of whoever keeps to them', () => {
    assert.equal(bodyLimit, limits.requestBytes);
    assert.equal(textLimit, limits.textsPerRequest);
    assert.equal(nameLimit, limits.phraseBytes);
  });

  it('are those of the settings', () => {
    const settings = Object.assign({}, ...contributes.configuration.map((one) => one.properties));
    const { default: threshold } = settings['glossa.translationMemory.threshold'];
    assert.equal(threshold, limits.recommendedThreshold);
  });

  it('count what is paid for alike on both sides', () => {
    const part = fc.constantFrom('a', 'é', '👩‍🚀', '<x id="1"/>', '<', '&amp;', '&lt;', '>', ' ');
    const texts = fc.array(fc.array(part).map((parts) => parts.join('')));
    fc.assert(
      fc.property(texts, fc.boolean(), (sent, tags) => {
        const request = {
          texts: sent,
          targetLanguage: 'de',
          ...(tags && { tagHandling: 'xml' as const }),
        };
        assert.equal(billedCharacters({ texts: sent, tags }), billedByService(request));
      }),
    );
  });
});
