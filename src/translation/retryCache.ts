import { translationKey, type Journal } from './journal.ts';

/** Answers that are kept for a further try; beyond that the oldest go, but none of the work that goes on. */
const mostKept = 2_000;

/** Takes the place of a {@link Journal} for one piece of work. */
export interface Try extends Pick<Journal, 'peek' | 'recall' | 'keep' | 'forget'> {
  /** The work is done: its answers have been handed over. */
  settle(): void;
}

/**
 * The answers to work that broke off, as long as the window is open: when it is tried again, only the rest is sent
 * and paid for. For small work whose texts need not be on a disk.
 */
export class RetryCache {
  readonly #answers = new Map<string, string>();

  /** `service` is the address that the answers come from. */
  open(service: string): Try {
    const answers = this.#answers;
    const used = new Set<string>();
    const peek: Try['peek'] = (question, text) =>
      answers.get(keyAt(service, translationKey(question, text)));
    return {
      peek,
      recall(question, text) {
        used.add(keyAt(service, translationKey(question, text)));
        return peek(question, text);
      },
      async keep({ texts, ...question }, received) {
        for (const [place, text] of texts.entries()) {
          const answer = received[place];
          if (answer === undefined) continue;
          const key = keyAt(service, translationKey(question, text));
          used.add(key);
          answers.set(key, answer);
        }
        for (const key of answers.keys()) {
          if (answers.size <= mostKept) break;
          if (!used.has(key)) answers.delete(key);
        }
      },
      forget(question, text) {
        answers.delete(keyAt(service, translationKey(question, text)));
      },
      settle() {
        for (const key of used) answers.delete(key);
      },
    };
  }
}

const keyAt = (service: string, key: string) => `${service} ${key}`;
