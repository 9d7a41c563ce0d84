import { runSync, runYielding } from '../../../src/resources/cooperative.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEdits } from '../../../src/resources/edit.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { type ResourceFile, keyId } from '../../../src/resources/formats/format.ts';
import type { FileEntries } from '../../../src/resources/ledger/ledger.ts';
import { ledgerAfterInSteps } from '../../../src/resources/ledger/ledgerAfter.ts';
import { textHash } from '../../../src/resources/ledger/ledgerEntry.ts';
import {
  parseLedgerInSteps,
  writeLedgerInSteps,
} from '../../../src/resources/ledger/ledgerText.ts';
import { AppendFile } from '../../../src/disk/appendFile.ts';
import { editsOf } from '../../../src/project/write/fileEdits.ts';
import { Journal } from '../../../src/translation/journal.ts';
import type { TranslationJob } from '../../../src/translation/job.ts';
import { estimate, translateUnits } from '../../../src/translation/run.ts';
import { planTargetFile, type PlannedTarget } from '../../../src/project/plan/planTargetFile.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { unknown } from '../../../src/programs/unknown.ts';

/** A project in memory: the texts of its files, as they would stand on the disk. */
export interface BenchProject {
  source: string;
  readonly targets: Map<string, string>;
  /** By locale. */
  readonly ledger: Map<string, string>;
}

export interface RunFigures {
  readonly estimated: number;
  readonly sent: number;
  readonly failed: number;
  readonly translated: number;
  /** Milliseconds without the network: reading and planning before, edits and ledger after. */
  readonly planning: number;
  readonly writing: number;
  /** Milliseconds from the first request to the last answer. */
  readonly running: number;
}

interface OpenFile {
  readonly locale: string;
  readonly target: ResourceFile;
  readonly entries: FileEntries;
  readonly task: PlannedTarget;
}

const sourceLocale = 'en';

const sectionOf = (locale: string) => ({ sourcePath: 'en.json', locale });

/** A source file with messages of three to thirty words under keys three levels deep. */
export function sourceOf(count: number): string {
  const pages: Record<string, Record<string, Record<string, string>>> = {};
  for (let place = 0; place < count; place++) {
    const page = (pages[`page${Math.floor(place / 200)}`] ??= {});
    const section = (page[`section${Math.floor(place / 20) % 10}`] ??= {});
    section[`message${place % 20}`] = textOf(place);
  }
  return `${JSON.stringify(pages, null, 2)}\n`;
}

const words = 'the order of your account was changed by a colleague in this project today'.split(
  ' ',
);

/** The text of a message by its place in the file. */
export function textOf(place: number): string {
  const length = 3 + ((place * 7) % 12);
  const start = place % words.length;
  const some = Array.from({ length }, (_, i) => words[(start + i) % words.length]);
  return `${some.join(' ')} ${place}${place % 5 === 0 ? ' for {name}' : ''}.`;
}

/** Changes the text of every hundredth message. */
export function changeOnePercent(source: string): string {
  let place = 0;
  return source.replace(/( \d+)( for \{name\})?\."/g, (all, number: string, rest = '') =>
    place++ % 100 === 0 ? ` again${number}${rest}."` : all,
  );
}

/** Translates what is missing in all targets, as the command does with the files of a workspace folder. */
export async function translateProject(
  project: BenchProject,
  translator: Translator,
  checkpoint: () => void = () => undefined,
): Promise<RunFigures> {
  const started = performance.now();
  const source = await runYielding(json.parse(project.source));
  const files: OpenFile[] = [];
  for (const [locale, text] of project.targets) {
    const target = await runYielding(json.parse(text));
    const known = project.ledger.get(locale) ?? '';
    const { entries } = await runYielding(parseLedgerInSteps(known, sectionOf(locale)));
    const input = {
      source,
      target,
      entries,
      format: 'json',
      program: unknown,
      sourceLocale,
      targetLocale: locale,
    } as const;
    const task = await runYielding(planTargetFile({ ...input, context: false }));
    files.push({ locale, target, entries, task });
  }
  const jobs: TranslationJob[] = files.map(({ locale, task }) => ({
    sourceLocale,
    locale,
    units: task.units,
  }));
  checkpoint();
  const journalFile = new AppendFile(join(tmpdir(), `glossa-bench-${process.pid}.jsonl`));
  const journal = new Journal('bench', (line) => journalFile.append(line));
  const options = { tagHandling: false, signal: new AbortController().signal, journal };
  const { characters, opening } = await estimate(jobs, translator, options);
  const planning = performance.now() - started;
  const values = new Map(files.map(({ locale }) => [locale, new Map<string, string>()]));
  let sent = 0;
  let failed = 0;
  let requests = 0;
  const runningFrom = performance.now();
  for await (const event of translateUnits(jobs, translator, { ...options, opening })) {
    if (event.kind === 'answered') {
      sent += event.characters;
      if (++requests % 250 === 0) checkpoint();
    } else if (event.kind === 'failed') failed++;
    else if (event.kind === 'translated')
      values.get(event.job.locale)?.set(event.unit.id, event.value);
  }
  const running = performance.now() - runningFrom;
  checkpoint();
  const writingFrom = performance.now();
  let translated = 0;
  for (const { locale, target, entries, task } of files) {
    const made = task.plan.items.flatMap(({ id, path }) => {
      const value = values.get(locale)?.get(id);
      return value === undefined ? [] : [{ path, value }];
    });
    translated += made.length;
    const text = project.targets.get(locale) ?? '{}';
    const file = { format: json, source, target, locale, values: made };
    const { edits } = await runYielding(editsOf(file, text));
    project.targets.set(locale, applyEdits(text, edits));
    const outcomes = new Map(
      made.map(({ path, value }) => [
        keyId(path),
        { by: 'machine', written: textHash(value) } as const,
      ]),
    );
    const now = await runYielding(ledgerAfterInSteps(task.plan, entries, outcomes));
    project.ledger.set(locale, await runYielding(writeLedgerInSteps(sectionOf(locale), now)));
  }
  const none = new Journal('bench', () => Promise.resolve());
  await journalFile.replace(await runYielding(journal.rest(await journalFile.read(), none)));
  checkpoint();
  return {
    estimated: characters,
    sent,
    failed,
    translated,
    planning,
    running,
    writing: performance.now() - writingFrom,
  };
}

/** Every message of the source has a value in each target. */
export function isComplete(project: BenchProject): boolean {
  const source = runSync(json.parse(project.source));
  return [...project.targets.values()].every((text) => {
    const ids = new Set(runSync(json.parse(text)).messages.map(({ path }) => keyId(path)));
    return source.messages.every(({ path }) => ids.has(keyId(path)));
  });
}
