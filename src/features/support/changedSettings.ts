/** The schema of a setting in the manifest, as far as it says what a value may be. */
export interface SettingSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
}

/** The values of a setting, by who has set them. */
export interface SettingValues {
  readonly defaultValue?: unknown;
  readonly globalValue?: unknown;
  readonly workspaceValue?: unknown;
  readonly workspaceFolderValue?: unknown;
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
  valuesOf: (name: string) => SettingValues | undefined,
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
