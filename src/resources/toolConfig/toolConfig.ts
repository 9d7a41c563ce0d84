const manifests =
  'Gemfile,Gemfile.lock,*.gemspec,package.json,composer.json,pubspec.yaml,application.rb,i18n-tasks.yml,l10n.yaml,slang.yaml,crowdin.yml,crowdin.yaml,angular.json';

const configured = ['i18next', 'i18next-parser', 'next-i18next', 'next', 'nuxt', 'vue', 'lingui'];
const configs = configured.flatMap((tool) =>
  ['js', 'cjs', 'mjs', 'ts'].map((extension) => `${tool}.config.${extension}`),
);

/** Where programs set i18next up beside their texts. */
const setUps = ['js', 'jsx', 'ts', 'tsx'].flatMap((extension) => [
  `i18n.${extension}`,
  `i18next.${extension}`,
]);

/**
 * Manifests and settings of tools that say something about the resource files around them, as a glob of the editor; one group,
 * since its watchers know none within another.
 */
export const toolConfigGlob = `**/{${[manifests, ...configs, ...setUps].join(',')}}`;

const names =
  /^(?:Gemfile(?:\.lock)?|.+\.gemspec|package\.json|composer\.json|pubspec\.yaml|application\.rb|i18n-tasks\.yml|l10n\.yaml|slang\.yaml|crowdin\.ya?ml|angular\.json|(?:i18next|i18next-parser|next-i18next|next|nuxt|vue|lingui)\.config\.[cm]?[jt]s|i18n(?:ext)?\.[jt]sx?)$/u;

/** Whether a file of this name says something about the resource files below its folder. */
export function isToolConfig(name: string): boolean {
  return names.test(name);
}

/** One of these files that was read. */
export interface ToolConfigFile {
  readonly path: string;
  /** The path without the folder. */
  readonly name: string;
  readonly text: string;
}

/** What was read of these files, by the folder that they are in; the empty one is the workspace folder. */
export type ToolConfig = ReadonlyMap<string, readonly ToolConfigFile[]>;

/** The paths of surrounding files that may concern the files of these folders: those in them, or above. */
export function pathsAround(
  paths: readonly string[],
  folders: Iterable<string>,
): readonly string[] {
  const near = new Set<string>();
  for (const folder of folders) for (const one of upwards(folder)) near.add(one);
  return paths.filter((path) => isToolConfig(nameOf(path)) && near.has(folderOf(path)));
}

/** Sorts the texts that were read by their folders; a text that is not from a surrounding file is left out. */
export function toolConfigOf(texts: ReadonlyMap<string, string>): ToolConfig {
  const folders = new Map<string, ToolConfigFile[]>();
  for (const [path, text] of texts) {
    const name = nameOf(path);
    if (!isToolConfig(name)) continue;
    const files = folders.get(folderOf(path)) ?? [];
    files.push({ path, name, text });
    folders.set(folderOf(path), files);
  }
  return folders;
}

/** What `look` finds in the files around a folder, nearest first. */
export function nearest<T>(
  toolConfig: ToolConfig,
  folder: string,
  look: (files: readonly ToolConfigFile[]) => T | undefined,
): T | undefined {
  for (const one of upwards(folder)) {
    const files = toolConfig.get(one);
    const found = files && look(files);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A folder and all above it. */
function upwards(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return [...parts.map((_, place) => parts.slice(0, parts.length - place).join('/')), ''];
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
