import type * as vscode from 'vscode';
import { runYielding } from '../../../resources/cooperative.ts';
import { ignoredGlob } from '../../../resources/globs.ts';
import { SegmentIndex, type PlacedUnit, type SegmentMatch } from '../../../memory/segmentIndex.ts';
import type { LocalePair } from '../../../memory/unitTexts.ts';
import { localTmxFiles } from '../../../platform/localTmxFiles.ts';
import { readTmxFile } from '../../../platform/files/tmxFile.ts';
import { settings } from '../../../platform/settings.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { FolderReadings } from '../../../platform/workspace/folderReadings.ts';
import { findFiles } from '../../../platform/workspace/findFiles.ts';
import { pathIn } from '../../../platform/workspace/pathIn.ts';

const tmxGlob = '**/*.tmx';
/** Files that are looked for in a folder, beside those that its settings name. */
const mostFiles = 50;
/** Units of all files of a folder that are kept in memory; what comes after them is not searched. */
const mostUnits = 200_000;

/** The TMX files of each workspace folder, read when a match is first looked for, and again after one has changed. */
export class FolderMemories implements vscode.Disposable {
  readonly #readings = new FolderReadings({
    glob: tmxGlob,
    isRead: ({ path }) => path.endsWith('.tmx'),
    setting: settings.translationMemory.local.key,
    read: readUnits,
  });

  /** The segments most like a text, the most similar first, and why files could not be searched. */
  async find(
    folder: vscode.WorkspaceFolder,
    text: string,
    locales: LocalePair,
  ): Promise<{
    readonly matches: readonly SegmentMatch[];
    readonly problems: readonly string[];
  }> {
    const { units, problems, indexes } = await this.#readings.of(folder);
    if (units.length === 0) return { matches: [], problems };
    const name = `${locales.sourceLocale} ${locales.targetLocale}`;
    const made = indexes.get(name) ?? runYielding(SegmentIndex.of(units, locales));
    indexes.set(name, made);
    const index = await made;
    return { matches: await runYielding(index.find(text)), problems };
  }

  dispose(): void {
    this.#readings.dispose();
  }
}

/** `problems`: why files were left out, a sentence for each. `indexes`: of the units, by the pair of locales. */
async function readUnits(folder: vscode.WorkspaceFolder, found: (file: vscode.Uri) => void) {
  const units: PlacedUnit[] = [];
  const problems: string[] = [];
  for (const uri of await tmxFilesOf(folder)) {
    found(uri);
    const file = pathIn(folder, uri);
    await readTmxFile(uri, (unit) => {
      if (units.length < mostUnits) units.push({ unit, file });
    }).catch((error: unknown) => {
      if (error instanceof UserError) problems.push(error.message);
    });
  }
  return { units, problems, indexes: new Map<string, Promise<SegmentIndex>>() };
}

/** Those that the settings name, and all others that discovery does not leave alone. */
async function tmxFilesOf(folder: vscode.WorkspaceFolder): Promise<readonly vscode.Uri[]> {
  const found = await findFiles(folder, { glob: tmxGlob, exclude: ignoredGlob, most: mostFiles });
  const sorted = found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const files = [...namedFiles(folder), ...sorted];
  return [...new Map(files.map((uri) => [uri.toString(), uri])).values()];
}

/** A setting that cannot be used is reported by the commands that need it. */
function namedFiles(folder: vscode.WorkspaceFolder): readonly vscode.Uri[] {
  try {
    return localTmxFiles(folder);
  } catch {
    return [];
  }
}
