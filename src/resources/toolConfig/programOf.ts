import type { FormatId } from '../formats/format.ts';
import { nearest, type ToolConfigFile, type ToolConfig } from './toolConfig.ts';

/**
 * The program that reads resource files, as far as it matters: Rails with the gem rails-i18n, a Ruby program
 * without it, counterpart (JavaScript), slang (Dart), Flutter where its messages quote with apostrophes.
 */
export type Program = 'railsI18n' | 'ruby' | 'counterpart' | 'slang' | 'quotingFlutter';

/** The program that reads the files below a folder, by the nearest manifest that says so. */
export function programOf(
  toolConfig: ToolConfig,
  folder: string,
  format: FormatId,
): Program | undefined {
  const readers = readersOf[format];
  if (readers === undefined) return undefined;
  return nearest(toolConfig, folder, (files) =>
    readers.map((read) => read(files)).find((program) => program !== undefined),
  );
}

const readersOf: Readonly<
  Partial<Record<FormatId, readonly ((files: readonly ToolConfigFile[]) => Program | undefined)[]>>
> = {
  arb: [flutter],
  json: [javaScript, dart, ruby],
  yaml: [ruby, dart, javaScript],
};

function flutter(files: readonly ToolConfigFile[]): Program | undefined {
  const settings = files.find(({ name }) => name === 'l10n.yaml');
  return settings !== undefined && /^use-escaping\s*:\s*true\b/mu.test(settings.text)
    ? 'quotingFlutter'
    : undefined;
}

function ruby(files: readonly ToolConfigFile[]): Program | undefined {
  const manifests = files.filter(({ name }) => /^Gemfile|\.gemspec$/u.test(name));
  if (manifests.some(({ text }) => /["'\s]rails-i18n["'\s]/u.test(text))) return 'railsI18n';
  // Only the lock file names all packages.
  const lock = manifests.find(({ name }) => name === 'Gemfile.lock');
  return lock !== undefined && /^\s+i18n \(/mu.test(lock.text) ? 'ruby' : undefined;
}

function javaScript(files: readonly ToolConfigFile[]): Program | undefined {
  const manifest = files.find(({ name }) => name === 'package.json');
  return manifest !== undefined && /"counterpart"\s*:/u.test(manifest.text)
    ? 'counterpart'
    : undefined;
}

function dart(files: readonly ToolConfigFile[]): Program | undefined {
  const manifest = files.find(({ name }) => name === 'pubspec.yaml');
  return manifest !== undefined && /^\s+slang(?:_flutter)?\s*:/mu.test(manifest.text)
    ? 'slang'
    : undefined;
}
