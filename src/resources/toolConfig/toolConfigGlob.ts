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
  `localization.${extension}`,
]);

/** Settings of Transifex and of the editor: they are those of a workspace folder, in folders that are left alone otherwise. */
export const settingsOfFolder: readonly string[] = ['.tx/config', '.vscode/settings.json'];

/**
 * Manifests and settings of tools that say something about the resource files around them, as a glob of the editor; one group,
 * since its watchers know none within another.
 */
export const toolConfigGlob = `**/{${[manifests, ...configs, ...setUps, ...settingsOfFolder].join(',')}}`;
