import { bodyLimit, textLimit, type TranslationRequest, type Translator } from '../translator.ts';

interface Size {
  readonly texts: number;
  /** Of the body. */
  readonly bytes: number;
}

/** A request may be so many times as large as any that was answered to count as one that the service takes. */
const headroom = 2;
const noLimit = Number.POSITIVE_INFINITY;

/**
 * What a service takes at once, where that is less than its contract says: found out by what it answers and refuses. The
 * number of texts and the number of bytes are learnt apart: a refusal is for the one of which more was answered before, or
 * else, until that is known, for the one of which the request had the larger part of what the contract allows.
 */
export class RequestSizer {
  readonly #translator: Pick<Translator, 'bodySize'>;
  /** The largest that were answered. */
  #answered: Size = { texts: 0, bytes: 0 };
  /** Refused for their size. */
  #refusals: readonly Size[] = [];
  /** The smallest that a refusal was for. */
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
    this.#answered = {
      texts: Math.max(texts, this.#answered.texts),
      bytes: Math.max(bytes, this.#answered.bytes),
    };
    this.#learn();
  }

  /** This request was refused, and all of its parts were answered: so it was for its size, if none as large was answered. */
  refused(request: TranslationRequest): void {
    this.#refusals = [...this.#refusals, this.#sizeOf(request)];
    this.#learn();
  }

  #learn(): void {
    const { texts, bytes } = this.#answered;
    // As large in both was answered since: it was not for its size.
    this.#refusals = this.#refusals.filter((one) => one.texts > texts || one.bytes > bytes);
    const least = (of: keyof Size, sizes: readonly Size[]) =>
      Math.min(noLimit, ...sizes.map((one) => one[of]));
    const sure = {
      texts: least(
        'texts',
        this.#refusals.filter((one) => one.bytes <= bytes),
      ),
      bytes: least(
        'bytes',
        this.#refusals.filter((one) => one.texts <= texts),
      ),
    };
    const open = this.#refusals.filter((one) => one.texts < sure.texts && one.bytes < sure.bytes);
    const ofTexts = open.filter((one) => one.texts / textLimit >= one.bytes / bodyLimit);
    const ofBytes = open.filter((one) => !ofTexts.includes(one));
    this.#refused = {
      texts: Math.min(sure.texts, least('texts', ofTexts)),
      bytes: Math.min(sure.bytes, least('bytes', ofBytes)),
    };
  }

  /** The request in parts that the service takes at once, or may: half-way to what it has refused. */
  parts(request: TranslationRequest): readonly TranslationRequest[] {
    const { texts } = request;
    if (texts.length < 2 || this.#mayFit(request)) return [request];
    const most = Math.max(1, this.#limit('texts'));
    const count = Math.max(2, Math.ceil(texts.length / most));
    const each = Math.ceil(texts.length / count);
    const parts: TranslationRequest[] = [];
    for (let from = 0; from < texts.length;) {
      let part = { ...request, texts: texts.slice(from, from + 1) };
      for (let to = from + 2; to <= Math.min(texts.length, from + each); to++) {
        const longer = { ...request, texts: texts.slice(from, to) };
        if (!this.#mayFit(longer)) break;
        part = longer;
      }
      parts.push(part);
      from += part.texts.length;
    }
    return parts;
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
