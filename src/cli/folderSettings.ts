import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { isResourceSettings } from '../resources/layouts/isResourceSettings.ts';
import type { ResourceSetting } from '../resources/layouts/resourceSetting.ts';
import { readIfThere } from '../disk/fileSystem.ts';

/** What a folder says in the settings that it shares with the editor. None of them decides where a key or a text goes. */
export interface FolderSettings {
  /** Empty where discovery finds it out. */
  readonly sourceLocale: string;
  readonly resources: readonly ResourceSetting[];
  /** Whether each message is sent with its place in the file as context. */
  readonly context: boolean;
  /** Whether equal texts of the folder's own files are reused. */
  readonly reuse: boolean;
  /** Characters that a run may send; 0: no limit. */
  readonly maxCharacters: number;
}

/** As `package.json` has them. */
export const defaultSettings: FolderSettings = {
  sourceLocale: '',
  resources: [],
  context: false,
  reuse: true,
  maxCharacters: 0,
};

/** The settings in `.vscode/settings.json`; what is not one of a setting's values counts as its default. */
export async function readFolderSettings(folder: string): Promise<FolderSettings> {
  const bytes = await readIfThere(join(folder, '.vscode/settings.json')).catch(() => undefined);
  const found: unknown = bytes && parse(bytes.toString('utf8').replace(/^\ufeff/u, ''));
  const values = (found ?? {}) as Readonly<Record<string, unknown>>;
  const valueOf = <T>(key: string, accept: (value: unknown) => value is T, usual: T): T => {
    const value = values[`glossa.${key}`];
    return accept(value) ? value : usual;
  };
  const { sourceLocale, resources, context, reuse, maxCharacters } = defaultSettings;
  return {
    sourceLocale: valueOf('sourceLocale', isString, sourceLocale),
    resources: valueOf('resources', isResourceSettings, resources),
    context: valueOf('translate.context', isBoolean, context),
    reuse: valueOf('translate.reuse', isBoolean, reuse),
    maxCharacters: valueOf('translate.maxCharacters', isCount, maxCharacters),
  };
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
