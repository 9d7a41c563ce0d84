import * as vscode from 'vscode';
import { pickLive } from '../../../platform/ui/quickPick.ts';

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
  const { title, placeholder, none, current, groups } = options;
  const items: Item[] = [{ label: none, id: null }, ...groups.flatMap(itemsOf)];
  const picked = await pickLive({
    title,
    placeholder,
    items,
    active: items.find(({ id }) => id === current),
    refuse: ({ problem }) => problem,
  });
  return picked?.id;

  function itemsOf({ heading, entries }: ChoosableGroup): Item[] {
    if (entries.length === 0) return [];
    const separator = { label: heading, kind: vscode.QuickPickItemKind.Separator };
    return [separator, ...entries.map(itemOf)];
  }

  function itemOf({ id, label, description, problem }: Choosable): Item {
    const icon = id === current ? 'check' : problem === undefined ? undefined : 'circle-slash';
    return {
      id,
      label,
      description,
      problem,
      ...(icon === undefined ? {} : { iconPath: new vscode.ThemeIcon(icon) }),
      ...(problem ? { detail: problem } : {}),
    };
  }
}
