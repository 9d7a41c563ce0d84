/** A folder whose files have no path of this machine: what `vscode.workspace.fs` can do with it. Names are those of its entries. */
export interface VirtualFolder {
  names(): Promise<readonly string[]>;
  /** @returns `undefined` where there is no such entry */
  stat(name: string): Promise<VirtualEntry | undefined>;
  /** @returns `undefined` where there is no such file */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Not in one step: who is killed meanwhile may leave a part. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Gives a file a name that is free. @returns false where the name is taken */
  rename(from: string, to: string): Promise<boolean>;
  /**
   * Gives a file the name of another one. It takes two steps: the editor deletes the other file first, whatever its file system could
   * do.
   */
  replace(from: string, to: string): Promise<void>;
  delete(name: string): Promise<void>;
}

export interface VirtualEntry {
  readonly isFile: boolean;
  readonly isLink: boolean;
  /** Milliseconds since 1970. */
  readonly mtime: number;
}
