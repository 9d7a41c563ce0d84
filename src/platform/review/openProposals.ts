import * as vscode from 'vscode';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { RenamedPath } from '../../project/ledger/renamedFiles.ts';
import type { Proposal } from '../../project/run/proposal.ts';
import type {
  AcceptProposals,
  WaitingProposal,
  WaitingProposals,
} from '../../project/proposals/proposalSteps.ts';
import { keptName, keptOf } from '../../project/proposals/keptProposal.ts';
import type { Standing } from '../../project/proposals/standing.ts';
import { lazily } from '../ui/inBackground.ts';
import type { WorkspaceStatus } from '../workspace/workspaceStatus.ts';
import type { InFolder, Keeping, SeenTargets } from './keptProposals.ts';

/** A proposal that waits for a person. */
export interface OpenProposal extends WaitingProposal<OpenProposal>, InFolder {}

/** A workspace folder, the files of one of its sources, or one of them. */
export interface ProposalPlace {
  readonly folder?: vscode.WorkspaceFolder;
  readonly set?: ResourceSet;
  readonly locale?: string;
}

/** Writes proposals of a folder, of whichever run and window. */
type AcceptIn = (folder: vscode.WorkspaceFolder) => AcceptProposals<OpenProposal>;

/**
 * What runs have proposed and nobody has accepted or rejected yet. It is kept on this machine, where other windows find it and
 * where it outlives this one.
 */
export class OpenProposals implements WaitingProposals<OpenProposal>, vscode.Disposable {
  readonly #status: WorkspaceStatus;
  readonly #log: vscode.LogOutputChannel;
  readonly #open = new Map<string, OpenProposal>();
  readonly #seen: SeenTargets = new Map();
  /** By name: how many changes of this window are on their way to what is kept; one that could not be kept stays on it. */
  readonly #unkept = new Map<string, number>();
  readonly #accepts = new Map<string, AcceptProposals<OpenProposal>>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #proposed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;
  #acceptIn: AcceptIn | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  readonly onDidChange = this.#changed.event;
  /** Fires when a run has made proposals. */
  readonly onDidPropose = this.#proposed.event;

  constructor(status: WorkspaceStatus, log: vscode.LogOutputChannel) {
    this.#status = status;
    this.#log = log;
    this.#parts = vscode.Disposable.from(
      this.#changed,
      this.#proposed,
      status.onDidCount(() => void this.#count()),
      status.resources.onDidChange(() => void this.look()),
      vscode.window.onDidChangeWindowState(({ focused }) => void (focused && this.look())),
    );
  }

