import type { HostName } from './install.ts';

/** A theme's short name in tests and pictures. */
export type Theme = 'dark' | 'light' | 'hc' | 'hc-light';

interface ThemeNames {
  /** What the theme picker calls it. */
  readonly label: string;
  /** A part of the class that the workbench carries while it shows the theme. */
  readonly shownBy: string;
}

export const themes: Readonly<Record<Theme, ThemeNames>> = {
  dark: { label: 'Dark Modern', shownBy: 'dark_modern' },
  light: { label: 'Light Modern', shownBy: 'light_modern' },
  hc: { label: 'Dark High Contrast', shownBy: 'hc_black' },
  'hc-light': {
    label: 'Light High Contrast',
    shownBy: 'hc_light',
  },
};

/** User settings by their full names. */
export type Settings = Readonly<Record<string, unknown>>;

/** A calm workbench: no welcome, no offers, no network, no motion. */
const calm: Settings = {
  'chat.agentHost.enabled': false,
  'chat.commandCenter.enabled': false,
  'chat.disableAIFeatures': true,
  'editor.accessibilitySupport': 'off',
  'editor.cursorBlinking': 'solid',
  'editor.fontFamily': 'DejaVu Sans Mono, Kosugi',
  'editor.minimap.enabled': false,
  'editor.renderWhitespace': 'none',
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'extensions.webWorker': false,
  // As on the desktop; in a browser VS Code saves by itself.
  'files.autoSave': 'off',
  'git.enabled': false,
  'github.gitAuthentication': false,
  'json.schemaDownload.enable': false,
  'npm.fetchOnlinePackageInfo': false,
  'remote.autoForwardPorts': false,
  // Where trust is on, a folder opens restricted without a question.
  'security.workspace.trust.startupPrompt': 'never',
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'window.autoDetectColorScheme': false,
  'workbench.editor.useModal': 'off',
  'workbench.localHistory.enabled': false,
  'workbench.reduceMotion': 'on',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/**
 * Values as each editor spells them. One that finds an older spelling writes its own some time after the window has opened, with the
 * whole file, and then the next window may find the settings of this one.
 */
const spelled: Readonly<Record<HostName, Settings>> = {
  newest: { 'extensions.autoUpdate': 'off', 'workbench.colorTheme': 'Dark Modern' },
  floor: { 'extensions.autoUpdate': false, 'workbench.colorTheme': 'Default Dark Modern' },
};

/** User settings for quiet windows. */
export const quietSettings = (host: HostName): Settings => ({ ...calm, ...spelled[host] });

/** Points Glossa at a stand-in service. */
export function serviceSettings(url: string): Settings {
  return { 'glossa.service.profile': 'custom', 'glossa.service.url': url };
}
