import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { followRenamed, newPath } from '../../../../src/project/ledger/renamedFiles.ts';
import { attributesPath } from '../../../../src/project/ledger/carryOver.ts';
import { cellsChange } from '../../../../src/project/changes/giveTexts.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptProposals } from '../../../../src/project/proposals/acceptProposals.ts';
import { keptOf, type KeptProposal } from '../../../../src/project/proposals/keptProposal.ts';
import { openKept } from '../../../../src/project/proposals/openKept.ts';
import { ProposalStore } from '../../../../src/project/proposals/proposalStore.ts';
import { noRun, type ProposedRun } from '../../../../src/project/run/proposedRun.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { joinedChanges } from '../../../../src/project/undo/joinedChanges.ts';
import type { FilledFile } from '../../../../src/project/undo/filledFile.ts';
import type { RunChanges } from '../../../../src/project/undo/runChanges.ts';
import type { KeptMessage } from '../../../../src/project/undo/keptMessage.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { FolderJournal } from '../../../../src/translation/folderJournal.ts';
import { doubtOf, unionOf } from './ledgerBranches.ts';
import { linesOf, textIn, withText, type LineKind } from './lineFile.ts';
import { Crash, MemoryFiles } from '../memoryFiles.ts';
import { MemoryJournal, MemoryProposals, runProject } from '../projectUnderTest.ts';
import { NotedTranslator } from './notedTranslator.ts';
import { TextOwners } from './textOwners.ts';

export const locales = ['de', 'fr'] as const;
export const keys = ['save', 'open', 'bye', 'more'] as const;
export type Locale = (typeof locales)[number];
export type Key = (typeof keys)[number];

type Texts = ReadonlyMap<string, string>;

/** What was written last, and the files before and after it. */
interface LastRun {
  readonly changes: RunChanges;
  /** Nothing where others have changed something in the midst of it. */
  readonly before: Texts | undefined;
  readonly after: Texts;
  /** What it has written a part of, where a person accepts it part by part. */
  readonly review?: ProposedRun | undefined;
  /** What was accepted as it was written. */
  readonly accepted: ReadonlySet<string>;
  /** Of the service, which the run has closed. */
  readonly answers: Uint8Array;
}

const nameOf = ({ locale, id }: Pick<KeptProposal, 'locale' | 'id'>) => `${locale} ${id}`;

/** A run that was cut off may leave the settings of a ledger that there is none of yet. */
const ofProject = (texts: Texts) => [...texts].filter(([path]) => path !== attributesPath);

/** What was accepted before of the same review is taken back with it. */
function joinedTo(last: LastRun | undefined, own: LastRun, review: LastRun['review']): LastRun {
  if (last === undefined || last.review !== review) return own;
  const isNext = own.before !== undefined && isDeepStrictEqual(own.before, last.after);
  return {
    ...own,
    changes: runSync(joinedChanges(last.changes, own.changes)),
    before: isNext ? last.before : undefined,
    accepted: new Set([...last.accepted, ...own.accepted]),
    answers: last.answers,
  };
}

/**
 * A project, and what people and the machine do to it one after the other. What has to be true after each act is told from
 * the lines of the files alone: the machine's texts begin with a bracket, people's do not.
 */
export class Story {
  #files = new MemoryFiles([]);
  readonly #kind: LineKind;
  readonly #journal = new MemoryJournal();
  readonly #sources = new Map<Key, string[]>();
  readonly #owners = new TextOwners();
  /** What was asked for in runs that were cut off. */
  readonly #paid = new Set<string>();
  #last: LastRun | undefined;
  /** The run that has proposed last, as long as its window is open. */
  #proposed: ProposedRun | undefined;
  readonly #store = new ProposalStore(new MemoryProposals());
  /** What nobody has accepted or rejected, by message. */
  readonly #waiting = new Map<string, KeptProposal>();
  /** In which all files are. */
  #folder = '';
  #count = 0;

  constructor(kind: LineKind) {
    this.#kind = kind;
    for (const key of keys) this.changeSource(key, 'new');
    this.write('de', 'save', 'text');
  }

