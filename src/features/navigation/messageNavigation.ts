import * as vscode from 'vscode';
import type { LocaleFile } from '../../resources/layouts/resourceSet.ts';
import { rangeIn } from '../../platform/ui/inEditor/diagnostic.ts';
import type { KeyInLocale, LocaleFiles } from '../../platform/workspace/localeFiles.ts';
import { pointedAt, type Pointed } from '../../platform/workspace/openFile.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';

/** Leads from a key or a value to the same one in the source, and to those of all locales. */
export class MessageNavigation implements vscode.DefinitionProvider, vscode.ReferenceProvider {
  readonly #resources: ResourceIndex;
  readonly #files: LocaleFiles;

  constructor(resources: ResourceIndex, files: LocaleFiles) {
    this.#resources = resources;
    this.#files = files;
  }

  async provideDefinition(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.LocationLink[]> {
    const pointed = await pointedAt(this.#resources, document, position);
    const found = pointed && (await this.#find(pointed, pointed.member.set.source));
    if (pointed === undefined || found === undefined) return [];
    const originSelectionRange = rangeIn(document, pointed.at);
    return [{ originSelectionRange, targetUri: found.uri, targetRange: found.range }];
  }

  async provideReferences(
    document: vscode.TextDocument,
    position: vscode.Position,
    { includeDeclaration }: vscode.ReferenceContext,
    token: vscode.CancellationToken,
  ): Promise<vscode.Location[]> {
    const pointed = await pointedAt(this.#resources, document, position);
    if (pointed === undefined) return [];
    const { source, targets } = pointed.member.set;
    const places: vscode.Location[] = [];
    for (const file of [...(includeDeclaration ? [source] : []), ...targets]) {
      if (token.isCancellationRequested) return [];
      const found = await this.#find(pointed, file);
      if (found !== undefined) places.push(new vscode.Location(found.uri, found.range));
    }
    return places;
  }

  #find({ at, member }: Pointed, file: LocaleFile): Promise<KeyInLocale | undefined> {
    return this.#files.find(member.folder, member.set, file, at.path);
  }
}
