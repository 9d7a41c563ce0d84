import type { TranslationRequest, Translator } from '../translator.ts';

interface Size {
  readonly texts: number;
  /** Of the body. */
  readonly bytes: number;
}

/** A request may be so many times as large as any that was answered to count as one that the service takes. */
const headroom = 2;
const noLimit = Number.POSITIVE_INFINITY;

/** What a service takes at once, where that is less than its contract says: found out by what it answers and refuses. */
export class Sizes {
  readonly #translator: Pick<Translator, 'bodySize'>;
  /** The largest that were answered, and the smallest that were refused for that. */
  #answered: Size = { texts: 0, bytes: 0 };
  #refused: Size = { texts: noLimit, bytes: noLimit };

  constructor(translator: Pick<Translator, 'bodySize'>) {
    this.#translator = translator;
  }

  /** Whether the service has answered requests like this one. */
  isProven(request: TranslationRequest): boolean {
    const { texts, bytes } = this.#sizeOf(request);
    const isProven = (of: keyof Size, size: number) =>
      size <= this.#answered[of] * (this.#refused[of] === noLimit ? headroom : 1);
    return isProven('texts', texts) && isProven('bytes', bytes);
  }

  answered(request: TranslationRequest): void {
    const { texts, bytes } = this.#sizeOf(request);
    const answered = {
      texts: Math.max(texts, this.#answered.texts),
      bytes: Math.max(bytes, this.#answered.bytes),
    };
    this.#answered = answered;
    const stillRefused = (of: keyof Size) =>
      this.#refused[of] > answered[of] ? this.#refused[of] : noLimit;
    this.#refused = { texts: stillRefused('texts'), bytes: stillRefused('bytes') };
  }

  /** This request was refused, and all of its parts were answered: so it was for its size, if none as large was answered. */
  refused(request: TranslationRequest): void {
    const { texts, bytes } = this.#sizeOf(request);
    const smallest = (of: keyof Size, size: number) =>
      size > this.#answered[of] ? Math.min(size, this.#refused[of]) : this.#refused[of];
    this.#refused = { texts: smallest('texts', texts), bytes: smallest('bytes', bytes) };
  }

  /** The request in parts that the service takes at once, or may: half-way to what it has refused. */
  parts(request: TranslationRequest): readonly TranslationRequest[] {
    const { texts } = request;
    if (texts.length < 2 || this.#mayFit(request)) return [request];
    const most = Math.min(texts.length - 1, this.#limit('texts'));
    const count = Math.max(2, Math.ceil(texts.length / most));
    const each = Math.ceil(texts.length / count);
    return Array.from({ length: count }, (_, part) => ({
      ...request,
      texts: texts.slice(part * each, (part + 1) * each),
    }))
      .filter((part) => part.texts.length > 0)
      .flatMap((part) => this.parts(part));
  }

  #mayFit(request: TranslationRequest): boolean {
    const { texts, bytes } = this.#sizeOf(request);
    return texts <= this.#limit('texts') && bytes <= this.#limit('bytes');
  }

  #limit(of: keyof Size): number {
    return Math.floor((this.#answered[of] + this.#refused[of]) / 2);
  }

  #sizeOf(request: TranslationRequest): Size {
    return { texts: request.texts.length, bytes: this.#translator.bodySize(request) };
  }
}

/** A request with at least two texts, cut in two. */
export function halvesOf(request: TranslationRequest): readonly TranslationRequest[] {
  const middle = request.texts.length >> 1;
  const { texts } = request;
  return [texts.slice(0, middle), texts.slice(middle)].map((half) => ({ ...request, texts: half }));
}
