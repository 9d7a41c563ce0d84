import type { Finding } from '../../message/findings.ts';
import type { TranslationEvent, Unit } from '../../translation/job.ts';
import {
  targetReport,
  type NotWritten,
  type RunReport,
  type TargetReport,
  type UnwrittenFile,
} from '../../translation/report.ts';
import type { Reused } from '../../translation/reuse.ts';
import { movedValues } from '../../translation/targetTask.ts';
import type { OpenTask } from '../../platform/project.ts';

/** One target file in the course of a run: what came back, what failed, what was written. */
export interface TaskEnds {
  readonly task: OpenTask;
  /** By `keyId`. */
  readonly values: Map<string, string>;
  /** Values that were there already, in another message or in a TMX file. */
  readonly reused: Set<string>;
  readonly failed: Map<string, NotWritten>;
  readonly findings: Map<string, readonly Finding[]>;
  written: ReadonlySet<string>;
}

/** All units of one pair of locales, from all files. */
export interface DueUnits {
  readonly sourceLocale: string;
  readonly locale: string;
  readonly units: readonly Unit[];
}

/** Tells source and target locale of a file from other pairs. */
export const pairOf = ({ set, locale }: OpenTask) => `${set.source.locale} ${locale}`;

/** Collects what a run yields, by file and message. */
export class RunEnds {
  readonly tasks: readonly TaskEnds[];
  #requests = 0;
  #characters = 0;
  #repairCharacters = 0;
  #recalledCharacters = 0;
  #uncertainCharacters = 0;
  readonly #unwritten: UnwrittenFile[] = [];
  readonly #withoutMemory = new Set<string>();
  readonly #withoutGlossary = new Set<string>();

  constructor(tasks: readonly OpenTask[]) {
    this.tasks = tasks.map((task) => ({
      task,
      values: new Map(movedValues(task.task.plan)),
      reused: new Set(),
      failed: new Map(),
      findings: new Map(),
      written: new Set(),
    }));
  }

  get characters(): number {
    return this.#characters;
  }

  /** What is to be sent: everything due that has no value yet. */
  dueByPair(): readonly DueUnits[] {
    const byPair = new Map<string, DueUnits & { readonly units: Unit[] }>();
    for (const [place, { task, values }] of this.tasks.entries()) {
      const { locale, set } = task;
      const due = byPair.get(pairOf(task)) ?? {
        sourceLocale: set.source.locale,
        locale,
        units: [],
      };
      byPair.set(pairOf(task), due);
      for (const unit of task.task.units) {
        if (!values.has(unit.id)) due.units.push({ ...unit, id: `${place} ${unit.id}` });
      }
    }
    return [...byPair.values()];
  }

  /** Gives a message of the task at `place` a translation that was there already. */
  reuse(place: number, id: string, { value, findings }: Reused): void {
    const ends = this.tasks[place];
    ends?.values.set(id, value);
    ends?.reused.add(id);
    ends?.findings.set(id, findings);
  }

  /** Notes that the chosen memory or glossary does not serve a locale. */
  goesWithout(aid: 'memory' | 'glossary', locale: string): void {
    (aid === 'memory' ? this.#withoutMemory : this.#withoutGlossary).add(locale);
  }

  /** Notes a file that could not be written. */
  couldNotWrite(file: UnwrittenFile): void {
    this.#unwritten.push(file);
  }

  take(event: TranslationEvent): void {
    switch (event.kind) {
      case 'answered':
        this.#requests++;
        this.#characters += event.characters;
        if (event.repair) this.#repairCharacters += event.characters;
        break;
      case 'recalled':
        this.#recalledCharacters += event.characters;
        break;
      case 'perhapsCounted':
        this.#uncertainCharacters += event.characters;
        break;
      case 'translated':
      case 'failed':
        this.#end(event);
    }
  }

  #end(event: Extract<TranslationEvent, { readonly unit: Unit }>): void {
    const { ends, id } = this.#endsOf(event.unit.id);
    ends?.findings.set(id, event.findings);
    if (event.kind === 'translated') ends?.values.set(id, event.value);
    else ends?.failed.set(id, event.reason);
  }

  /** Whether the translation of a unit stands in its file. */
  isWritten(unitId: string): boolean {
    const { ends, id } = this.#endsOf(unitId);
    return ends?.written.has(id) ?? false;
  }

  /** Adds findings about a unit that was translated. */
  note(unitId: string, findings: readonly Finding[]): void {
    const { ends, id } = this.#endsOf(unitId);
    ends?.findings.set(id, [...(ends.findings.get(id) ?? []), ...findings]);
  }

  report(): RunReport {
    const targets = this.tasks.map(({ task, written, reused, failed, findings }): TargetReport =>
      targetReport({
        locale: task.locale,
        file: task.path,
        plan: task.task.plan,
        written,
        reused,
        failed,
        findings,
      }),
    );
    return {
      targets,
      unwritten: this.#unwritten,
      requests: this.#requests,
      characters: this.#characters,
      repairCharacters: this.#repairCharacters,
      withoutMemory: [...this.#withoutMemory],
      withoutGlossary: [...this.#withoutGlossary],
      recalledCharacters: this.#recalledCharacters,
      uncertainCharacters: this.#uncertainCharacters,
    };
  }

  #endsOf(unitId: string): { readonly ends: TaskEnds | undefined; readonly id: string } {
    const cut = unitId.indexOf(' ');
    return { ends: this.tasks[Number(unitId.slice(0, cut))], id: unitId.slice(cut + 1) };
  }
}
