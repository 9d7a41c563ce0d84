import { formatsByExtension } from './formats/formatsByExtension.ts';

const extensions = Array.from(formatsByExtension.keys(), (extension) => extension.slice(1));

/** Every file that may be a resource file, as a glob of the editor. */
export const resourceFileGlob = `**/*.{${extensions.toSorted().join(',')}}`;

/** Dependencies and build output: what is in these folders is made by a tool. */
const ignoredFolders: ReadonlySet<string> = new Set([
  'DerivedData',
  'Pods',
  '__pycache__',
  'bin',
  'bower_components',
  'build',
  'coverage',
  'dist',
  'jspm_packages',
  'node_modules',
  'obj',
  'out',
  'storybook-static',
  'target',
  'vendor',
  'venv',
]);

/** The folders that discovery leaves alone, those with a leading dot among them, as a glob of the editor. */
export const ignoredGlob = `**/{.*,${[...ignoredFolders].join(',')}}/**`;

/** The same, a glob for each name of a folder: groups cannot be in groups everywhere. */
export const ignoredGlobs: readonly string[] = ['.*', ...ignoredFolders].map(
  (name) => `**/${name}/**`,
);

/** Whether discovery leaves the files of a folder with this name alone. */
export function isIgnoredFolder(name: string): boolean {
  return name.startsWith('.') || ignoredFolders.has(name);
}
