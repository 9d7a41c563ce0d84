import type { DiagnosticCollection } from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import type { Storage } from '../../platform/keptRecords.ts';
import type { RefusedFeature } from '../../platform/refusedFeature.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** What the command of this feature needs. */
export interface EvaluationContext {
  readonly connection: Connection;
  readonly status: WorkspaceStatus;
  readonly diagnostics: DiagnosticCollection;
  readonly refusal: RefusedFeature;
  /** Of the workspace: where the ids of jobs survive the window. */
  readonly storage: () => Promise<Storage>;
}
