import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';
import type { FileChange, WriteOutcome } from '../../../../src/project/ports/files.ts';
import type { OpenOptions } from '../../../../src/project/plan/project.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const [source, german] = ['locales/en.json', 'locales/de.json'];
const paths = [source, german];
const ledger = ledgerPath({ sourcePath: source, locale: 'de' });

type Act = () => Promise<unknown>;

/** An English source and its German target, of which somebody does something while others write. */
export class WatchedFiles extends MemoryFiles {
  /** What is done once, right before or after the target file is written. */
  beforeTarget: Act | undefined;
  afterTarget: Act | undefined;
  /** The same before the file of the ledger is written. */
  beforeLedger: Act | undefined;

  /** There is no room for the target file. */
  full = false;

  /** The target file itself, where a person has unsaved edits of it: what is written there is not saved. */
  saved: object | undefined;

  constructor(english: object, text: object) {
    const texts = [
      [source, JSON.stringify(english)],
      [german, JSON.stringify(text)],
    ] as const;
    super(texts, (path) => {
      if (path === german && this.full) throw new Error('ENOSPC');
    });
  }

  override async readSaved(path: string): Promise<string | undefined> {
    const isUnsaved = path === german && this.saved !== undefined;
    return isUnsaved ? JSON.stringify(this.saved) : this.read(path);
  }

  override async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    const isTarget = ({ path }: { readonly path: string }) => path === german;
    const { beforeTarget, afterTarget, beforeLedger } = this;
    if (changes.some(({ path }) => path === ledger)) {
      this.beforeLedger = undefined;
      await beforeLedger?.();
    }
    if (changes.some(isTarget)) {
      this.beforeTarget = undefined;
      await beforeTarget?.();
    }
    const outcome = await super.write(changes);
    if (outcome.written.some(isTarget)) {
      this.afterTarget = undefined;
      await afterTarget?.();
    }
    if (this.saved === undefined) return outcome;
    return { ...outcome, written: outcome.written.filter((one) => !isTarget(one)) };
  }

  set english(texts: object) {
    this.texts.set(source, JSON.stringify(texts));
  }

  get german(): Readonly<Record<string, string>> {
    return JSON.parse(this.texts.get(german) ?? '{}') as Record<string, string>;
  }

  set german(texts: object) {
    this.texts.set(german, JSON.stringify(texts));
  }

  async opened(options: OpenOptions = {}): Promise<TargetFile> {
    const [set] = discover(paths, { sourceLocale: 'en', resources: [] });
    assert.ok(set);
    return new Project(this, { context: false }).open(set, 'de', options);
  }

  /** A person accepts the text of a message, as they see it: now, or in a plan from before. */
  async accept(key: string, seen?: TargetFile) {
    const target = seen ?? (await this.opened());
    return acceptMessages(this, [{ target, ids: new Set([keyId([key])]) }]);
  }

  /** The same; gives what takes it back. */
  async acceptToUndo(key: string): Promise<() => Promise<number>> {
    return (await this.accept(key)).takeBack;
  }

  /** A run; `meanwhile` is done while its texts are with the service. */
  async run(meanwhile: Act = () => Promise.resolve()) {
    const translator = new MarkingTranslator();
    const translate = translator.translate;
    translator.translate = async (request, options) => {
      await meanwhile();
      return translate(request, options);
    };
    const project = { files: this, paths, journal: new MemoryJournal() };
    return runProject(project, translator, ['de']);
  }

  /** The messages that the ledger knows something of. */
  async ledger(): Promise<readonly string[]> {
    return [...(await this.opened()).plan.entries.keys()];
  }

  async states() {
    const { plan } = await this.opened();
    return Object.fromEntries(plan.items.map((item) => [item.path.join('.'), stateOf(item)]));
  }
}
