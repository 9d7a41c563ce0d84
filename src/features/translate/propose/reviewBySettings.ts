import type * as vscode from 'vscode';
import { settings } from '../../../platform/settings.ts';
import type { ReviewMode } from '../../../project/proposals/reviewMode.ts';

/** What a person sees of a run before it is written; `true` and `false` are what the setting once was. */
export function reviewBySettings(folder: vscode.Uri, asked?: ReviewMode | boolean): ReviewMode {
  const value = asked ?? settings.translate.review.get(folder);
  if (typeof value === 'string') return value;
  return value ? 'all' : 'off';
}
