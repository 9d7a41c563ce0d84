import type { Program } from './program.ts';

/** Arguments `{0}` and `{name}`, icons `$(name)`, links. */
export const vscode: Program = {
  id: 'vscode',
  name: 'VS Code',
  formats: ['vscode'],
  isShownBy: () => true,
  syntax: { id: 'vscode', apostrophes: 'letters', pipes: 'text' },
};
