import type { KnownFindings } from '../findings/messageFinding.ts';
import { problemsIn } from '../findings/textFindings.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { TargetStatus } from '../status/projectStatus.ts';
import {
  targetFindings,
  type CheckedFinding,
  type FindingFacts,
  type TargetFindings,
} from './targetFindings.ts';

/** Files of which all texts are remembered that were checked: those that somebody works in. */
const filesRemembered = 3;

/** What the checks said about the columns of a table, by the names of these. */
export class ColumnFindings {
  readonly #checked = new Map<
    string,
    { readonly status: TargetStatus; readonly byMessage: TargetFindings['byMessage'] }
  >();
  readonly #known = new Map<string, KnownFindings>();
  /** Another number after the lists of a folder have changed. */
  #turn = 0;

  /** What is said about a message of a column, by `keyId`; nothing before the column was checked. */
  of(name: string, id: string): readonly CheckedFinding[] | undefined {
    const checked = this.#checked.get(name);
    return checked && (checked.byMessage.get(id) ?? []);
  }

  /** @returns how many problems messages have, by `keyId`; nothing where that is known already, or forgotten meanwhile */
  async check(
    name: string,
    column: {
      /** How its file stands: the same object as long as that has not changed. */
      readonly status: TargetStatus;
      readonly plan: () => Promise<TargetFile>;
      readonly facts: () => Promise<FindingFacts>;
    },
  ): Promise<ReadonlyMap<string, number> | undefined> {
    const { status, plan, facts } = column;
    if (this.#checked.get(name)?.status === status) return undefined;
    const turn = this.#turn;
    const target = await plan().catch(() => undefined);
    if (target === undefined) return undefined;
    const known = this.#known.get(name) ?? new Map();
    const found = await targetFindings(target, await facts(), known);
    // Found with lists that are other ones by now.
    if (turn !== this.#turn) return undefined;
    this.#remember(name, found.known);
    this.#checked.set(name, { status, byMessage: found.byMessage });
    return new Map(
      [...found.byMessage].map(([id, found]) => [
        id,
        problemsIn(found.map(({ finding }) => finding)),
      ]),
    );
  }

  /** Makes the next check look at everything again. */
  forget(): void {
    this.#turn++;
    this.#checked.clear();
    this.#known.clear();
  }

  #remember(name: string, known: KnownFindings): void {
    this.#known.delete(name);
    this.#known.set(name, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > filesRemembered && oldest !== undefined) this.#known.delete(oldest);
  }
}
