import * as vscode from 'vscode';
import { inert, line } from './quickPick.ts';

/** Lets the user choose several rows. */
export async function pickMany<T extends vscode.QuickPickItem>(options: {
  readonly title: string;
  readonly placeholder?: string | undefined;
  readonly items: readonly T[];
  /** Whether a row may be chosen besides the others that are: one that may not loses its tick at once. */
  readonly allows?: (item: T, selected: readonly T[]) => boolean;
  /** A row that stands for others: ticking it takes the other ticks away, and ticking another one takes its. */
  readonly alone?: T | undefined;
}): Promise<readonly T[] | undefined> {
  const { title, placeholder, items, allows = () => true, alone } = options;
  const pick = vscode.window.createQuickPick<T>();
  const rows = new Map(items.map((item) => [inert(item), item]));
  const itemsOf = (selected: readonly T[]) => selected.flatMap((row) => rows.get(row) ?? []);
  const allowed = (selected: readonly T[]) => {
    const all = itemsOf(selected);
    return selected.filter((row) => itemsOf([row]).every((item) => allows(item, all)));
  };
  let before: readonly T[] = [];
  const settled = (selected: readonly T[]) => {
    const added = itemsOf(selected.filter((row) => !before.includes(row)));
    const isAlone = alone !== undefined && added.includes(alone);
    const left = selected.filter((row) => (rows.get(row) === alone) === isAlone);
    return allowed(alone === undefined || added.length === 0 ? selected : left);
  };
  pick.canSelectMany = true;
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  pick.title = line(title);
  pick.placeholder = placeholder === undefined ? undefined : line(placeholder);
  pick.ignoreFocusOut = true;
  pick.items = [...rows.keys()];
  before = pick.items.filter((row) => rows.get(row)?.picked === true);
  pick.selectedItems = before;
  try {
    return await new Promise((resolve) => {
      pick.onDidChangeSelection((selected) => {
        const left = settled(selected);
        before = left;
        if (left.length < selected.length) pick.selectedItems = left;
      });
      pick.onDidAccept(() => resolve(itemsOf(allowed(pick.selectedItems))));
      pick.onDidHide(() => resolve(undefined));
      pick.show();
    });
  } finally {
    pick.dispose();
  }
}
