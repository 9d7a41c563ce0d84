import * as vscode from 'vscode';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { countErrorsAndWarnings } from '../../project/findings/errorsAndWarnings.ts';
import { Debouncer } from '../debouncer.ts';

/** Milliseconds of quiet after which it is told that counts have changed: files are checked one after the other. */
const quiet = 50;

/** What the checks found in several files together. */
export interface CheckedFiles {
  /** Nothing where none of them was checked. */
  readonly problems: number | undefined;
  readonly unchecked: number;
}

/** Why a file was checked: it is open, somebody asked for a check of all files, or its folder is small. */
export type CheckedBecause = 'open' | 'asked' | 'small';

/** How many problems the checks find in each resource file that they have looked at as it is now. */
export class ProblemCounts implements vscode.Disposable {
  readonly #counts: Readonly<Record<CheckedBecause, Map<string, number>>> = {
    open: new Map(),
    asked: new Map(),
    small: new Map(),
  };
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #debouncer = new Debouncer(quiet);

  readonly onDidChange = this.#changed.event;

  /** Nothing for a file that was not checked; its URI may be given as text. */
  of(uri: vscode.Uri | string): number | undefined {
    const name = uri.toString();
    const { open, asked, small } = this.#counts;
    return open.get(name) ?? small.get(name) ?? asked.get(name);
  }

  /** Of the source of a set and those of its targets that exist. */
  ofSet({ uri }: vscode.WorkspaceFolder, { source, targets }: ResourceSet): CheckedFiles {
    const files = [source, ...targets.filter(({ exists }) => exists)];
    const counts = files.map(({ path }) => this.of(vscode.Uri.joinPath(uri, path)));
    const known = counts.filter((count) => count !== undefined);
    return {
      problems: known.length === 0 ? undefined : known.reduce((sum, count) => sum + count, 0),
      unchecked: counts.length - known.length,
    };
  }

  /** Takes what was just found in a file; nothing where it is no longer looked after. */
  set(
    because: CheckedBecause,
    uri: vscode.Uri,
    findings: Parameters<typeof countErrorsAndWarnings>[0] | undefined,
  ): void {
    const before = this.of(uri);
    const name = uri.toString();
    if (findings === undefined) this.#counts[because].delete(name);
    else this.#counts[because].set(name, countErrorsAndWarnings(findings));
    if (this.of(uri) !== before) this.#debouncer.schedule('changed', () => this.#changed.fire());
  }

  dispose(): void {
    vscode.Disposable.from(this.#changed, this.#debouncer).dispose();
  }
}
