import * as vscode from 'vscode';
import type { Grouping } from '../project/status/statusTree.ts';
import type { ListState } from './ui/list/listLoader.ts';

/** A key that `when` clauses read; its name is written here and in package.json only. */
export class ContextKey<T extends string | boolean> {
  readonly #name: string;
  #value: T | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  get value(): T | undefined {
    return this.#value;
  }

  async set(value: T): Promise<void> {
    if (this.#value === value) return;
    this.#value = value;
    await vscode.commands.executeCommand('setContext', this.#name, value);
  }
}

/** What the Translation Memories view shows in place of rows. */
export const memoriesState = new ContextKey<ListState>('glossa.memories.state');

/** Whether the Translation Memories view shows only what a filter lets through. */
export const memoriesFiltered = new ContextKey<boolean>('glossa.memories.filtered');

/** What the Glossaries view shows in place of rows. */
export const glossariesState = new ContextKey<ListState>('glossa.glossaries.state');

/** Whether an administrator is signed in at the service that the settings name. */
export const administratorSignedIn = new ContextKey<boolean>('glossa.administration.signedIn');

/** What the API Keys view shows in place of rows. */
export const apiKeysState = new ContextKey<ListState>('glossa.administration.state');

/** What the Spoken Terms view shows in place of rows. */
export const spokenTermsState = new ContextKey<ListState>('glossa.spokenTerms.state');

/** Whether the service lists spoken-terms collections; where not, the workspace's own registry serves. */
export const spokenTermsListed = new ContextKey<boolean>('glossa.spokenTerms.listed');

/** Whether answers that were paid for are kept for a folder of this window. */
export const answersKept = new ContextKey<boolean>('glossa.translate.answersKept');

/** Whether the last run of a folder of this workspace can be shown. */
export const runIsKept = new ContextKey<boolean>('glossa.translate.hasReport');

/** Whether the last run of a folder of this workspace can be taken back. */
export const runCanBeUndone = new ContextKey<boolean>('glossa.translate.canUndo');

/** Whether runs of this window go on, or a person has paused them. */
export const runState = new ContextKey<'none' | 'going' | 'held'>('glossa.translate.run');

/** Whether a run of this window waits for the service. */
export const runIsPaused = new ContextKey<boolean>('glossa.translate.paused');

/** Whether the workspace has resource files; nothing as long as they are looked for. */
export const resourcesState = new ContextKey<'none' | 'ready'>('glossa.resources.state');

/** By what the Resource Files view groups its files. */
export const resourcesGrouping = new ContextKey<Grouping>('glossa.resources.grouping');

/** Whether the Resource Files view shows only what a filter lets through. */
export const resourcesFiltered = new ContextKey<boolean>('glossa.resources.filtered');

/** What the file of the active editor is among the resource files. */
export const activeResource = new ContextKey<'none' | 'source' | 'target'>('glossa.activeResource');

/** Whether the account in force may neither improve nor correct texts. */
export const rephrasingUnavailable = new ContextKey<boolean>('glossa.write.unavailable');

/** Whether the account in force may not have translations evaluated. */
export const evaluationUnavailable = new ContextKey<boolean>('glossa.evaluation.unavailable');
