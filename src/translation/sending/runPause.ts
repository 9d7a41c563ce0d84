/** Lets somebody hold runs and let them go on. What is under way when they are held is still taken. */
export class RunPause {
  #waiting: (() => void)[] | undefined;

  get isPaused(): boolean {
    return this.#waiting !== undefined;
  }

  pause(): void {
    this.#waiting ??= [];
  }

  resume(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const go of waiting) go();
  }

  /** Fulfilled when runs are not held. Rejects with the signal's reason. */
  async passed(signal: AbortSignal): Promise<void> {
    while (this.#waiting !== undefined) await this.#released(this.#waiting, signal);
    signal.throwIfAborted();
  }

  /** @throws {PausedError} where runs are held: what was about to be sent waits for {@link passed} */
  refuse(): void {
    if (this.isPaused) throw new PausedError();
  }

  #released(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const cancel = () => reject(signal.reason as Error);
      signal.addEventListener('abort', cancel, { once: true });
      waiting.push(() => {
        signal.removeEventListener('abort', cancel);
        resolve();
      });
    });
  }
}

/** A request was not sent, because runs are held. */
export class PausedError extends Error {
  override readonly name = 'HeldBack';
}
