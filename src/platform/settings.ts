import * as vscode from 'vscode';
import { choices } from '../translation/options/optionChoice.ts';
import { isResourceSettings } from '../resources/layouts/isResourceSettings.ts';
import type { ChosenKind } from '../message/checks/check.ts';
import { reviewModes, type ReviewMode } from '../project/review/reviewMode.ts';
import { isSetByOthers, smallerLimit, userValue } from './userValue.ts';
import { requireTrustToWrite } from './ui/requireTrust.ts';

/** What a setting's value may be; anything else counts as the default. */
type Accept<T> = (value: unknown) => value is T;

/** One setting of `glossa.*`. Its default lives in package.json. */
export interface Setting<T> {
  readonly key: string;
  /** The value in force for a file or folder. */
  get(scope?: vscode.Uri): T;
  /** What {@link set} would replace; nothing where the value in force comes from elsewhere. */
  own(scope: vscode.Uri | undefined): T | undefined;
  /**
   * Stores a choice for the workspace folder of `scope`, or for the user where there is none.
   *
   * @throws {UserError} in Restricted Mode, for a folder
   */
  set(value: T | undefined, scope: vscode.Uri | undefined): Promise<void>;
}

const isString: Accept<string> = (value) => typeof value === 'string';
const isBoolean: Accept<boolean> = (value) => typeof value === 'boolean';
const isCount: Accept<number> = (value): value is number =>
  Number.isInteger(value) && Number(value) >= 0;
const isPercent: Accept<number> = (value): value is number => isCount(value) && value <= 100;
const isPrice: Accept<number> = (value): value is number =>
  Number.isFinite(value) && Number(value) >= 0;
const isOneOf =
  <T extends string>(...values: readonly T[]): Accept<T> =>
  (value): value is T =>
    values.some((one) => one === value);

/**
 * Reads a setting that a workspace may set. The value is checked because it comes from a file
 * that anybody may have written.
 */
function setting<T>(key: string, accept: Accept<T>): Setting<T> {
  const read = (scope?: vscode.Uri) => vscode.workspace.getConfiguration('glossa', scope ?? null);
  return {
    key: `glossa.${key}`,
    get(scope) {
      const value: unknown = read(scope).get(key);
      if (accept(value)) return value;
      const fallback: unknown = read(scope).inspect(key)?.defaultValue;
      if (accept(fallback)) return fallback;
      throw new TypeError(`the default of glossa.${key} is not one of its values`);
    },
    own(scope) {
      const found = read(scope).inspect(key);
      const value: unknown = isInFolder(scope) ? found?.workspaceFolderValue : found?.globalValue;
      return accept(value) ? value : undefined;
    },
    async set(value, scope) {
      const { Global, WorkspaceFolder } = vscode.ConfigurationTarget;
      const target = isInFolder(scope) ? WorkspaceFolder : Global;
      if (target === WorkspaceFolder) requireTrustToWrite();
      await read(scope).update(key, value, target);
    },
  };
}

const isInFolder = (scope: vscode.Uri | undefined) =>
  scope !== undefined && vscode.workspace.getWorkspaceFolder(scope) !== undefined;

/** A number that bounds what is spent: a workspace can only make smaller what the user has set; see {@link smallerLimit}. */
function limit(key: string, none?: number): Setting<number> {
  const inForce = setting(key, isCount);
  return {
    ...inForce,
    get(scope) {
      const found = vscode.workspace.getConfiguration('glossa', scope ?? null).inspect(key);
      const own = userValue(found, vscode.env.remoteName !== undefined);
      return smallerLimit(inForce.get(scope), isCount(own) ? own : undefined, none);
    },
  };
}

