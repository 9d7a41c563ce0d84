import { StaleError } from './staleError.ts';

/**
 * A change that can be taken back: does something, where all is as it expects, and gives the change that takes it back.
 *
 * @throws {StaleError} where that is not so, and never will be
 */
export type Step = () => Promise<Step>;

/** What was done, the last of it first to be undone. One thing is done at a time. */
export class History {
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  /** Does something that can be undone from now on. */
  async run(step: Step): Promise<void> {
    await this.#alone(async () => {
      this.#done.push(await step());
      this.#undone.length = 0;
    });
  }

  /** @returns whether there was anything to undo */
  async undo(): Promise<boolean> {
    return this.#alone(() => this.#move(this.#done, this.#undone));
  }

  /** @returns whether there was anything to do again */
  async redo(): Promise<boolean> {
    return this.#alone(() => this.#move(this.#undone, this.#done));
  }

  /** Takes the last step of one list; what undoes it goes to the other. One that failed stays, unless it is stale. */
  async #move(from: Step[], to: Step[]): Promise<boolean> {
    const step = from.at(-1);
    if (step === undefined) return false;
    try {
      to.push(await step());
    } catch (error) {
      if (error instanceof StaleError) from.pop();
      throw error;
    }
    from.pop();
    return true;
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** Several steps as one. What undoes them goes backwards; where one fails, those before it are undone. */
export function inTurn(steps: readonly Step[]): Step {
  return async () => {
    const undos: Step[] = [];
    for (const step of steps) {
      try {
        undos.unshift(await step());
      } catch (error) {
        for (const undo of undos) await undo();
        throw error;
      }
    }
    return inTurn(undos);
  };
}

/** What was done to messages by somebody who knows how to take it back. */
export interface DoneToMessages {
  /** How many messages. */
  readonly count: number;
  /** Gives how many of them are as before. */
  readonly takeBack: () => Promise<number>;
}

/** The step for work that is done to messages: stale where it is done to none of them. */
export function stepOf(work: () => Promise<DoneToMessages>): Step {
  return async () => {
    const done = await work();
    if (done.count === 0) throw new StaleError();
    return stepBack(done, work);
  };
}

/** The step that takes back what was done to messages, and then gives the one that does it again. */
export function stepBack({ takeBack }: DoneToMessages, work: () => Promise<DoneToMessages>): Step {
  return async () => {
    if ((await takeBack()) === 0) throw new StaleError();
    return stepOf(work);
  };
}
