import * as vscode from 'vscode';
import { ResourceFileError, type ResourceFile } from '../catalog/formats/format.ts';
import { formatFor } from '../catalog/formats/formats.ts';
import { LocaleRefusedError, type ResourceSet } from '../catalog/layouts/resourceSet.ts';
import { marksOf, type Ledger } from '../catalog/ledger.ts';
import { LedgerError, ledgerName, parseLedgerInSteps } from '../catalog/ledgerText.ts';
import { sameLocale } from '../catalog/locale.ts';
import { LocaleAsKeyError } from '../catalog/localeAsKey.ts';
import type { Steps } from '../catalog/steps.ts';
import { inBreaths } from '../translation/breathe.ts';
import { targetTask, type TargetTask } from '../translation/targetTask.ts';
import { settings } from './settings.ts';
import { nameOf, readTextFile } from './textFile.ts';
import { UserError } from './userError.ts';

/** A target file that was read and planned. */
export interface OpenTask {
  readonly set: ResourceSet;
  readonly locale: string;
  /** Relative to the workspace folder. */
  readonly path: string;
  readonly uri: vscode.Uri;
  readonly source: ResourceFile;
  readonly target: ResourceFile | undefined;
  readonly task: TargetTask;
}

/** The resource files of a workspace folder as they are when a run begins; each is read once. */
export class Project {
  readonly folder: vscode.WorkspaceFolder;
  readonly #sources = new Map<string, Promise<ResourceFile>>();
  #ledger: Promise<Ledger> | undefined;

  constructor(folder: vscode.WorkspaceFolder) {
    this.folder = folder;
  }

  get ledgerUri(): vscode.Uri {
    return this.uriOf(ledgerName);
  }

  uriOf(path: string): vscode.Uri {
    return vscode.Uri.joinPath(this.folder.uri, path);
  }

  /**
   * Plans a target file of a set, also one that does not exist yet.
   *
   * @throws {UserError} where a file cannot be read safely, or the locale is none that the set can have
   */
  async open(set: ResourceSet, locale: string): Promise<OpenTask> {
    const path = targetPath(set, locale);
    const uri = this.uriOf(path);
    const source = await this.#source(set);
    const target = await readResource(uri, set, locale);
    const steps = targetTask({
      source,
      target,
      format: set.format,
      marks: marksOf(await this.ledger(), set.source.path, locale),
      sourceLocale: set.source.locale,
      targetLocale: locale,
      context: settings.translate.context.get(this.folder.uri),
    });
    return { set, locale, path, uri, source, target, task: await planned(steps, path) };
  }

  /**
   * Plans the target files of several sets in one locale. A set whose source has this locale has no target for it:
   * beside others it is left out.
   *
   * @throws {UserError} as {@link open}
   */
  async openAll(sets: readonly ResourceSet[], locale: string): Promise<readonly OpenTask[]> {
    const others = sets.filter(({ source }) => !sameLocale(source.locale, locale));
    const tasks: OpenTask[] = [];
    for (const set of others.length > 0 ? others : sets) tasks.push(await this.open(set, locale));
    return tasks;
  }

  async ledger(): Promise<Ledger> {
    this.#ledger ??= readLedger(this.ledgerUri);
    return this.#ledger;
  }

  async #source(set: ResourceSet): Promise<ResourceFile> {
    const { path, locale } = set.source;
    const known = this.#sources.get(path);
    if (known !== undefined) return known;
    const reading = readResource(this.uriOf(path), set, locale).then((file) => {
      if (file !== undefined) return file;
      throw new UserError(vscode.l10n.t('{0} does not exist.', path));
    });
    this.#sources.set(path, reading);
    return reading;
  }
}

async function planned(steps: Steps<TargetTask>, path: string): Promise<TargetTask> {
  try {
    return await inBreaths(steps);
  } catch (error) {
    if (!(error instanceof LocaleAsKeyError)) throw error;
    throw new UserError(
      vscode.l10n.t(
        'Messages of {0} or of its source stand below a key that is a locale ({1}). Glossa cannot tell where translations belong; nothing was touched.',
        path,
        error.key,
      ),
      undefined,
      { cause: error },
    );
  }
}

function targetPath(set: ResourceSet, locale: string): string {
  try {
    return set.targetPath(locale);
  } catch (error) {
    if (!(error instanceof LocaleRefusedError)) throw error;
    throw new UserError(refusedText(error, set));
  }
}

function refusedText({ reason, locale }: LocaleRefusedError, set: ResourceSet): string {
  switch (reason) {
    case 'source':
      return vscode.l10n.t('{0} is the source locale of {1}.', locale, set.source.path);
    case 'ambiguous':
      return vscode.l10n.t(
        '{0} stands in several spellings beside {1}. Keep one of these files; none was touched.',
        locale,
        set.source.path,
      );
    case 'notALocale':
      return vscode.l10n.t('“{0}” is not the tag of a locale.', locale);
  }
}

async function readResource(
  uri: vscode.Uri,
  { format }: ResourceSet,
  locale: string,
): Promise<ResourceFile | undefined> {
  const file = await readTextFile(uri);
  if (file === undefined) return undefined;
  try {
    return await inBreaths(formatFor(format, locale).parseInSteps(file.text));
  } catch (error) {
    if (!(error instanceof ResourceFileError)) throw error;
    throw unreadable(uri, error);
  }
}

/** A resource file that is refused, told with its place and a way there. */
export function unreadable(uri: vscode.Uri, error: ResourceFileError): UserError {
  const { line, column } = error;
  const place = new vscode.Position(Math.max(0, line - 1), Math.max(0, column - 1));
  const message =
    error.reason === 'duplicate'
      ? vscode.l10n.t(
          '{0}:{1}:{2}: this key stands twice. Nothing was touched.',
          nameOf(uri),
          line,
          column,
        )
      : vscode.l10n.t(
          '{0}:{1}:{2} cannot be read safely ({3}). Nothing was touched.',
          nameOf(uri),
          line,
          column,
          error.message,
        );
  return new UserError(message, {
    title: vscode.l10n.t('Open File'),
    command: 'vscode.open',
    args: [uri, { selection: new vscode.Range(place, place) }],
  });
}

async function readLedger(uri: vscode.Uri): Promise<Ledger> {
  const file = await readTextFile(uri);
  try {
    return (await inBreaths(parseLedgerInSteps(file?.text ?? ''))).ledger;
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new UserError(
      error.reason === 'newerVersion'
        ? vscode.l10n.t(
            '{0} was written by a newer version of Glossa. Update Glossa; nothing was touched.',
            ledgerName,
          )
        : vscode.l10n.t(
            '{0} is not a ledger of Glossa. Rename or delete it; nothing was touched.',
            ledgerName,
          ),
    );
  }
}
