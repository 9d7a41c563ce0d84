import * as vscode from 'vscode';
import type { TargetPlan } from '../../../resources/plan.ts';
import { canonicalLocale, sameLocale } from '../../../resources/locale.ts';
import type { ResourceSet } from '../../../resources/layouts/resourceSet.ts';
import { tmxEnd, tmxStart, tmxUnit } from '../../../memory/writeTmx.ts';
import type { Report } from '../../../platform/ui/messages.ts';
import { inWords } from '../../../platform/workspace/projectProblem.ts';
import { putOnDisk } from '../../../platform/files/putOnDisk.ts';
import type { workspaceProject } from '../../../platform/workspace/workspaceFiles.ts';
import { uiText } from '../../../texts/uiText.ts';
import { hint, type UserError } from '../../../platform/ui/userError.ts';
import { ReviewedMessages, type AlsoWanted, type LeftOut } from './reviewedMessages.ts';

/** What was exported; the pairs that XML cannot hold are in `unwritable`. */
export interface ReviewedReport {
  readonly messages: number;
  readonly locales: readonly string[];
  readonly leftOut: Readonly<Partial<Record<LeftOut | 'unwritable', number>>>;
}

/** Characters that are written at once. */
const pieceLength = 65_536;

/** The reviewed messages of some sets on their way into a file. */
export class ReviewedFile {
  readonly #project: ReturnType<typeof workspaceProject>;
  readonly #sets: readonly ResourceSet[];
  readonly #locales: readonly string[] | undefined;
  readonly #messages: ReviewedMessages;
  #unwritable = 0;

  constructor(
    project: ReturnType<typeof workspaceProject>,
    sets: readonly ResourceSet[],
    options: AlsoWanted & { readonly locales: readonly string[] | undefined },
  ) {
    this.#project = project;
    this.#sets = sets;
    this.#locales = options.locales?.map((tag) => canonicalLocale(tag) ?? tag);
    this.#messages = new ReviewedMessages(options);
  }

  /** @throws {UserError} where there is nothing to export; the file is then as it was */
  async write(target: vscode.Uri, report: Report, signal: AbortSignal): Promise<ReviewedReport> {
    await putOnDisk(target, encoded(this.#pieces(report, signal)));
    const { messages, locales, leftOut } = this.#messages;
    return {
      messages: messages - this.#unwritable,
      locales: [...locales].toSorted(),
      leftOut: {
        ...Object.fromEntries(leftOut),
        ...(this.#unwritable > 0 ? { unwritable: this.#unwritable } : {}),
      },
    };
  }

  async *#pieces(report: Report, signal: AbortSignal): AsyncGenerator<string> {
    yield tmxStart({
      sourceLocale: this.#sets[0]?.source.locale ?? 'en',
      toolVersion: toolVersion(),
      created: new Date(),
    });
    for (const [place, set] of this.#sets.entries()) {
      signal.throwIfAborted();
      report(uiText(set.source.path), place / this.#sets.length);
      yield* this.#unitsOf(set);
    }
    if (this.#messages.messages === this.#unwritable) throw nothingReviewed(this.#messages.leftOut);
    yield tmxEnd;
  }

  async *#unitsOf(set: ResourceSet): AsyncGenerator<string> {
    const targets = [];
    for (const { locale, exists } of set.targets) {
      const wanted = this.#locales?.some((one) => sameLocale(one, locale)) ?? true;
      if (!exists || !wanted) continue;
      targets.push({ locale, plan: await this.#plan(set, locale) });
    }
    for (const unit of this.#messages.unitsOf(set.source.locale, targets)) {
      const text = tmxUnit(unit);
      if (text === undefined) this.#unwritable += unit.variants.length - 1;
      else yield text;
    }
  }

  async #plan(set: ResourceSet, locale: string): Promise<TargetPlan> {
    const { project, files } = this.#project;
    try {
      return (await project.open(set, locale)).plan;
    } catch (error) {
      throw inWords(error, files.uriOf.bind(files));
    }
  }
}

function nothingReviewed(leftOut: ReadonlyMap<LeftOut, number>): UserError {
  return hint(
    leftOut.has('translated')
      ? vscode.l10n.t(
          'There are no reviewed messages yet, only translated ones. Nothing was written. Mark them as reviewed, or choose “Translated Messages Too”.',
        )
      : leftOut.has('machineMade')
        ? vscode.l10n.t(
            'There are no reviewed messages yet, only machine-made ones. Nothing was written.',
          )
        : vscode.l10n.t('There are no reviewed messages yet. Nothing was written.'),
  );
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < pieceLength) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}

function toolVersion(): string {
  const version: unknown = vscode.extensions.getExtension('glossa.glossa')?.packageJSON?.version;
  return typeof version === 'string' ? version : '0';
}
