/** What `WorkspaceConfiguration.inspect` says about a setting, with what the editor adds to its published type. */
export interface Inspected {
  readonly defaultValue?: unknown;
  /** From the user's own settings file on the user's machine. Not published, but there in every VS Code since 2019. */
  readonly globalLocalValue?: unknown;
  /** From the settings file of the remote machine, which a dev container fills. */
  readonly globalRemoteValue?: unknown;
  /** The two above as one, the remote machine's first, or the user's value for all profiles. */
  readonly globalValue?: unknown;
  readonly workspaceValue?: unknown;
  readonly workspaceFolderValue?: unknown;
}

/**
 * The value of a setting that the user has set on the own machine; `undefined` where nothing is known to be the user's.
 * Settings files of remote machines, of dev containers and of workspaces never count: some editors let a nested object
 * in them past the scope of a setting.
 */
export function userValue(found: Inspected | undefined, isRemote: boolean): unknown {
  if (found === undefined) return undefined;
  if (found.globalLocalValue !== undefined) return found.globalLocalValue;
  const isToldApart = 'globalLocalValue' in found || 'globalRemoteValue' in found;
  const mayBeForeign = isToldApart ? found.globalRemoteValue !== undefined : isRemote;
  return mayBeForeign ? undefined : found.globalValue;
}

/**
 * A limit of what is spent: whoever else sets it can only make what the user has set smaller. `none`: a value that stands
 * for no limit.
 */
export function smallerLimit(
  inForce: number,
  own: number | undefined,
  none: number | undefined,
): number {
  if (own === undefined || own === none) return inForce;
  return inForce === none ? own : Math.min(own, inForce);
}

/** Whether somebody else than the user has set the setting, in vain. */
export function isSetByOthers(found: Inspected | undefined): boolean {
  const { globalRemoteValue, workspaceValue, workspaceFolderValue } = found ?? {};
  return [globalRemoteValue, workspaceValue, workspaceFolderValue].some((one) => one !== undefined);
}
