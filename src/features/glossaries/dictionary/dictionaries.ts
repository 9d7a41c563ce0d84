import type { LanguageService } from '../../../service/client.ts';
import type { Dictionary, GlossaryEntry } from '../../../service/glossaries/schemas.ts';
import { dictionaryChanges, type DictionaryChanges } from './dictionaryChanges.ts';
import { dictionaryKey, type DictionaryId } from './dictionaryPath.ts';

type Glossaries = Pick<LanguageService['glossaries'], 'entries' | 'replaceDictionary' | 'edit'>;

/** What writing a dictionary would do, computed from what the service has at this moment. */
export interface DictionaryUpdate {
  readonly id: DictionaryId;
  /** What the service is to have afterwards. */
  readonly entries: readonly GlossaryEntry[];
  /** From what the service has now to the entries. */
  readonly changes: DictionaryChanges;
  /** What somebody else did on the service since the dictionary was loaded. */
  readonly meanwhile: DictionaryChanges;
}

/**
 * The dictionaries that are open: what each of them held when it was last loaded or written, so that nobody's change is
 * overwritten unnoticed.
 */
export class Dictionaries {
  readonly #glossaries: () => Promise<Glossaries>;
  readonly #loaded = new Map<string, readonly GlossaryEntry[]>();

  constructor(glossaries: () => Promise<Glossaries>) {
    this.#glossaries = glossaries;
  }

  /** Asks the service and remembers the answer as the state that edits start from. */
  async load(id: DictionaryId): Promise<readonly GlossaryEntry[]> {
    const entries = await this.#ask(id);
    this.#loaded.set(dictionaryKey(id), entries);
    return entries;
  }

  /** Works out what replacing the dictionary by these entries would do. */
  async replacement(
    id: DictionaryId,
    entries: readonly GlossaryEntry[],
  ): Promise<DictionaryUpdate> {
    const now = await this.#ask(id);
    const meanwhile = dictionaryChanges(this.#loaded.get(dictionaryKey(id)) ?? now, now);
    return { id, entries, changes: dictionaryChanges(now, entries), meanwhile };
  }

  /**
   * Works out what merging would do: only entries that were added or changed here since the dictionary was loaded
   * are written. Nothing is removed; `changes.removed` holds what was deleted here and stays on the service.
   */
  async merger(id: DictionaryId, entries: readonly GlossaryEntry[]): Promise<DictionaryUpdate> {
    const now = await this.#ask(id);
    const loaded = this.#loaded.get(dictionaryKey(id)) ?? now;
    const mine = dictionaryChanges(loaded, entries);
    const written = new Set([...mine.added, ...mine.changed].map(({ source }) => source));
    const { added, changed } = dictionaryChanges(now, entries);
    const isMine = ({ source }: GlossaryEntry) => written.has(source);
    const stored = new Set(now.map(({ source }) => source));
    const changes = {
      added: added.filter(isMine),
      changed: changed.filter(isMine),
      removed: mine.removed.filter(({ source }) => stored.has(source)),
    };
    return { id, entries, changes, meanwhile: dictionaryChanges(loaded, now) };
  }

  /** Writes the whole dictionary; what is not among the entries is removed. */
  async replace({ id, entries }: DictionaryUpdate): Promise<void> {
    const service = await this.#glossaries();
    await service.replaceDictionary(id.glossaryId, dictionaryOf(id, entries));
    this.#loaded.set(dictionaryKey(id), entries);
  }

  /** Writes what was added and changed; everything else stays. */
  async merge({ id, changes }: DictionaryUpdate): Promise<void> {
    const service = await this.#glossaries();
    const dictionary = dictionaryOf(id, [...changes.added, ...changes.changed]);
    await service.edit(id.glossaryId, { dictionary });
  }

  async #ask(id: DictionaryId): Promise<readonly GlossaryEntry[]> {
    const service = await this.#glossaries();
    return (await service.entries(id.glossaryId, id)).entries;
  }
}

function dictionaryOf(
  { sourceLanguage, targetLanguage }: DictionaryId,
  entries: readonly GlossaryEntry[],
): Dictionary {
  return { sourceLanguage, targetLanguage, entries };
}
