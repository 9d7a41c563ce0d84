import { keyId } from '../../../resources/formats/format.ts';
import type { TmxPart, TmxUnit, TmxVariant } from '../../../memory/tmx.ts';
import type { PlanItem, TargetPlan } from '../../../resources/plan.ts';
import { checkMessage } from '../../../message/checks/checkMessage.ts';
import { readMessage } from '../../../message/placeholders/messageText.ts';

/** Why a message with a translation is not exported. */
export type LeftOut =
  /** A machine wrote it and nobody has touched it since. */
  | 'machineMade'
  /** Nobody has said that it is right: it was there already, or was changed without Glossa. */
  | 'translated'
  /** The source text has changed since it was translated. */
  | 'sourceChanged'
  /** It is the source text: a name, or nobody has translated it. */
  | 'sameAsSource'
  /** It has plural or choice syntax, or is a plural form of another message: no pair of sentences. */
  | 'plural'
  /** A check calls it an error, such as a missing placeholder. */
  | 'broken';

/** What is wanted beside what is reviewed. */
export interface AlsoWanted {
  readonly translated: boolean;
  readonly machineMade: boolean;
}

/** Gathers the pairs of a project that are worth remembering, file by file, each only once. */
export class ReviewedMessages {
  readonly #also: AlsoWanted;
  readonly #known = new Set<string>();
  readonly #locales = new Set<string>();
  readonly #leftOut = new Map<LeftOut, number>();
  #messages = 0;

  constructor(also: AlsoWanted) {
    this.#also = also;
  }

  /** Pairs that were handed out, one for each message and locale. */
  get messages(): number {
    return this.#messages;
  }

  get locales(): ReadonlySet<string> {
    return this.#locales;
  }

  get leftOut(): ReadonlyMap<LeftOut, number> {
    return this.#leftOut;
  }

  /** The units of one source file with all of its targets, in the order of the file. */
  unitsOf(
    sourceLocale: string,
    targets: readonly { readonly locale: string; readonly plan: TargetPlan }[],
  ): readonly TmxUnit[] {
    const variants = new Map<string, TmxVariant[]>();
    for (const { locale, plan } of targets) {
      for (const item of plan.items) {
        const value = this.#valueOf(item, sourceLocale, locale);
        if (value === undefined) continue;
        const known = variants.get(item.id) ?? [variant(sourceLocale, item.source.value)];
        variants.set(item.id, [...known, variant(locale, value)]);
      }
    }
    return [...variants.values()].flatMap((all) => this.#unit(sourceLocale, all) ?? []);
  }

  #unit(sourceLanguage: string, variants: readonly TmxVariant[]): TmxUnit | undefined {
    const text = JSON.stringify(variants);
    if (this.#known.has(text)) return undefined;
    this.#known.add(text);
    for (const { language } of variants.slice(1)) this.#locales.add(language);
    this.#messages += variants.length - 1;
    return { sourceLanguage, variants };
  }

  #valueOf(item: PlanItem, sourceLocale: string, targetLocale: string): string | undefined {
    if (item.state === 'missing' || item.state === 'renamed' || item.state === 'skipped')
      return undefined;
    const { value } = item.current;
    const reason =
      reasonAgainst(item, this.#also) ?? contentReason(item, value, { sourceLocale, targetLocale });
    if (reason === undefined) return value;
    this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + 1);
    return undefined;
  }
}

function reasonAgainst(
  item: PlanItem,
  { translated, machineMade }: AlsoWanted,
): LeftOut | undefined {
  switch (item.state) {
    case 'stale':
    case 'editedStale':
      return 'sourceChanged';
    case 'kept':
      return machineMade ? undefined : 'machineMade';
    case 'translated':
      if (item.sameAsSource) return 'sameAsSource';
      return translated ? undefined : 'translated';
    case 'reviewed':
      return item.sameAsSource ? 'sameAsSource' : undefined;
    default:
      return undefined;
  }
}

function contentReason(
  { id, source }: PlanItem,
  target: string,
  locales: { readonly sourceLocale: string; readonly targetLocale: string },
): LeftOut | undefined {
  const { placeholders } = readMessage(source.value);
  const hasChoices = placeholders.some(({ kind }) => kind === 'icu');
  if (hasChoices || keyId(source.path) !== id) return 'plural';
  const findings = checkMessage({ source: source.value, target, ...locales });
  return findings.some(({ severity }) => severity === 'error') ? 'broken' : undefined;
}

function variant(language: string, text: string): TmxVariant {
  const { pieces, placeholders } = readMessage(text);
  const segment = pieces.flatMap((piece, place): readonly TmxPart[] => {
    const code = placeholders[place]?.text;
    return [...(piece === '' ? [] : [piece]), ...(code === undefined ? [] : [{ code }])];
  });
  return { language, segment };
}
