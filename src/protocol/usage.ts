/* The contract between the page of what is used and its host. JSON data only. */

/** A table whose last column is a bar. */
export interface UsageTable {
  readonly name: string;
  /** As many as the rows have cells, and one for the bar. */
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Numbers as they are read. */
    readonly cells: readonly string[];
    readonly bar: UsageBar;
  }[];
}

export interface UsageBar {
  /** From 0 to 1; `null` where there is nothing to compare with. */
  readonly share: number | null;
  /** What the bar says, in words. */
  readonly text: string;
  /** Nothing is left. */
  readonly isFull: boolean;
}

export interface UsageView {
  /** What holds for all of it, such as the period. */
  readonly lines: readonly string[];
  readonly tables: readonly UsageTable[];
  /** What the service does not say. */
  readonly notes: readonly string[];
}

/** What the page may ask of the host. */
export interface UsageHost {
  /** What the service says now. */
  load(): Promise<UsageView>;
}

/** What the host may ask of the page. */
export interface UsagePage {
  /** Load again: there is another key or another service, or more was used. */
  reload(): Promise<void>;
}

/** What the page starts with. */
export interface UsageData {
  readonly title: string;
  readonly loading: string;
  readonly refresh: string;
  /** Said when the numbers were loaded again. */
  readonly loaded: string;
}