/** Reads a setting that decides where the key or a text goes: only the user's own value counts. */
function userSetting<T>(
  key: string,
  accept: Accept<T>,
): Setting<T> & { readonly isSetByOthers: boolean } {
  const read = () => vscode.workspace.getConfiguration('glossa');
  const inspect = () => read().inspect(key);
  return {
    key: `glossa.${key}`,
    get() {
      const found = inspect();
      const value = userValue(found, vscode.env.remoteName !== undefined);
      if (accept(value)) return value;
      const fallback: unknown = found?.defaultValue;
      if (accept(fallback)) return fallback;
      throw new TypeError(`the default of glossa.${key} is not one of its values`);
    },
    own: () => {
      const value: unknown = inspect()?.globalValue;
      return accept(value) ? value : undefined;
    },
    async set(value) {
      await read().update(key, value, vscode.ConfigurationTarget.Global);
    },
    /** Whether a workspace or a remote machine has a value for it, which does not count. */
    get isSetByOthers() {
      return isSetByOthers(inspect());
    },
  };
}

const isByName: Accept<Readonly<Record<string, unknown>>> = (
  value,
): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** It was a boolean once. */
const isReview = (value: unknown): value is ReviewMode | boolean =>
  isBoolean(value) || reviewModes.some((mode) => mode === value);

const isStrings: Accept<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every(isString);

function severity(kind: ChosenKind): Setting<'off' | 'information' | 'warning' | 'error'> {
  return setting(`problems.${kind}`, isOneOf('off', 'information', 'warning', 'error'));
}

/** Every setting of Glossa. */
export const settings = {
  service: {
    profile: userSetting('service.profile', isOneOf('deepl', 'custom')),
    url: userSetting('service.url', isString),
    freeUrl: userSetting('service.freeUrl', isString),
    plan: userSetting('service.plan', isOneOf('byKey', 'paid', 'free')),
    authScheme: userSetting('service.authScheme', isString),
    tagHandling: userSetting('service.tagHandling', isBoolean),
  },
  network: { transport: userSetting('network.transport', isOneOf('undici', 'editor')) },
  translate: {
    targetLocale: setting('translate.targetLocale', isString),
    selectionResult: setting('translate.selectionResult', isOneOf('replace', 'below', 'copy')),
    confirmAbove: limit('translate.confirmAbove'),
    maxCharacters: limit('translate.maxCharacters', 0),
    pricePerMillionCharacters: setting('translate.pricePerMillionCharacters', isPrice),
    currency: setting('translate.currency', isString),
    review: setting('translate.review', isReview),
    context: setting('translate.context', isBoolean),
    reuse: setting('translate.reuse', isBoolean),
    pseudo: setting('translate.pseudo', isBoolean),
    formality: setting('translate.formality', isOneOf(...choices.formality)),
    model: setting('translate.model', isOneOf(...choices.model)),
    preserveFormatting: setting('translate.preserveFormatting', isBoolean),
    splitSentences: setting('translate.splitSentences', isOneOf(...choices.splitSentences)),
    tagHandlingVersion: setting(
      'translate.tagHandlingVersion',
      isOneOf(...choices.tagHandlingVersion),
    ),
    showBilledCharacters: setting('translate.showBilledCharacters', isBoolean),
    locales: setting('translate.locales', isByName),
  },
  translationMemory: {
    id: setting('translationMemory.id', isString),
    threshold: setting('translationMemory.threshold', isPercent),
    local: setting('translationMemory.local', isStrings),
  },
  glossary: { id: setting('glossary.id', isString) },
  problems: {
    enabled: setting('problems.enabled', isBoolean),
    missing: severity('missing'),
    outdated: severity('outdated'),
    empty: severity('empty'),
    sameAsSource: severity('sameAsSource'),
    inconsistent: severity('inconsistent'),
    terms: severity('terms'),
    unreadable: severity('unreadable'),
  },
  editor: { lens: setting('editor.lens', isBoolean), hints: setting('editor.hints', isBoolean) },
  voice: { jobs: setting('voice.jobs', isBoolean) },
  sourceLocale: setting('sourceLocale', isString),
  resources: setting('resources', isResourceSettings),
} as const;
