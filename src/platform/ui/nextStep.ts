import * as vscode from 'vscode';
import type { NextStep } from './userError.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Ways out that more than one failure has. */
export const nextStep = {
  signIn: (): NextStep => ({
    title: commandTitles.signIn(),
    command: 'glossa.account.signIn',
  }),
  checkConnection: (): NextStep => ({
    title: commandTitles.checkConnection(),
    command: 'glossa.account.check',
  }),
  /** Shows the settings that a search for `query` finds, such as the key of one. */
  openSettings: (query: string): NextStep => ({
    title: vscode.l10n.t('Open Settings'),
    command: 'workbench.action.openSettings',
    args: [query],
  }),
  chooseMemory: (): NextStep => ({
    title: vscode.l10n.t('Choose Another'),
    command: 'glossa.translate.selectMemory',
  }),
  chooseGlossary: (): NextStep => ({
    title: vscode.l10n.t('Choose Another'),
    command: 'glossa.translate.selectGlossary',
  }),
  manageTrust: (): NextStep => ({
    title: vscode.l10n.t('Manage Workspace Trust'),
    command: 'workbench.trust.manage',
  }),
} as const;
