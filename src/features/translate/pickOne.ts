import * as vscode from 'vscode';

/** Something of the service that can be chosen by its id, with the reason where it cannot be used here. */
export interface Choosable {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly problem: string | undefined;
}

export interface ChoosableGroup {
  readonly heading: string;
  readonly entries: readonly Choosable[];
}

interface Item extends vscode.QuickPickItem {
  /** `null`: none of them. */
  readonly id?: string | null;
  readonly problem?: string | undefined;
}

/** What fits comes first; the rest is shown with the reason, so that nobody looks for it in vain. */
export function fitGroups(all: readonly Choosable[]): readonly ChoosableGroup[] {
  return [
    { heading: vscode.l10n.t('can be used here'), entries: all.filter(({ problem }) => !problem) },
    {
      heading: vscode.l10n.t('cannot be used here'),
      entries: all.filter(({ problem }) => problem),
    },
  ];
}

/** Lets the user pick one by its id, or none (`null`). One that cannot be used says why and stays in the list. */
export async function pickOne(options: {
  readonly title: string;
  readonly placeholder: string | undefined;
  readonly none: string;
  readonly current: string;
  readonly groups: readonly ChoosableGroup[];
}): Promise<string | null | undefined> {
  const pick = vscode.window.createQuickPick<Item>();
  pick.title = options.title;
  pick.placeholder = options.placeholder;
  pick.matchOnDescription = true;
  pick.items = [{ label: options.none, id: null }, ...options.groups.flatMap(itemsOf)];
  pick.activeItems = pick.items.filter(({ id }) => id === options.current);
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      const [item] = pick.selectedItems;
      if (item?.problem !== undefined) {
        pick.title = item.problem;
        return;
      }
      resolve(item?.id);
      pick.dispose();
    });
    pick.onDidHide(() => {
      resolve(undefined);
      pick.dispose();
    });
    pick.show();
  });

  function itemsOf({ heading, entries }: ChoosableGroup): Item[] {
    if (entries.length === 0) return [];
    const separator = { label: heading, kind: vscode.QuickPickItemKind.Separator };
    return [separator, ...entries.map(itemOf)];
  }

  function itemOf({ id, label, description, problem }: Choosable): Item {
    const mark =
      id === options.current ? `$(check) ` : problem === undefined ? '' : '$(circle-slash) ';
    return {
      id,
      label: mark + label,
      description,
      problem,
      ...(problem ? { detail: problem } : {}),
    };
  }
}
