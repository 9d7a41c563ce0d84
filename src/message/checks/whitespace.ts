import { finding } from '../findings.ts';
import type { Check } from './check.ts';

/** Whitespace at the ends is often joined with other text by the program, so it has to stay. */
export const whitespaceEdge: Check = ({ source, target }) => {
  const [expected, got] = [edges(source.text), edges(target.text)];
  return expected === got ? [] : [finding('whitespace-edge', expected, got)];
};

const lineBreak = /\r\n|\r|\n/g;

export const lineBreaks: Check = ({ source, target }) => {
  const [expected, got] = [countOf(source.text, lineBreak), countOf(target.text, lineBreak)];
  return expected === got ? [] : [finding('line-breaks', `${expected}`, `${got}`)];
};

export const doubleSpace: Check = ({ source, target }) => {
  if (!target.text.includes('  ')) return [];
  const double = /\S( {2,})(?=\S)/g;
  const got = [...target.text.matchAll(double)];
  const [first] = got;
  if (!first || got.length <= countOf(source.text, double)) return [];
  return [finding('double-space', ' ', first[1] ?? '')];
};

const noEdges = JSON.stringify(['', '']);

/** The whitespace at both ends, written with visible names: the characters alone could not be told apart. */
function edges(text: string): string {
  const core = text.trim();
  if (core.length === text.length) return noEdges;
  const start = text.indexOf(core);
  return JSON.stringify([text.slice(0, start), text.slice(start + core.length)]);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
