import * as vscode from 'vscode';
import { failureKinds } from '../../platform/ui/errors/failureKinds.ts';
import { showInformationMessage } from '../../platform/ui/messages.ts';
import type { Inspected } from '../../platform/userValue.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { supportText } from './supportText.ts';

/** What the manifest says, as far as it is told. */
interface Manifest {
  readonly version: string;
  readonly contributes: {
    readonly configuration: readonly {
      readonly properties: Readonly<Record<string, SettingSchema>>;
    }[];
  };
}

/** Puts what support has to know into the clipboard: no texts, paths, keys or addresses. */
export async function copySupport(
  extension: vscode.Extension<unknown>,
  resources: ResourceIndex,
): Promise<void> {
  const manifest = extension.packageJSON as Manifest;
  const folders = vscode.workspace.workspaceFolders ?? [];
  const text = supportText({
    versions: versions(manifest, extension),
    settings: changedIn(manifest, folders),
    folders: await Promise.all(folders.map((folder) => resources.setsOf(folder).catch(() => []))),
    failures: failureKinds(),
  });
  await vscode.env.clipboard.writeText(text);
  void showInformationMessage(
    vscode.l10n.t(
      'The support information is in the clipboard. It holds no texts, paths, keys or addresses.',
    ),
  );
}

function versions(
  { version }: Manifest,
  { extensionKind }: vscode.Extension<unknown>,
): Readonly<Record<string, string>> {
  const { env, workspace } = vscode;
  return {
    Glossa: version,
    Editor: `${vscode.version}, ${env.uiKind === vscode.UIKind.Web ? 'web' : 'desktop'}, ${env.language}`,
    'Extension host': `${extensionKind === vscode.ExtensionKind.UI ? 'local' : 'workspace'}, Node ${process.versions.node}`,
    System: `${process.platform} ${process.arch}`,
    Workspace: `${workspace.isTrusted ? 'trusted' : 'restricted'}, ${env.remoteName === undefined ? 'local' : 'remote'}`,
  };
}

function changedIn(
  { contributes }: Manifest,
  folders: readonly vscode.WorkspaceFolder[],
): readonly string[] {
  const schemas = new Map(
    contributes.configuration.flatMap(({ properties }) => Object.entries(properties)),
  );
  const scopes = folders.length > 0 ? folders.map(({ uri }) => uri) : [null];
  const all = scopes.flatMap((scope) => {
    const configuration = vscode.workspace.getConfiguration(undefined, scope);
    return changedSettings(schemas, (name) => configuration.inspect(name));
  });
  return [...new Set(all)];
}

/** The schema of a setting in the manifest, as far as it says what a value may be. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
}

const levels = [
  ['globalValue', 'user'],
  ['workspaceValue', 'workspace'],
  ['workspaceFolderValue', 'folder'],
] as const;

/**
 * A line for each setting that somebody has changed: its name, who did, and the value where it can only be a choice of a list, a
 * number or yes and no. Everything else may be an address, a path, a name or a text: it is only said to be set.
 */
export function changedSettings(
  schemas: ReadonlyMap<string, SettingSchema>,
  valuesOf: (name: string) => Inspected | undefined,
): readonly string[] {
  return [...schemas].flatMap(([name, schema]) => {
    const values = valuesOf(name) ?? {};
    return levels.flatMap(([level, who]) => {
      const value = values[level];
      if (value === undefined || isSame(value, values.defaultValue)) return [];
      return [`${name} (${who}): ${harmless(value, schema) ?? 'set'}`];
    });
  });
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function harmless(value: unknown, schema: SettingSchema): string | undefined {
  const types = [schema.type ?? []].flat();
  if (typeof value === 'boolean') return types.includes('boolean') ? String(value) : undefined;
  if (typeof value === 'string') return schema.enum?.includes(value) === true ? value : undefined;
  const isNumber = types.includes('number') || types.includes('integer');
  return typeof value === 'number' && isNumber ? String(value) : undefined;
}
