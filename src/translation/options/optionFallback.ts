import type { TranslationRequest, SendOptions, Translator } from '../translator.ts';
import { carriedOptions, withoutOptions, type OptionName } from './translationOptions.ts';

/** What is known of the options for one target of the service. */
interface Target {
  readonly refused: Set<OptionName>;
  /** They were part of a request that was answered. */
  readonly taken: Set<OptionName>;
  /** A request finds out which one is refused; others wait for that. */
  search: Promise<unknown> | undefined;
}

/**
 * Goes on without options that the service refuses. A refusal does not say what it is for, so each option that has not
 * been taken yet for the target is left out once, then all of them: the first that is answered names the culprit, and it is
 * left out for that target from then on. Where nothing helps, it was not for the options, and the refusal stands.
 */
export function optionFallback(translator: Translator): Translator {
  const targets = new Map<string, Target>();
  return {
    ...translator,
    async translate(request, signal, how = {}) {
      if (request.options === undefined) return translator.translate(request, signal, how);
      const key = JSON.stringify([request.sourceLocale, request.targetLocale]);
      const target = targets.get(key) ?? newTarget();
      targets.set(key, target);
      return new Asking(translator, target, signal, how).translate(request);
    },
  };
}

const newTarget = (): Target => ({ refused: new Set(), taken: new Set(), search: undefined });

class Asking {
  readonly #translator: Translator;
  readonly #target: Target;
  readonly #signal: AbortSignal;
  readonly #how: SendOptions;

  constructor(translator: Translator, target: Target, signal: AbortSignal, how: SendOptions) {
    this.#translator = translator;
    this.#target = target;
    this.#signal = signal;
    this.#how = how;
  }

  async translate(request: TranslationRequest): Promise<readonly string[]> {
    for (;;) {
      const refused = this.#target.refused.size;
      try {
        return await this.#send(request, []);
      } catch (error) {
        await this.#target.search;
        if (this.#target.refused.size > refused) continue;
        const suspects = this.#suspects(request, error);
        if (suspects.length === 0) throw error;
        const search = this.#search(request, suspects);
        this.#target.search = search.catch(() => undefined);
        const answers = await search.finally(() => (this.#target.search = undefined));
        if (answers === undefined) throw error;
        return answers;
      }
    }
  }

  async #search(
    request: TranslationRequest,
    suspects: readonly OptionName[],
  ): Promise<readonly string[] | undefined> {
    const single = suspects.map((name) => [name]);
    for (const dropped of suspects.length > 1 ? [...single, suspects] : single) {
      try {
        const answers = await this.#send(request, dropped);
        for (const name of dropped) {
          this.#target.refused.add(name);
          this.#how.onRefusedOption?.(name);
        }
        return answers;
      } catch (error) {
        if (this.#suspects(request, error).length === 0) throw error;
      }
    }
    return undefined;
  }

  async #send(
    request: TranslationRequest,
    dropped: readonly OptionName[],
  ): Promise<readonly string[]> {
    const { refused, taken } = this.#target;
    const options = withoutOptions(request.options ?? {}, [...refused, ...dropped]);
    const asked = { ...request, options };
    const answers = await this.#translator.translate(asked, this.#signal, this.#how);
    for (const name of carriedOptions(asked)) taken.add(name);
    return answers;
  }

  /** The options that a refusal may be for. */
  #suspects(request: TranslationRequest, error: unknown): readonly OptionName[] {
    const { refused, taken } = this.#target;
    const blamed = blamedBy(error);
    return carriedOptions(request).filter(
      (name) => blamed(name) && !refused.has(name) && !taken.has(name),
    );
  }
}

/** A request is refused as invalid; a list of style rules may also be one that is not there. */
function blamedBy(error: unknown): (name: OptionName) => boolean {
  const { kind } = (error ?? {}) as { readonly kind?: unknown };
  if (kind === 'invalid') return () => true;
  const isGone = ['notFound', 'memoryNotUsable', 'glossaryNotUsable'].some((one) => one === kind);
  return (name) => isGone && name === 'style';
}
