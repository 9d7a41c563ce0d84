import type * as vscode from 'vscode';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { chooseSets, type ChosenSets } from './chooseSets.ts';
import { settleSource } from './settleSource.ts';

/** The sets that a person means, with a source that nobody doubts. */
export async function settledSets(uri: vscode.Uri | undefined): Promise<ChosenSets | undefined> {
  const found = await chooseSets(uri);
  if (found !== undefined) await refuseGenerated(found);
  return found && settleSource(found);
}

/** @throws where a tool makes the sources of all these sets */
export async function refuseGenerated({ folder, sets }: ChosenSets): Promise<void> {
  const { project, files } = workspaceProject(folder);
  await project.refuseGenerated(sets).catch((error: unknown) => {
    throw inWords(error, files.uriOf.bind(files));
  });
}