  get texts(): Texts {
    return new Map(this.#files.texts);
  }

  /** A person changes a file of the source in another program. */
  changeSource(key: Key, becomes: 'new' | 'earlier' | 'gone'): void {
    const known = this.#sources.get(key) ?? [];
    const text = becomes === 'new' ? `${key} ${++this.#count} {name}` : known.at(-2);
    if (becomes === 'new') this.#sources.set(key, [...known, text ?? '']);
    this.#type('en', key, becomes === 'gone' ? undefined : text);
  }

  /** A person changes a translation in another program. */
  write(locale: Locale, key: Key, becomes: 'text' | 'empty' | 'gone'): void {
    this.#owners.forget(`${locale} ${key}`);
    const text = `Mensch ${++this.#count} {name}`;
    this.#type(locale, key, { text, empty: '', gone: undefined }[becomes]);
  }

  /** A person gives a message a text in the catalog. */
  async edit(locale: Locale, key: Key): Promise<void> {
    const target = await this.#open(locale);
    const path = [key];
    if (this.#textOf('en', key) === undefined) return;
    const [before, after] = [this.#textOf(locale, key), `Mensch ${++this.#count} {name}`];
    const { refused } = await this.#files.write([cellsChange(target, [{ path, before, after }])]);
    assert.deepEqual(refused, []);
    assert.equal(this.#textOf(locale, key), after);
    this.#owners.forget(`${locale} ${key}`);
  }

  async accept(locale: Locale, some: readonly Key[]): Promise<void> {
    const before = this.texts.get(this.#pathOf(locale));
    const target = await this.#open(locale);
    const items = target.plan.items.filter(({ path }) => some.includes(path.at(-1) as Key));
    await acceptMessages(this.#files, [{ target, ids: new Set(items.map(({ id }) => id)) }]);
    assert.equal(this.texts.get(this.#pathOf(locale)), before);
    for (const { path } of items) {
      const key = path.at(-1) as Key;
      if (!this.#textOf(locale, key)) continue;
      this.#owners.accept(`${locale} ${key}`, this.#textOf(locale, key));
    }
  }

  /** @param loses the service loses all placeholders */
  async run(some: readonly Locale[], loses: boolean): Promise<void> {
    const before = this.texts;
    const translator = new NotedTranslator(loses);
    const { changes, answers } = await this.#run(this.#files, translator, some);
    this.#last = { changes, before, after: this.texts, accepted: new Set(), answers };
    const isWanted = (locale: Locale, key: Key, old: string | undefined) => {
      const source = this.#textOf('en', key);
      const isDue = some.includes(locale) && source !== undefined;
      if (!isDue || this.#owners.isPersons(`${locale} ${key}`, old)) return [old];
      const made = `[${locale}] ${source}`;
      return loses || this.#owners.isDoubtful(`${locale} ${key}`) ? [old, made] : [made];
    };
    this.#changesOnly(before, isWanted);
    if (!loses) this.#paysOnce(translator.asked);
    for (const one of this.#paid)
      if (some.some((locale) => one.startsWith(`${locale} `))) this.#paid.delete(one);
  }

  /** A run that writes nothing: what it makes waits to be accepted. */
  async propose(some: readonly Locale[]): Promise<void> {
    const before = this.texts;
    const translator = new NotedTranslator();
    const { proposed } = await this.#run(this.#files, translator, some, 'all');
    assert.deepEqual(this.texts, before);
    this.#proposed = proposed;
    const kept = proposed.proposals.map(keptOf);
    await this.#store.propose(kept);
    for (const one of kept) {
      const open = this.#waiting.get(nameOf(one));
      const isSame = open?.source === one.source && (open.before ?? '') === (one.before ?? '');
      const isTyped = open?.isEdited === true && isSame;
      const typed = isTyped ? { text: open.text, isEdited: true as const } : {};
      this.#waiting.set(nameOf(one), { ...one, ...typed });
    }
    this.#paysOnce(translator.asked);
    for (const one of translator.asked) this.#paid.add(one);
  }

  /** A person types another text for what is proposed. */
  async typeProposed(some: readonly Key[]): Promise<void> {
    const typed = (await this.#proposals(some)).map(({ kept }) => ({
      ...kept,
      text: `Mensch ${++this.#count} {name}`,
      isEdited: true as const,
    }));
    await this.#store.put(typed);
    for (const one of typed) this.#waiting.set(nameOf(one), one);
  }

  async reject(some: readonly Key[]): Promise<void> {
    const rejected = (await this.#proposals(some)).map(({ kept }) => kept);
    await this.#store.drop(rejected);
    for (const one of rejected) this.#waiting.delete(nameOf(one));
  }

  /** The window is closed, or killed: another one finds what it has kept. */
  reload(): void {
    this.#proposed = undefined;
    this.#last = undefined;
  }

  /** A person moves the folder of all files in the editor. */
  async move(): Promise<void> {
    const before = this.#folder;
    this.#folder = `moved${++this.#count}/`;
    const folder = this.#kind.pathOf('en').split('/')[0] ?? '';
    const from = `${before}${folder}`;
    const to = `${this.#folder}${folder}`;
    for (const [path, text] of this.texts) {
      if (!path.startsWith(`${from}/`)) continue;
      this.#files.texts.delete(path);
      this.#files.texts.set(to + path.slice(from.length), text);
    }
    const renamed = [{ from, to }];
    await followRenamed(this.#files, renamed);
    await this.#store.move((path) => newPath(path, renamed));
    for (const [name, one] of this.#waiting)
      this.#waiting.set(name, { ...one, sourcePath: this.#pathOf('en') });
    this.#last = undefined;
  }

  /** That what nobody has accepted or rejected is kept, and nothing else. */
  async hasProposals(): Promise<void> {
    const kept = await this.#store.all();
    const found = new Map(kept.map((one) => [nameOf(one), one]));
    assert.deepEqual(found, this.#waiting);
    const opened = await this.#proposals(keys);
    assert.equal(opened.length, kept.length, 'all are shown');
  }

  async #proposals(some: readonly Key[]) {
    const sets = discover(this.#paths(), { sourceLocale: 'en', resources: [] });
    const project = new Project(this.#files, { context: false });
    const places = {
      sets,
      source: project.source.bind(project),
      plan: (...where: Parameters<Project['open']>) => project.open(...where),
    };
    const all = await this.#store.all();
    const opened = await openKept(places, all, all);
    return opened.filter(({ kept }) => some.some((key) => kept.id === keyId([key])));
  }

  /** A person accepts what is proposed, as it is or with another text. */
  async acceptProposed(some: readonly Key[], isEdited: boolean): Promise<void> {
    const before = this.texts;
    const due = (await this.#proposals(some)).map(({ proposal }) => proposal);
    const texts = due.map((one) =>
      isEdited ? { ...one, text: `Mensch ${++this.#count} {name}`, isEdited } : one,
    );
    const run = this.#proposed ?? noRun;
    const end = await this.#write(run, texts);
    const textOf = (locale: Locale, key: Key) =>
      texts.find(({ target, id }) => target.locale === locale && id === keyId([key]));
    const accepted = new Map<string, string>();
    this.#changesOnly(before, (locale, key, old) => {
      const one = textOf(locale, key);
      const isTimely =
        one?.source === this.#textOf('en', key) && (one?.before ?? '') === (old ?? '');
      if (one === undefined || !isTimely) return [old];
      accepted.set(`${locale} ${key}`, one.text);
      return [one.text];
    });
    for (const [one, text] of accepted) this.#owners.accept(one, text);
    const ids = new Set(end.accepted.map(({ target, id }) => `${target.locale} ${id}`));
    const done = due.filter(({ target, id }) => ids.has(`${target.locale} ${id}`)).map(keptOf);
    assert.equal(done.length, accepted.size);
    await this.#store.drop(done);
    for (const one of done) this.#waiting.delete(nameOf(one));
    for (const { target, source } of texts) {
      const asked = `${target.locale} ${source.replace('{name}', '')}`;
      for (const one of this.#paid) if (one.startsWith(asked)) this.#paid.delete(one);
    }
    if (end.accepted.length === 0) return;
    const { changes, answers } = end;
    const own = { changes, before, after: this.texts, accepted: new Set(accepted.keys()), answers };
    this.#last = { ...joinedTo(this.#last, own, run), review: run };
  }

  /** A run whose process ends at one of its writes, counted from 0; it may come to its end before that. */
  async crash(write: number): Promise<void> {
    const before = this.texts;
    let writes = 0;
    const files = new MemoryFiles(before, () => {
      if (writes++ === write) throw new Crash();
    });
    const translator = new NotedTranslator();
    await this.#run(files, translator, locales).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    this.#files = new MemoryFiles(files.texts);
    this.#last = undefined;
    this.#changesOnly(before, (locale, key, old) =>
      this.#owners.isPersons(`${locale} ${key}`, old)
        ? [old]
        : [old, `[${locale}] ${this.#textOf('en', key)}`],
    );
    this.#paysOnce(translator.asked);
    for (const one of translator.asked) this.#paid.add(one);
    if (writes <= write) this.#paid.clear();
  }

  /** Takes the last run back, unless that was done. */
  async undo(): Promise<void> {
    if (this.#last === undefined) return;
    const { changes, before, after, accepted, answers } = this.#last;
    this.#last = undefined;
    const now = this.texts;
    const reviewed = [...accepted].filter((one) => this.#owners.isAccepted(one));
    for (const one of accepted) this.#owners.forget(one);
    const { kept } = await undoRun(this.#files, changes);
    await new FolderJournal(this.#journal, () => undefined).restore(answers);
    for (const file of changes.files) this.#isBack(file, now.get(file.path), kept);
    for (const { file, path } of kept) {
      const locale = locales.find((one) => this.#pathOf(one) === file);
      const name = `${locale} ${path.at(-1)}`;
      const text = textIn(this.texts.get(file), path.at(-1) as Key);
      if (reviewed.includes(name)) this.#owners.accept(name, text);
    }
    if (before !== undefined && isDeepStrictEqual(now, after))
      assert.deepEqual(ofProject(this.texts), ofProject(before));
  }

  /** That Glossa says of each message what its texts tell; whether a person's is outdated, they do not. */
  async hasStates(): Promise<void> {
    for (const locale of locales) {
      const { plan } = await this.#open(locale);
      for (const item of plan.items) {
        const key = item.path.at(-1) as Key;
        const [text, source] = [this.#textOf(locale, key), this.#textOf('en', key)];
        const own = text === `[${locale}] ${source}` ? 'unreviewed' : 'outdated';
        const states = this.#owners.isPersons(`${locale} ${key}`, text)
          ? this.#owners.statesOf(`${locale} ${key}`, text ?? '')
          : [own];
        const wanted = text ? states : ['missing'];
        if (text && this.#owners.isDoubtful(`${locale} ${key}`)) continue;
        const state = String(stateOf(item));
        assert.ok(wanted.includes(state), `${locale} ${key} “${text}” is ${state}`);
      }
    }
  }

  /**
   * Two people go on from here, each on a branch of their own, and one merges the other's into theirs. Where both have
   * changed a text, theirs is the one that stays.
   */
  async branch(
    one: (story: Story) => Promise<void>,
    other: (story: Story) => Promise<void>,
  ): Promise<void> {
    const base = this.#copy();
    const theirs = this.#copy();
    await one(theirs);
    await other(this);
    const ours = this.texts;
    this.#owners.takeMarks(theirs.#owners);
    this.#last = undefined;
    for (const path of new Set([...ours.keys(), ...theirs.texts.keys()])) {
      const [then, left, right] = [base.texts, theirs.texts, ours].map((texts) => texts.get(path));
      const merged = path.startsWith('glossa.')
        ? unionOf(then, left, right)
        : this.#merged(then, left, right);
      this.#files.texts.set(path, merged);
    }
    for (const locale of locales)
      for (const key of keys) this.#decide([locale, key], { base, theirs, ours });
  }

  #copy(): Story {
    const copy = new Story(this.#kind);
    copy.#files = new MemoryFiles(this.texts);
    copy.#journal.text = this.#journal.text;
    copy.#folder = this.#folder;
    copy.#count = this.#count + 1000;
    for (const key of keys) copy.#sources.set(key, this.#sources.get(key) ?? []);
    copy.#owners.takeOver(this.#owners);
    for (const one of this.#paid) copy.#paid.add(one);
    return copy;
  }

  #merged(base: string | undefined, theirs: string | undefined, ours: string | undefined): string {
    let merged = ours ?? theirs ?? '';
    for (const key of keys) {
      const [then, left, right] = [base, theirs, ours].map((text) => textIn(text, key));
      if (right !== then || left === then) continue;
      if (textIn(merged, key) !== left) merged = withText(this.#kind, merged, key, left);
    }
    return merged;
  }

  /** Whose a text is now that was merged. */
  #decide(
    [locale, key]: readonly [Locale, Key],
    { base, theirs, ours }: { readonly base: Story; readonly theirs: Story; readonly ours: Texts },
  ): void {
    const name = `${locale} ${key}`;
    const text = this.#textOf(locale, key);
    const own = textIn(ours.get(this.#pathOf(locale)), key);
    const left = theirs.#textOf(locale, key);
    const doubt = doubtOf(locale, key, [base.texts, theirs.texts, ours]);
    const isDoubtful =
      this.#owners.isDoubtful(name) || theirs.#owners.isDoubtful(name) || doubt === 'forgotten';
    const isAccepted =
      (this.#owners.isAccepted(name) && own === text) ||
      (theirs.#owners.isAccepted(name) && left === text);
    this.#owners.forget(name);
    if (isDoubtful) this.#owners.doubt(name);
    else if (isAccepted) this.#owners.accept(name, text);
  }

  #pathOf(locale: string): string {
    return `${this.#folder}${this.#kind.pathOf(locale)}`;
  }

  #type(where: string, key: Key, text: string | undefined): void {
    const path = this.#pathOf(where);
    const file = this.#files.texts.get(path);
    if (file === undefined && text === undefined) return;
    this.#files.texts.set(path, withText(this.#kind, file, key, text));
  }

  #textOf(where: string, key: Key): string | undefined {
    return textIn(this.#files.texts.get(this.#pathOf(where)), key);
  }

  #paths(): readonly string[] {
    const all = ['en', ...locales].map((locale) => this.#pathOf(locale));
    return all.filter((path) => this.#files.texts.has(path));
  }

  #open(locale: Locale) {
    const [set] = discover(this.#paths(), { sourceLocale: 'en', resources: [] });
    assert.ok(set);
    return new Project(this.#files, { context: false }).open(set, locale);
  }

  #run(files: MemoryFiles, translator: NotedTranslator, some: readonly Locale[], review?: 'all') {
    const under = { files, paths: this.#paths(), journal: this.#journal };
    return runProject(under, translator, some, {}, review);
  }

  async #write(run: ProposedRun, proposals: ProposedRun['proposals']) {
    const files = this.#files;
    const project = new Project(files, { context: false });
    const answers = new FolderJournal(this.#journal, () => undefined);
    return acceptProposals({ files, project, answers, describe: String }, run, proposals);
  }

  /** That each message has a text that it may have, and that no other line is another one. */
  #changesOnly(
    before: Texts,
    wanted: (locale: Locale, key: Key, old: string | undefined) => readonly (string | undefined)[],
  ): void {
    const source = this.#pathOf('en');
    assert.equal(this.texts.get(source), before.get(source));
    for (const locale of locales) {
      const old = before.get(this.#pathOf(locale));
      const changed = keys.filter((key) => {
        const [then, now] = [textIn(old, key), this.#textOf(locale, key)];
        const allowed = wanted(locale, key, then);
        assert.ok(allowed.includes(now), `${locale} ${key} “${now}” should be “${allowed.join()}”`);
        return then !== now;
      });
      const isOther = (line: string) => changed.every((key) => textIn(line, key) === undefined);
      // Braces that an undo has left empty are opened for new texts.
      const others = (text: string) => linesOf(text.replace(/^\{\}/, '{\n}')).filter(isOther);
      if (old === undefined) continue;
      assert.deepEqual(others(this.texts.get(this.#pathOf(locale)) ?? ''), others(old));
    }
  }

  #paysOnce(asked: readonly string[]): void {
    assert.equal(new Set(asked).size, asked.length);
    assert.deepEqual(
      asked.filter((one) => this.#paid.has(one)),
      [],
    );
  }

  /** That messages have the texts of before, but for those that are not the run's any more. */
  #isBack(
    { path: file, locale, messages }: FilledFile,
    text: string | undefined,
    kept: readonly KeptMessage[],
  ) {
    const isAdded = (key: Key) =>
      messages.some(
        ({ path, before, now }) =>
          path.at(-1) === key && before === undefined && now === textIn(text, key),
      );
    for (const { path, before, now } of messages) {
      const key = path.at(-1) as Key;
      const then = textIn(text, key);
      const isRuns = then === now && !this.#owners.isAccepted(`${locale} ${key}`);
      const why = kept.find((one) => one.file === file && one.path.at(-1) === key)?.reason;
      if (then !== before) assert.equal(why === undefined || why === 'noPlace', isRuns);
      // No file is left without a text.
      if (why === 'noPlace')
        assert.ok(keys.every((one) => textIn(text, one) === undefined || isAdded(one)));
      assert.equal(textIn(this.texts.get(file), key), why === undefined ? before : then);
    }
  }
}
