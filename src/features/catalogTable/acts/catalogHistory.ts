import { UserError } from '../../../platform/ui/userError.ts';

/** Does something; gives what undoes it. */
export type Step = () => Promise<Step>;

/** What a step is for is not there any longer: it will never be done. */
export class LostStepError extends UserError {}

/** What was done, the last of it first to be undone. One thing is done at a time. */
export class CatalogHistory {
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

  /** Takes over what somebody else has done: this undoes it. */
  async did(undo: Step): Promise<void> {
    await this.run(async () => undo);
  }

  /** @returns whether there was anything to undo */
  async undo(): Promise<boolean> {
    return this.#alone(() => this.#move(this.#done, this.#undone));
  }

  /** @returns whether there was anything to do again */
  async redo(): Promise<boolean> {
    return this.#alone(() => this.#move(this.#undone, this.#done));
  }

  /** Takes the last step of one list; what undoes it goes to the other. One that failed stays, unless it is lost. */
  async #move(from: Step[], to: Step[]): Promise<boolean> {
    const step = from.at(-1);
    if (step === undefined) return false;
    try {
      to.push(await step());
    } catch (error) {
      if (error instanceof LostStepError) from.pop();
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
