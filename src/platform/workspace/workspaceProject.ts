import type * as vscode from 'vscode';
import { Project } from '../../project/project.ts';
import { settings } from '../settings.ts';
import { WorkspaceFiles } from './workspaceFiles.ts';

/** The project of a workspace folder as it is now. */
export function workspaceProject(folder: vscode.WorkspaceFolder): {
  readonly project: Project;
  readonly files: WorkspaceFiles;
} {
  const files = new WorkspaceFiles(folder);
  const context = settings.translate.context.get(folder.uri);
  return { project: new Project(files, { context }), files };
}
