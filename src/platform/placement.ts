/** Where Glossa runs, as the editor tells. */
export interface Placement {
  /** The kind of remote machine that the window is on; `undefined` for a window of the user's own machine. */
  readonly remoteName: string | undefined;
  /** Whether Glossa runs on the user's own machine even then. */
  readonly isLocal: boolean;
  /** Of the workspace folders. */
  readonly schemes: readonly string[];
}

/** Kinds of remote machines that are made anew, with nothing but the workspace kept. */
const containers: ReadonlySet<string> = new Set([
  'attached-container',
  'codespaces',
  'dev-container',
  'k8s-container',
]);

/** The kind of remote machine that Glossa runs on; `undefined` on the user's own. */
export function remoteMachine({ remoteName, isLocal }: Placement): string | undefined {
  return isLocal ? undefined : remoteName;
}

/** Whether Glossa runs in a container that may be rebuilt: what it keeps beside the workspace is gone then. */
export function isInContainer(placement: Placement): boolean {
  return containers.has(remoteMachine(placement) ?? '');
}

/** Whether the files are on a remote machine, and Glossa is not. */
export function isApartFromFiles({ remoteName, isLocal, schemes }: Placement): boolean {
  return remoteName !== undefined && isLocal && schemes.includes('vscode-remote');
}
