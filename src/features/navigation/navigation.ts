import * as vscode from 'vscode';
import { resourceFileGlob } from '../../resources/globs.ts';
import { lazily } from '../../platform/ui/inBackground.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { Services } from '../../platform/services.ts';

/** What a message is in other locales: at the pointer, and the ways there. */
export function registerNavigation({ status }: Services): vscode.Disposable {
  const files = { pattern: resourceFileGlob };
  const parts = lazily(() => load(status));
  /** They bring the formats along, which nobody needs before. */
  const partsFor = async ({ uri }: vscode.TextDocument) => {
    if ((await status.resources.memberOf(uri)) === undefined) return undefined;
    return parts();
  };
  return vscode.Disposable.from(
    vscode.languages.registerHoverProvider(files, {
      provideHover: async (document, ...at) =>
        (await partsFor(document))?.hover.provideHover(document, ...at),
    }),
    vscode.languages.registerDefinitionProvider(files, {
      provideDefinition: async (document, at) =>
        (await partsFor(document))?.places.provideDefinition(document, at),
    }),
    vscode.languages.registerReferenceProvider(files, {
      provideReferences: async (document, ...at) =>
        (await partsFor(document))?.places.provideReferences(document, ...at),
    }),
  );
}

async function load(status: WorkspaceStatus) {
  const { LocaleFiles } = await import('../../platform/workspace/localeFiles.ts');
  const { MessageHover } = await import('./messageHover.ts');
  const { MessageNavigation } = await import('./messageNavigation.ts');
  const files = new LocaleFiles();
  return {
    hover: new MessageHover(status, files),
    places: new MessageNavigation(status.resources, files),
  };
}
