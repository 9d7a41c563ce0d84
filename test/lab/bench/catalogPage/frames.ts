import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';

/** An event of Chromium's trace format, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, what the thread worked: the rest had another process. */
  readonly tdur?: number;
}

const mark = 'glossa-frame';
const [frames, step] = [300, 180];

/**
 * Scrolls an element down, some lines a frame.
 *
 * @returns for each frame the milliseconds of CPU that the main thread works, whatever runs on it
 */
export async function scrolledFrames(
  page: Page,
  frame: Frame,
  selector: string,
): Promise<number[]> {
  const path = join(tmpdir(), `glossa-trace-${process.pid}.json`);
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { path, categories });
  await frame.evaluate(
    `new Promise((resolve) => {
      const scrolled = document.querySelector(${JSON.stringify(selector)});
      let left = ${frames};
      const next = () => {
        performance.mark(${JSON.stringify(mark)});
        scrolled.scrollTop += ${step};
        if (left-- > 0) requestAnimationFrame(next);
        else resolve();
      };
      requestAnimationFrame(next);
    })`,
  );
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await rm(path);
  return workBetweenMarks(traceEvents);
}

function workBetweenMarks(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === mark);
  const [first] = marks;
  if (first === undefined) throw new Error('the trace has no frames');
  const isTask = ({ name, ph, pid, tid }: TraceEvent) =>
    ph === 'X' && name.endsWith('RunTask') && pid === first.pid && tid === first.tid;
  const tasks = events.filter(isTask).toSorted((a, b) => a.ts - b.ts);
  const starts = marks.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const work = starts.slice(1).map(() => 0);
  let place = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A task within a task is counted with that.
    if (ts < end) continue;
    end = ts + dur;
    while (place < work.length && (starts[place + 1] ?? Infinity) <= ts) place++;
    if (place < work.length && ts >= (starts[0] ?? 0))
      work[place] = (work[place] ?? 0) + tdur / 1000;
  }
  return work;
}
