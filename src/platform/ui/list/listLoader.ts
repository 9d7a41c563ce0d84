import { keyLost, ServiceError } from '../../../service/errors.ts';

/** What a view does, or why it shows no rows. */
export type ListState = 'noKey' | 'keyLost' | 'loading' | 'ready' | 'empty' | 'forbidden' | 'error';

/**
 * Loads the rows of a view again and again. The state of the view says what it is doing, and afterwards why there are
 * no rows; a load that was overtaken by another changes nothing.
 */
export class ListLoader {
  readonly #state: { set(state: ListState): Promise<void> };
  readonly #noteFailure: (error: unknown) => void;
  #turn = 0;

  constructor(
    state: { set(state: ListState): Promise<void> },
    noteFailure: (error: unknown) => void,
  ) {
    this.#state = state;
    this.#noteFailure = noteFailure;
  }

  /** @returns no rows where they could not be loaded, which is noted */
  async load<T>(rows: () => Promise<readonly T[]>): Promise<readonly T[]> {
    const turn = ++this.#turn;
    const notify = async (state: ListState) => {
      if (turn === this.#turn) await this.#state.set(state);
    };
    await notify('loading');
    try {
      const loaded = await rows();
      await notify(loaded.length === 0 ? 'empty' : 'ready');
      return loaded;
    } catch (error) {
      this.#noteFailure(error);
      await notify(stateAfter(error));
      return [];
    }
  }
}

function stateAfter(error: unknown): ListState {
  if (!(error instanceof ServiceError)) return 'error';
  if (error.kind === 'noKey') return error.code === keyLost ? 'keyLost' : 'noKey';
  return error.kind === 'permission' || error.kind === 'credentials' ? 'forbidden' : 'error';
}
