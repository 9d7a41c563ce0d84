import type { ResourceFile } from '../../resources/formats/format.ts';
import { lanesOf } from '../../resources/hash.ts';
import { currentText, type PlanItem } from '../../resources/plan.ts';
import { comparableTexts, spelled } from '../plan/comparableTexts.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { isPersons, stateOf } from './messageState.ts';

/** The target files of one locale have a text of their sources in common, and translate it in different ways. */
export interface SharedText {
  readonly item: PlanItem;
  /** Hash of the text, to find it again. */
  readonly text: number;
  /** The target that has it as most have, or the first by its path. */
  readonly usual: Pick<TargetFile, 'set' | 'locale' | 'path'>;
}

/** Of the translations in a target that are not the machine's: the hash of the text of the source, and that of the translation. */
type Ways = ReadonlyMap<number, number>;

interface Noted extends Pick<TargetFile, 'set' | 'locale' | 'path'> {
  readonly ways: Ways;
}

/**
 * Which texts the sources of a folder share, and how each target has translated them: two numbers for each, kept up as
 * targets are looked at. Hashes may meet by chance: whoever says something of a text compares the text itself.
 */
export class SharedTexts {
  readonly #sets: number;
  /** By the path of the source. */
  readonly #sources = new Map<
    string,
    { readonly source: ResourceFile; readonly texts: ReadonlyMap<string, number> }
  >();
  /** In how many sources a text is. */
  readonly #counts = new Map<number, number>();
  /** By locale, in lower case, and the path of the target. */
  readonly #targets = new Map<string, Map<string, Noted>>();
  readonly #revisions = new Map<string, number>();

  /** @param sets how many there are: files of one set share no text in one locale */
  constructor(sets: number) {
    this.#sets = sets;
  }

  note(target: TargetFile): void {
    if (this.#sets < 2) return;
    const texts = this.#textsOf(target);
    const ways = new Map<number, number>();
    for (const item of target.plan.items) {
      const text = textOf(texts, item);
      if (text === undefined || !isPersons(stateOf(item)) || ways.has(text)) continue;
      const translation = currentText(item);
      if (translation !== undefined) ways.set(text, numberOf(spelled(translation)));
    }
    const { set, locale, path } = target;
    this.#put({ set, locale, path, ways });
  }

  /** Another number after something has changed in a locale. */
  revision(locale: string): number {
    return this.#revisions.get(locale.toLowerCase()) ?? 0;
  }

  /** What somebody has translated in a target in another way than other files of its locale have it. */
  differing(target: TargetFile): readonly SharedText[] {
    const others = this.#targets.get(target.locale.toLowerCase());
    const own = others?.get(target.path);
    if (others === undefined || own === undefined) return [];
    const texts = this.#textsOf(target);
    const said = new Set<number>();
    return target.plan.items.flatMap((item) => {
      const text = textOf(texts, item);
      if (text === undefined || (this.#counts.get(text) ?? 0) < 2 || said.has(text)) return [];
      if (!isPersons(stateOf(item))) return [];
      said.add(text);
      const usual = usualOf(text, others.values());
      if (usual === undefined || usual.ways.get(text) === own.ways.get(text)) return [];
      return [{ item, text, usual }];
    });
  }

  #put(noted: Noted): void {
    const { locale, path, ways } = noted;
    const name = locale.toLowerCase();
    const targets = this.#targets.get(name) ?? new Map<string, Noted>();
    this.#targets.set(name, targets);
    if (!isSame(targets.get(path)?.ways, ways))
      this.#revisions.set(name, this.revision(locale) + 1);
    targets.set(path, noted);
  }

  #textsOf(target: TargetFile): ReadonlyMap<string, number> {
    const { path } = target.set.source;
    const known = this.#sources.get(path);
    if (known?.source === target.source) return known.texts;
    const texts = new Map(
      [...comparableTexts(target)].map(([id, text]) => [id, numberOf(text)] as const),
    );
    for (const text of new Set(known?.texts.values())) this.#count(text, -1);
    for (const text of new Set(texts.values())) this.#count(text, 1);
    this.#sources.set(path, { source: target.source, texts });
    return texts;
  }

  #count(text: number, by: number): void {
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + by);
  }
}

/** The messages that a target was noted with, by the hash of the text. */
export function notedItems(target: TargetFile): ReadonlyMap<number, PlanItem> {
  const texts = comparableTexts(target);
  const noted = new Map<number, PlanItem>();
  for (const item of target.plan.items) {
    const text = item.path === item.source.path ? texts.get(item.id) : undefined;
    if (text === undefined || !isPersons(stateOf(item))) continue;
    const number = numberOf(text);
    if (!noted.has(number)) noted.set(number, item);
  }
  return noted;
}

/** What is made from another message, such as a plural form, is none. */
function textOf(texts: ReadonlyMap<string, number>, { id, path, source }: PlanItem) {
  return path === source.path ? texts.get(id) : undefined;
}

/** One of those that have a text as most have. */
function usualOf(text: number, targets: Iterable<Noted>): Noted | undefined {
  const counts = new Map<number, { readonly first: Noted; readonly count: number }>();
  for (const target of targets) {
    const way = target.ways.get(text);
    if (way === undefined) continue;
    const known = counts.get(way);
    const isFirst = known === undefined || target.path < known.first.path;
    counts.set(way, { first: isFirst ? target : known.first, count: (known?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort(
    (one, other) => other.count - one.count || (one.first.path < other.first.path ? -1 : 1),
  );
  return most?.first;
}

function isSame(one: Ways | undefined, other: Ways): boolean {
  if (one?.size !== other.size) return false;
  for (const [text, way] of other) if (one.get(text) !== way) return false;
  return true;
}

/** 30 bits, which take the least memory. */
const numberOf = (text: string) => lanesOf(text)[0] >> 2;
