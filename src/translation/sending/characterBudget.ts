import { billedCharacters } from '../batches.ts';
import type { TranslationRequest } from '../translator.ts';
import { numberedRequest } from './numberedTokens.ts';

/** What is set aside for a request, until it is known what became of it. */
export interface Share {
  /** The service has counted so much of it, or may have. */
  readonly spend: (request: TranslationRequest) => void;
  /** Gives back the rest. */
  readonly end: () => void;
}

/** The characters that a run may still send. */
export class CharacterBudget {
  #left: number;

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#left = most;
  }

  /** Undefined where a request has more characters than are left. */
  take(request: TranslationRequest): Share | undefined {
    const taken = billedCharacters(numberedRequest(request).request);
    if (taken > this.#left) return undefined;
    this.#left -= taken;
    let spent = 0;
    return {
      spend: (sent) => (spent = billedCharacters(numberedRequest(sent).request)),
      end: () => (this.#left += taken - spent),
    };
  }
}
