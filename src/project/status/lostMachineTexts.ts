import { textHash, type TextHash } from '../../resources/ledger/ledgerEntry.ts';
import { currentText } from '../../resources/plan.ts';
import type { ProjectStatus } from './projectStatus.ts';

/** A text that the machine wrote, as the ledger knew it. JSON data. */
export interface MachineText {
  readonly sourcePath: string;
  readonly locale: string;
  /** `keyId` of the message. */
  readonly id: string;
  readonly mark: TextHash;
}

/** Target files of which one text each is remembered: some of them are still there when a ledger is missed. */
const remembered = 3;

/**
 * Those of the texts that stand where they stood, and of which nothing is known any more: their file of the ledger is gone.
 * Only what was counted is looked at.
 */
export async function lostMachineTexts(
  status: ProjectStatus,
  texts: readonly MachineText[],
): Promise<readonly MachineText[]> {
  const lost: MachineText[] = [];
  for (const text of texts) {
    const { set, counts } = countedOf(status, text);
    if (set === undefined || counts === undefined) continue;
    if (counts.unreviewed > 0 || counts.translated === 0) continue;
    const { plan } = (await status.plan(set, text.locale).catch(() => undefined)) ?? {};
    const item = plan?.items.find(({ id }) => id === text.id);
    if (plan === undefined || item?.state !== 'translated') continue;
    const known = plan.entries.get(text.id) ?? [];
    const isSame = textHash(currentText(item) ?? '') === text.mark;
    if (isSame && known.every(({ isFound }) => isFound === true)) lost.push(text);
  }
  return lost;
}

/** A few of the machine's texts that the ledger knows, those that are remembered already among them. */
export async function knownMachineTexts(
  status: ProjectStatus,
  texts: readonly MachineText[],
): Promise<readonly MachineText[]> {
  const isKnown = (text: MachineText) => (countedOf(status, text).counts?.unreviewed ?? 0) > 0;
  const known = texts.filter(isKnown);
  for (const set of status.sets) {
    for (const { locale, path } of set.targets) {
      if (known.length >= remembered) return known;
      const sourcePath = set.source.path;
      const isOld = known.some((one) => one.sourcePath === sourcePath && one.locale === locale);
      if (isOld || (status.known(path)?.counts?.unreviewed ?? 0) === 0) continue;
      const { plan } = (await status.plan(set, locale).catch(() => undefined)) ?? {};
      const item = plan?.items.find(({ state }) => state === 'kept');
      const text = item && currentText(item);
      if (item !== undefined && text !== undefined)
        known.push({ sourcePath, locale, id: item.id, mark: textHash(text) });
    }
  }
  return known;
}

/** The target file of a text, as far as it was counted. */
function countedOf(status: ProjectStatus, { sourcePath, locale }: MachineText) {
  const set = status.sets.find(({ source }) => source.path === sourcePath);
  const path = set?.targets.find((one) => one.locale === locale)?.path;
  const counts = path === undefined ? undefined : status.known(path)?.counts;
  return { set, counts };
}
