import type { Program } from './program.ts';

/** Declared names `$name$`, arguments `$1`; two dollar signs are one. */
export const chrome: Program = {
  id: 'chrome',
  name: 'Chrome',
  formats: ['chrome', 'chromeYaml'],
  isShownBy: () => true,
  showsEmpty: true,
  syntax: { id: 'chrome', apostrophes: 'letters', pipes: 'text', foldsNames: true },
  foldsKeys: true,
};
