import { runYielding, type Cooperative } from '../../resources/cooperative.ts';
import type { JournalFile } from '../../translation/folderJournal.ts';
import { isKeptProposal, isSameProposal, keptName, type KeptProposal } from './keptProposal.ts';
import { keptAgain } from './proposedAgain.ts';

/** The file of the proposals of a folder, which all windows and processes of this machine share. */
export interface ProposalFile extends JournalFile {
  /** Does something while nobody else writes the file. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** The version that is written, and the newest that is read. Its line is the same in every version. */
const version = 1;

/**
 * What a line says of a proposal: a run has made it, somebody has put it there as it is now, or it waits no longer.
 */
type Said = 'proposed' | 'put' | 'dropped';

/** Lines that say nothing any more, beside as many that do, after which the file is written anew. */
const mostIdle = 500;

/** A newer Glossa has left proposals that this one cannot read: they stay as they are. */
export class NewerProposalsError extends Error {
  constructor() {
    super('the proposals were kept by a newer version');
    this.name = 'NewerProposalsError';
  }
}

/**
 * The proposals of a folder, kept until somebody accepts or rejects them. Its text is a line with the version, and a line for
 * each thing that became of a proposal, in their order; a line that was cut off or damaged counts as not there.
 */
export class ProposalStore {
  readonly #file: ProposalFile;

  constructor(file: ProposalFile) {
    this.#file = file;
  }

  /** @throws {NewerProposalsError} */
  async all(): Promise<readonly KeptProposal[]> {
    const { kept, idle } = await runYielding(proposalsIn(await this.#file.read()));
    const isLeft = kept.size === 0 && idle > 0;
    if (isLeft || idle > kept.size + mostIdle)
      // What cannot be written anew, for want of room, can be read as it is.
      await this.#compact().catch(() => undefined);
    return [...kept.values()];
  }

  /** Of the same message the last run counts; a text that a person has typed for the same stays, and is that run's then. */
  async propose(proposals: readonly KeptProposal[]): Promise<void> {
    await this.#say('proposed', proposals);
  }

  /** Adds proposals, or takes them as they are now. */
  async put(proposals: readonly KeptProposal[]): Promise<void> {
    await this.#say('put', proposals);
  }

  /** What somebody else has proposed for the same message in the meantime stays. */
  async drop(proposals: readonly KeptProposal[]): Promise<void> {
    await this.#say('dropped', proposals);
  }

  /** Lets proposals follow source files that have another path now. */
  async move(newPath: (sourcePath: string) => string | undefined): Promise<void> {
    const moved = (await this.all()).flatMap((from) => {
      const sourcePath = newPath(from.sourcePath);
      return sourcePath === undefined ? [] : [{ from, to: { ...from, sourcePath } }];
    });
    await this.put(moved.map(({ to }) => to));
    await this.drop(moved.map(({ from }) => from));
  }

  /** @throws {NewerProposalsError} and the error of the file: nothing is kept then */
  async #say(what: Said, proposals: readonly KeptProposal[]): Promise<void> {
    if (proposals.length === 0) return;
    await this.#file.alone(async () => {
      const start = (await this.#file.size()) === 0 ? headLine : '';
      if (start === '') refuseNewer(await this.#file.read());
      const lines = proposals.map((one) => lineOf(what, one));
      await this.#file.append(start + lines.join(''));
    });
  }

  async #compact(): Promise<void> {
    await this.#file.alone(async () => {
      const { kept } = await runYielding(proposalsIn(await this.#file.read()));
      const lines = Array.from(kept.values(), (one) => lineOf('put', one));
      await this.#file.replace(lines.length === 0 ? '' : headLine + lines.join(''));
    });
  }
}

const headLine = `${JSON.stringify({ proposals: version })}\n`;

/** The line feed in front ends a line that a crash cut off. */
const lineOf = (said: Said, proposal: KeptProposal) => `\n${JSON.stringify({ said, proposal })}\n`;

interface Replayed {
  /** By their names. */
  readonly kept: ReadonlyMap<string, KeptProposal>;
  /** Lines that say nothing any more. */
  readonly idle: number;
}

function* proposalsIn(file: Uint8Array): Cooperative<Replayed> {
  refuseNewer(file);
  const kept = new Map<string, KeptProposal>();
  let lines = 0;
  for (const line of linesOf(file)) {
    yield;
    const { said, proposal } = parsed(line) as { said?: unknown; proposal?: unknown };
    if (!isKeptProposal(proposal)) continue;
    lines++;
    const name = keptName(proposal);
    const open = kept.get(name);
    if (said === 'put') kept.set(name, proposal);
    else if (said === 'proposed') kept.set(name, keptAgain(proposal, open));
    else if (said === 'dropped' && open !== undefined && isSameProposal(open, proposal))
      kept.delete(name);
  }
  return { kept, idle: lines - kept.size };
}

function refuseNewer(file: Uint8Array): void {
  const [head = ''] = linesOf(file);
  const { proposals } = parsed(head) as { proposals?: unknown };
  if (typeof proposals === 'number' && proposals > version) throw new NewerProposalsError();
}

const lineFeed = 10;

/** One after the other: the file may be too long to become a string in one step. */
function* linesOf(file: Uint8Array): Generator<string> {
  const decoder = new TextDecoder();
  for (let start = 0; start < file.length;) {
    const found = file.indexOf(lineFeed, start);
    const end = found < 0 ? file.length : found;
    if (end > start) yield decoder.decode(file.subarray(start, end));
    start = end + 1;
  }
}

function parsed(line: string): object {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
