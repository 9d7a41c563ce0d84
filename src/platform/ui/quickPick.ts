import * as vscode from 'vscode';
import { uiText } from '../../texts/uiText.ts';

/*
 * Lists to choose from. The editor draws `$(name)` in the texts of a row as an icon and takes `[label](command:…)` for a
 * link; rows have their icons by `iconPath`.
 */

export async function showQuickPick<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: vscode.QuickPickOptions & { readonly canPickMany: true },
): Promise<readonly T[] | undefined>;
export async function showQuickPick<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: vscode.QuickPickOptions,
): Promise<T | undefined>;
/** Lets the user choose one row, or several. */
export async function showQuickPick<T extends vscode.QuickPickItem>(
  items: readonly T[],
  options: vscode.QuickPickOptions,
): Promise<T | readonly T[] | undefined> {
  const rows = new Map(items.map((item) => [inert(item), item]));
  const { title, placeHolder } = options;
  const picked: unknown = await vscode.window.showQuickPick([...rows.keys()], {
    ignoreFocusOut: isOverPage(),
    ...options,
    ...(title === undefined ? {} : { title: line(title) }),
    ...(placeHolder === undefined ? {} : { placeHolder: line(placeHolder) }),
  });
  if (Array.isArray(picked)) return picked.flatMap((row: T) => rows.get(row) ?? []);
  return rows.get(picked as T);
}

/** Lets the user choose one row; descriptions are searched as well. */
export async function pickLive<T extends vscode.QuickPickItem>(options: {
  readonly title: string;
  readonly placeholder?: string | undefined;
  readonly items: readonly T[];
  /** The row that is marked at first. */
  readonly active?: T | undefined;
  readonly ignoreFocusOut?: boolean;
  /** The rows for what the user has typed. */
  readonly itemsFor?: (typed: string) => readonly T[];
  /** Why a row cannot be chosen: the list then stays open and has this for its title. */
  readonly refuse?: (item: T) => string | undefined;
}): Promise<T | undefined> {
  const { title, placeholder, items, active, itemsFor, refuse } = options;
  const pick = vscode.window.createQuickPick<T>();
  const rows = new Map<T, T>();
  const show = (shown: readonly T[]) => {
    pick.items = shown.map((item) => {
      const row = inert(item);
      rows.set(row, item);
      return row;
    });
  };
  pick.title = line(title);
  pick.placeholder = placeholder === undefined ? undefined : line(placeholder);
  pick.matchOnDescription = true;
  pick.ignoreFocusOut = options.ignoreFocusOut ?? isOverPage();
  show(items);
  pick.activeItems = pick.items.filter((row) => rows.get(row) === active);
  try {
    return await new Promise((resolve) => {
      if (itemsFor !== undefined) pick.onDidChangeValue((typed) => show(itemsFor(typed)));
      pick.onDidAccept(() => {
        const [row] = pick.selectedItems;
        const item = row && rows.get(row);
        const problem = item && refuse?.(item);
        if (problem === undefined) resolve(item);
        else pick.title = line(problem);
      });
      pick.onDidHide(() => resolve(undefined));
      pick.show();
    });
  } finally {
    pick.dispose();
  }
}

/** Code points of a text of one line. */
const longest = 300;
export const line = (text: string): string => uiText(text, longest);

/** A row whose texts are data: never an icon or a link. */
export function inert<T extends vscode.QuickPickItem>(item: T): T {
  const { label, description, detail } = item;
  return {
    ...item,
    label: line(label),
    ...(description === undefined ? {} : { description: line(description) }),
    ...(detail === undefined ? {} : { detail: uiText(detail, 2 * longest) }),
  };
}

/**
 * Whether a question that is asked now stands over a page. A page takes the focus back some time after the palette has
 * closed, and a question that leaves with the focus would be gone before anybody has seen it.
 */
export function isOverPage(): boolean {
  return vscode.window.tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputWebview;
}