  get all(): readonly OpenProposal[] {
    return [...this.#open.values()];
  }

  /** Whether it can be accepted, as far as was looked at its files. */
  standing(proposal: OpenProposal): Standing {
    return this.#seen.get(targetName(proposal))?.standings.get(proposal) ?? 'waits';
  }

  /** Those that can be accepted, of a place; without one, of the workspace. */
  waiting({ folder, set, locale }: ProposalPlace = {}): readonly OpenProposal[] {
    return this.all.filter((one) => {
      if (folder !== undefined && one.folder.uri.toString() !== folder.uri.toString()) return false;
      if (set !== undefined && one.target.set.pattern !== set.pattern) return false;
      if (locale !== undefined && one.target.locale !== locale) return false;
      return this.standing(one) === 'waits';
    });
  }

  /** Who writes what other windows and earlier runs have proposed; what is kept is read from then on. */
  acceptBy(acceptIn: AcceptIn): void {
    this.#acceptIn = acceptIn;
  }

  /**
   * Of the same message, the proposal of the last run counts; a text that a person has typed stays, and is that run's then. Done
   * when they are kept.
   */
  async propose(
    folder: vscode.WorkspaceFolder,
    proposals: readonly Proposal[],
    accept: AcceptProposals<OpenProposal>,
  ): Promise<void> {
    const { proposedAgain } = await import('../../project/proposals/proposedAgain.ts');
    const all = proposals.map((proposal) => {
      const one = { ...proposal, folder, accept };
      return proposedAgain(one, this.#open.get(nameOf(one)));
    });
    this.#set(all);
    const kept = this.#keep('propose', all);
    this.#proposed.fire();
    await kept;
  }

  put(proposals: readonly OpenProposal[]): void {
    this.#set(proposals);
    void this.#keep('put', proposals);
  }

  drop(proposals: readonly OpenProposal[]): void {
    for (const proposal of proposals) this.#open.delete(nameOf(proposal));
    this.#changed.fire();
    void this.#keep('drop', proposals);
  }

  /** Takes up what other windows and earlier ones have kept, and lets go of what they have written or rejected. */
  async look(): Promise<void> {
    if (this.#acceptIn === undefined) return;
    for (const folder of vscode.workspace.workspaceFolders ?? [])
      await this.#alone(() => this.#read(folder));
    await this.#count();
  }

  /** Lets those of a folder follow files that somebody renames. */
  async follow(folder: vscode.WorkspaceFolder, renamed: readonly RenamedPath[]): Promise<void> {
    await this.#alone(async () => (await kept()).follow(folder, renamed));
    await this.look();
  }

  dispose(): void {
    this.#parts.dispose();
  }

  #set(proposals: readonly OpenProposal[]): void {
    for (const proposal of proposals) this.#open.set(nameOf(proposal), proposal);
    this.#changed.fire();
  }

  async #keep(what: Keeping, proposals: readonly OpenProposal[]): Promise<void> {
    this.#noteUnkept(proposals, 1);
    for (const folder of new Set(proposals.map((one) => one.folder))) {
      const own = proposals.filter((one) => one.folder === folder);
      const isKept = await this.#alone(async () => (await kept()).keep(folder, what, own));
      if (isKept) this.#noteUnkept(own, -1);
    }
  }

  #noteUnkept(proposals: readonly OpenProposal[], change: 1 | -1): void {
    for (const one of proposals)
      this.#unkept.set(nameOf(one), (this.#unkept.get(nameOf(one)) ?? 0) + change);
  }

  async #read(folder: vscode.WorkspaceFolder): Promise<void> {
    const prefix = `${folder.uri.toString()} `;
    const { readKept } = await kept();
    const known = (name: string) => this.#open.get(prefix + name);
    const { names, others } = await readKept(folder, this.#status, known);
    const accept = this.#accepts.get(prefix) ?? this.#acceptIn?.(folder);
    if (accept === undefined) return;
    this.#accepts.set(prefix, accept);
    const isOurs = (name: string) => (this.#unkept.get(name) ?? 0) > 0;
    const news = others
      .map((one) => ({ ...one, folder, accept }))
      .filter((one) => !isOurs(nameOf(one)));
    const gone = [...this.#open.keys()].filter(
      (name) => name.startsWith(prefix) && !names.has(name.slice(prefix.length)) && !isOurs(name),
    );
    for (const name of gone) this.#open.delete(name);
    for (const one of news) this.#open.set(nameOf(one), one);
    if (news.length + gone.length > 0) this.#changed.fire();
  }

  /** Finds out which ones can still be accepted. */
  async #count(): Promise<void> {
    if (this.#open.size === 0) return;
    await this.#alone(async () => {
      const { lookAtTargets } = await kept();
      if (await lookAtTargets(this.#status, this.all, this.#seen)) this.#changed.fire();
    });
  }

  /** One thing after the other. @returns whether it was done */
  async #alone(work: () => Promise<void>): Promise<boolean> {
    const done = this.#turn.then(work).then(
      () => true,
      (error: unknown) => {
        this.#log.warn(`proposals: ${String(error)}`);
        return false;
      },
    );
    this.#turn = done;
    return done;
  }
}

const kept = lazily(() => import('./keptProposals.ts'));

const targetName = ({ folder, target }: OpenProposal) => `${folder.uri.toString()} ${target.path}`;

const nameOf = (proposal: OpenProposal) =>
  `${proposal.folder.uri.toString()} ${keptName(keptOf(proposal))}`;
