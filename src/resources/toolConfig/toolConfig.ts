import { settingsOfFolder } from './toolConfigGlob.ts';

const names =
  /^(?:Gemfile(?:\.lock)?|.+\.gemspec|package\.json|composer\.json|pubspec\.yaml|application\.rb|i18n-tasks\.yml|l10n\.yaml|slang\.yaml|crowdin\.ya?ml|angular\.json|(?:i18next|i18next-parser|next-i18next|next|nuxt|vue|lingui)\.config\.[cm]?[jt]s|(?:i18n(?:ext)?|localization)\.[jt]sx?)$/u;

/** Whether a file says something about the resource files below its folder. */
export function isToolConfig(path: string): boolean {
  return names.test(nameOf(path)) || settingsOfFolder.includes(path);
}

/** Whether such a file also says where sources and translations are. */
export function namesPlaces(path: string): boolean {
  return settingsOfFolder.includes(path) || /^crowdin\.ya?ml$/u.test(nameOf(path));
}

/** One of these files that was read. */
export interface ToolConfigFile {
  readonly path: string;
  /** As people call it: the path without the folder; all of it for {@link settingsOfFolder}. */
  readonly name: string;
  readonly text: string;
}

/** What was read of these files, by the folder that they speak of; the empty one is the workspace folder. */
export type ToolConfig = ReadonlyMap<string, readonly ToolConfigFile[]>;

/** The paths of surrounding files that may concern the files of these folders: those that speak of them, or of one above. */
export function pathsAround(
  paths: readonly string[],
  folders: Iterable<string>,
): readonly string[] {
  const near = new Set<string>();
  for (const folder of folders) for (const one of upwards(folder)) near.add(one);
  return paths.filter((path) => isToolConfig(path) && near.has(subjectOf(path)));
}

/** Sorts the texts that were read by their folders; a text that is not from a surrounding file is left out. */
export function toolConfigOf(texts: ReadonlyMap<string, string>): ToolConfig {
  const folders = new Map<string, ToolConfigFile[]>();
  for (const [path, text] of texts) {
    if (!isToolConfig(path)) continue;
    const name = settingsOfFolder.includes(path) ? path : nameOf(path);
    const folder = subjectOf(path);
    const files = folders.get(folder) ?? [];
    files.push({ path, name, text });
    folders.set(folder, files);
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

/** The folder that a file speaks of. The application that is set in `config` is all around that. */
function subjectOf(path: string): string {
  if (settingsOfFolder.includes(path)) return '';
  return path.endsWith('config/application.rb') ? folderOf(folderOf(path)) : folderOf(path);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
