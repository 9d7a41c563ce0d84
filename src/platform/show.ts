import * as vscode from 'vscode';

/** Numbers, dates and language names in the language of the editor. */
export const show = {
  number: (value: number) => new Intl.NumberFormat(vscode.env.language).format(value),
  date: (value: Date) =>
    new Intl.DateTimeFormat(vscode.env.language, { dateStyle: 'medium' }).format(value),
  time: (value: Date) =>
    new Intl.DateTimeFormat(vscode.env.language, { timeStyle: 'short' }).format(value),
  list: (values: readonly string[]) =>
    new Intl.ListFormat(vscode.env.language, { type: 'conjunction' }).format(values),
} as const;
