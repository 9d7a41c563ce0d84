import { finding } from '../findings.ts';
import type { Check } from './check.ts';

/** Whitespace at the ends is often joined with other text by the program, so it has to stay. */
export const whitespaceEdge: Check = ({ source, target }) => {
  const [expected, got] = [edges(source.text), edges(target.text)];
  return expected === got ? [] : [finding('whitespace-edge', expected, got)];
};

export const lineBreaks: Check = ({ source, target }) => {
  const [expected, got] = [
    countOf(source.text, /\r\n|\r|\n/g),
    countOf(target.text, /\r\n|\r|\n/g),
  ];
  return expected === got ? [] : [finding('line-breaks', `${expected}`, `${got}`)];
};

export const doubleSpace: Check = ({ source, target }) => {
  const double = /\S( {2,})(?=\S)/g;
  const got = [...target.text.matchAll(double)];
  const [first] = got;
  if (!first || got.length <= countOf(source.text, double)) return [];
  return [finding('double-space', ' ', first[1] ?? '')];
};

/** The whitespace at both ends, written with visible names: the characters alone could not be told apart. */
function edges(text: string): string {
  const core = text.trim();
  const start = text.indexOf(core);
  return JSON.stringify([text.slice(0, start), text.slice(start + core.length)]);
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
