import * as vscode from 'vscode';
import { plural } from './plural.ts';

/** Numbers with what they count. */
export const quantity = {
  messages: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# message} other {# messages}}'), count),
  files: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# file} other {# files}}'), count),
  characters: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# character} other {# characters}}'), count),
  requests: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# request} other {# requests}}'), count),
  locales: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# target locale} other {# target locales}}'), count),
  segments: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# segment} other {# segments}}'), count),
  entries: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# entry} other {# entries}}'), count),
  lists: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# list} other {# lists}}'), count),
  terms: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# term} other {# terms}}'), count),
  problems: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# problem} other {# problems}}'), count),
  units: (count: number) =>
    plural(vscode.l10n.t('{0, plural, one {# unit} other {# units}}'), count),
} as const;
