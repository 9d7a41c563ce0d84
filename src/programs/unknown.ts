import { unknownSyntax } from '../message/syntax.ts';
import type { Program } from './program.ts';

/** Nobody knows who reads the file, or what is known contradicts itself: what is written has to be right for all. */
export const unknown: Program = {
  id: 'unknown',
  name: 'unknown',
  formats: [],
  syntax: unknownSyntax,
  hasDottedKeys: true,
  hasBaseKeys: true,
};
