/** A commit that changed a file. */
export interface FileCommit {
  readonly hash: string;
  readonly author: string;
  /** Nothing where it is not known. */
  readonly date: Date | undefined;
  /** The first line of its message. */
  readonly title: string;
}

/** The commits of a file, the newest first, and the file as each of them left it. */
export interface FileHistory {
  /** At most so many. */
  commits(most: number): Promise<readonly FileCommit[]>;
  /** Nothing where the file was not there. */
  textAt(commit: FileCommit): Promise<string | undefined>;
}

/** What a commit made of the text of a message. */
export interface TextChange extends FileCommit {
  /** Nothing where it took the message away. */
  readonly text: string | undefined;
}

/** Changes that are told, and commits of the file that are looked at. */
const [mostChanges, mostCommits] = [10, 100];

/**
 * The last commits that changed the text of one message; `read` finds it in a version of its file. Versions that cannot
 * be read count as those without the message.
 *
 * @throws the reason of the signal, between two versions
 */
export async function textHistory(
  history: FileHistory,
  read: (file: string) => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<{
  /** The newest first. */
  readonly changes: readonly TextChange[];
  /** There may be earlier ones: the limits were reached. */
  readonly isCut: boolean;
}> {
  const commits = await history.commits(mostCommits);
  const changes: TextChange[] = [];
  let newer: TextChange | undefined;
  for (const commit of commits) {
    signal.throwIfAborted();
    const file = await history.textAt(commit);
    const text = file === undefined ? undefined : await read(file);
    if (newer !== undefined && newer.text !== text) changes.push(newer);
    if (changes.length === mostChanges) return { changes, isCut: true };
    newer = { ...commit, text };
  }
  const isWhole = commits.length < mostCommits;
  // Before the first commit of the file there was nothing.
  if (isWhole && newer?.text !== undefined) changes.push(newer);
  return { changes, isCut: !isWhole };
}
