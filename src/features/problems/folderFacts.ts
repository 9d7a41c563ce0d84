import * as vscode from 'vscode';
import type { CheckLink } from '../../platform/ui/inEditor/diagnostic.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import type { FolderProductNames } from '../../project/findings/checkResourceFile.ts';
import type { FileFinding } from '../../project/findings/messageFinding.ts';
import type { Term } from '../../message/checks/glossaryTerms.ts';
import type { KnownDictionaries } from '../../platform/account/knownDictionaries.ts';
import { settings } from '../../platform/settings.ts';
import type { FolderLists } from '../../platform/workspace/folderLists.ts';

/** The page that describes the checks, as it comes with the extension. */
const page = 'docs/checks.md';

/** What is known about a file beside its texts. */
export interface FileFacts {
  readonly names: FolderProductNames;
  /** What is known of the glossary in use, without asking the service. */
  readonly terms: readonly Term[] | undefined;
  /** Tells which findings are shown, and how. */
  readonly shown: (findings: readonly FileFinding[]) => readonly FileFinding[];
  /** The same, as if none had been accepted as they stand. */
  readonly present: (findings: readonly FileFinding[]) => readonly FileFinding[];
  /** Another number after any of it has changed. */
  readonly revision: number;
}

/** What the settings and the lists of the workspace folders say about findings. */
export class FolderFacts implements vscode.Disposable {
  readonly #lists: FolderLists;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #extension: vscode.Uri;
  readonly #dictionaries: KnownDictionaries;
  readonly #parts: vscode.Disposable;
  #revision = 0;
  #links: Promise<(code: string) => CheckLink> | undefined;

  /** Fires when other findings are to be shown than before. */
  readonly onDidChange = this.#changed.event;

  constructor(lists: FolderLists, extension: vscode.Uri, dictionaries: KnownDictionaries) {
    this.#lists = lists;
    this.#extension = extension;
    this.#dictionaries = dictionaries;
    const notify = () => {
      this.#revision++;
      this.#changed.fire();
    };
    this.#parts = vscode.Disposable.from(
      this.#changed,
      lists.names.onDidChange(notify),
      lists.unreported.onDidChange(notify),
      dictionaries.onDidChange(notify),
      vscode.workspace.onDidChangeConfiguration((event) => {
        const keys = ['glossa.problems', settings.glossary.id.key];
        if (keys.some((key) => event.affectsConfiguration(key))) notify();
      }),
    );
  }

  async of({ folder, set, locale }: Member, uri: vscode.Uri): Promise<FileFacts> {
    const file = { path: pathIn(folder, uri), uri, locale };
    const revision = this.#revision;
    const unreported = await this.#lists.unreported.of(folder);
    const glossary = settings.glossary.id.get(uri);
    const terms = this.#dictionaries.of(glossary, set.source.locale, locale);
    const names = await this.#lists.names.of(folder);
    const { reportedFindings, presentFindings } = await import('./reportedFindings.ts');
    const shown = reportedFindings(file, unreported);
    const present = presentFindings(file, unreported);
    return { names, terms, shown, present, revision };
  }

  /** The descriptions of the checks, by their codes. */
  async links(): Promise<(code: string) => CheckLink> {
    return (this.#links ??= readCheckPage(this.#extension));
  }

  dispose(): void {
    this.#parts.dispose();
  }
}

/** Links each check with its section of the page; with the page itself where that cannot be read. */
async function readCheckPage(extension: vscode.Uri): Promise<(code: string) => CheckLink> {
  const uri = vscode.Uri.joinPath(extension, page);
  const bytes = await vscode.workspace.fs.readFile(uri).then(
    (read) => read,
    () => new Uint8Array(),
  );
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/u);
  const sections = new Map(lines.map((line, place) => [line, place + 1]));
  return (value) => {
    const line = sections.get(`### ${value}`);
    return { value, target: line === undefined ? uri : uri.with({ fragment: `L${line}` }) };
  };
}
