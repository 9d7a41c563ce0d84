import { runSync } from '../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../src/resources/edit.ts';
import { keyId, showKeyPath } from '../../../src/resources/formats/format.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import {
  ledgerAfter,
  type MessageOutcome,
  type Outcomes,
} from '../../../src/resources/ledger/ledgerAfter.ts';
import { textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import { parseLedger, writeLedger } from '../../../src/resources/ledger/ledgerText.ts';
import { planTarget, type PlanState, type TargetPlan } from '../../../src/resources/plan.ts';

type Messages = Readonly<Record<string, string>>;

/** Which file of the ledger the scenarios are about. */
export const section = { sourcePath: 'en.json', locale: 'de' };

/** What happens to one source file and its German target, with the ledger as a text between the runs. */
export class Scenario {
  en: Messages;
  de: Messages | undefined;
  lock = '';
  /** The texts that the machine was sent in the last run. */
  sent: readonly string[] = [];

  constructor(en: Messages, de?: Messages) {
    this.en = en;
    this.de = de;
  }

  /** After a first run, in which the machine translated everything. */
  static translated(en: Messages): Scenario {
    const project = new Scenario(en);
    project.run();
    assert.deepEqual(project.sent, Object.values(en));
    return project;
  }

  /** A copy that goes its own way, as a branch does. */
  branch(): Scenario {
    const copy = new Scenario(this.en, this.de);
    copy.lock = this.lock;
    return copy;
  }

  plan(): TargetPlan {
    const source = runSync(json.parse(JSON.stringify(this.en)));
    const plan = planTarget({
      source,
      target: this.de && runSync(json.parse(JSON.stringify(this.de))),
      sourceLocale: 'en',
      entries: this.#entries(),
      translatable: (text) => /\p{L}/u.test(text),
    });
    const total = Object.values(plan.counts).reduce((sum, count) => sum + count, 0);
    assert.equal(total, source.messages.length, 'the plan adds up');
    return plan;
  }

  /** The state of each message, by key. */
  get states(): Readonly<Record<string, PlanState>> {
    return Object.fromEntries(
      this.plan().items.map((item) => [showKeyPath(item.path), item.state]),
    );
  }

  /** The keys that only the target has. */
  get orphans(): readonly string[] {
    return this.plan().orphans.map(({ path }) => path.join('.'));
  }

  /** A run as the extension does it: writes what is missing and stale, moves what was renamed. */
  run(machine: (text: string) => string = (text) => `[de] ${text}`): void {
    const plan = this.plan();
    const values: { path: (typeof plan.items)[number]['path']; value: string }[] = [];
    const outcomes = new Map<string, MessageOutcome>();
    const sent: string[] = [];
    for (const { state, path, source, ...item } of plan.items) {
      if (state === 'missing' || state === 'stale') {
        sent.push(source.value);
        outcomes.set(keyId(path), { by: 'machine', written: textHash(machine(source.value)) });
        values.push({ path, value: machine(source.value) });
      } else if ('from' in item) {
        outcomes.set(keyId(path), { by: 'move' });
        values.push({ path, value: item.from.value });
      }
    }
    this.#write(plan, values, outcomes);
    this.sent = sent;
  }

  /** A person says that a value is right as it is. */
  approve(key: string): void {
    const written = textHash(this.de?.[key] ?? '');
    this.#write(this.plan(), [], new Map([[keyId([key]), { by: 'person', written }]]));
  }

  editSource(changes: Messages): void {
    this.en = { ...this.en, ...changes };
  }

  editByHand(changes: Messages): void {
    this.de = { ...this.de, ...changes };
  }

  renameInSource(from: string, to: string): void {
    const entries = Object.entries(this.en).map(([key, value]) => [key === from ? to : key, value]);
    this.en = Object.fromEntries(entries) as Messages;
  }

  deleteInSource(key: string): void {
    this.en = Object.fromEntries(Object.entries(this.en).filter(([name]) => name !== key));
  }

  /** The keys that the ledger has entries for. */
  get marked(): readonly string[] {
    return [...this.#entries().keys()].map((id) => (JSON.parse(id) as string[]).join('.'));
  }

  #entries() {
    return parseLedger(this.lock, section).entries;
  }

  #write(
    plan: TargetPlan,
    values: readonly { path: TargetPlan['items'][number]['path']; value: string }[],
    outcomes: Outcomes,
  ): void {
    const source = runSync(json.parse(JSON.stringify(this.en)));
    const text = this.de === undefined ? json.emptyLike(source, 'de') : JSON.stringify(this.de);
    const target = runSync(json.parse(text));
    this.de = JSON.parse(applyEdits(text, runSync(target.write(values, source)))) as Messages;
    this.lock = writeLedger(section, ledgerAfter(plan, this.#entries(), outcomes));
    const ids = new Set(values.map(({ path }) => keyId(path)));
    assert.equal(ids.size, values.length, 'no value is written twice');
  }
}

/** The text that git leaves in the working copy when both sides changed the same lines. */
export function conflictOf(ours: string, theirs: string, base?: string): string {
  const [header, ...mine] = ours.trimEnd().split('\n');
  const others = theirs.trimEnd().split('\n').slice(1);
  const old = base === undefined ? [] : ['||||||| base', ...base.trimEnd().split('\n').slice(1)];
  const lines = [header, '<<<<<<< HEAD', ...mine, ...old, '=======', ...others, '>>>>>>> branch'];
  return `${lines.join('\n')}\n`;
}
