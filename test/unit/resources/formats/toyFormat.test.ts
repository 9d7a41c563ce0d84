import assert from 'node:assert/strict';
import { inOneStep, runSync, type Cooperative } from '../../../../src/resources/cooperative.ts';
import { applyEdits, type Edit } from '../../../../src/resources/edit.ts';
import {
  type FormatId,
  type Message,
  type MessageValue,
  type ResourceFile,
  type ResourceFormat,
  flatKeys,
  type AddedMessages,
  type KeyOperations,
  type KeyPath,
} from '../../../../src/resources/formats/format.ts';
import { addFormat } from '../../../../src/resources/formats/formats.ts';
import { giveTexts } from '../../../../src/project/changes/giveTexts.ts';
import { History } from '../../../../src/project/changes/history.ts';
import { checkInProject, filesOf } from '../../../../src/project/findings/checkProject.ts';
import { planKeyChange, planDeletedKeys } from '../../../../src/project/keys/planKeyChange.ts';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import type { EditedText } from '../../../../src/project/ports/editedText.ts';
import { EditedFiles } from '../../project/changes/editedFiles.ts';
import { MemoryFiles } from '../../project/memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../../project/projectUnderTest.ts';

/** A line of a toy file: `key: text`. */
interface Line {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** All that Glossa has to know of a format. */
class ToyFile implements ResourceFile, KeyOperations<ResourceFile> {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly messages: readonly Message[];
  readonly rootKey = undefined;
  readonly shape = flatKeys;

  constructor(text: string) {
    this.text = text;
    this.lines = [...text.matchAll(/^([^:\n]+): (.*)\n/gmu)].map(
      ({ index, 0: line, 1: key = '', 2: value = '' }) => ({
        key,
        text: value,
        start: index,
        end: index + line.length,
      }),
    );
    this.messages = this.lines.map(({ key, text: value, end }) => ({
      path: [key],
      value,
      offset: end - 1 - value.length,
      length: value.length,
    }));
  }

  get keys(): KeyOperations<ResourceFile> {
    return this;
  }

  get([key]: KeyPath): Message | undefined {
    return this.messages.find(({ path }) => path[0] === key);
  }

  canTake(path: KeyPath): boolean {
    return path.length === 1;
  }

  write(values: readonly MessageValue[]): Cooperative<readonly Edit[]> {
    return inOneStep(() =>
      values.map(({ path, value }) => {
        const { offset, length } = this.get(path) ?? { offset: this.text.length, length: 0 };
        const isThere = this.get(path) !== undefined;
        return { offset, length, text: isThere ? value : `${path.join('.')}: ${value}\n` };
      }),
    );
  }

  clashWith(): undefined {
    return undefined;
  }

  encodePart(_message: Message, part: string): string {
    return part;
  }

  encodeAgain(_now: Message, _then: ResourceFile, { value }: Message): string {
    return value;
  }

  places() {
    return this.lines.map(({ key, start }) => ({ path: [key], offset: start, length: key.length }));
  }

  rename([old]: KeyPath, name: string): readonly Edit[] {
    return this.#at(old).map(({ key, start }) => ({
      offset: start,
      length: key.length,
      text: name,
    }));
  }

  copy([old]: KeyPath, name: string): readonly Edit[] {
    return this.#at(old).map(({ text, end }) => ({
      offset: end,
      length: 0,
      text: `${name}: ${text}\n`,
    }));
  }

  remove(paths: readonly KeyPath[]): readonly Edit[] {
    return paths.flatMap(([key]) =>
      this.#at(key).map(({ start, end }) => ({ offset: start, length: end - start, text: '' })),
    );
  }

  takeBack({ paths }: AddedMessages<ResourceFile>): readonly Edit[] {
    return this.remove(paths);
  }

  entryOf(path: KeyPath): KeyPath {
    return path;
  }

  holdsOnlyMessages(): boolean {
    return true;
  }

  isRepeated(): boolean {
    return false;
  }

  leaves() {
    return { leaves: new Map(), groups: new Set<string>() };
  }

  #at(key: string | number | undefined): readonly Line[] {
    return this.lines.filter((line) => line.key === key);
  }
}

const toy: ResourceFormat = {
  id: 'toy' as FormatId,
  keys: flatKeys,
  parse: (text) => inOneStep(() => new ToyFile(text)),
  emptyLike: () => '',
  filledCopy: () => inOneStep(() => undefined),
};

/** The names of what a type lets one leave out. */
type Optional<T> = {
  [K in keyof T]-?: Pick<T, K> extends Required<Pick<T, K>> ? never : K;
}[keyof T];

describe('a format that is one object', () => {
  let remove: () => void;
  before(() => {
    remove = addFormat(toy.id, '.toy', () => toy);
  });
  after(() => remove());

  const english = 'save: Save {file}\nopen: Open\nclose: Close\n';
  const german = '# ours\nopen: Öffnen\n';

  const project = (more: Readonly<Record<string, string>> = {}) => {
    const texts = { 'locales/en.toy': english, 'locales/de.toy': german, ...more };
    const files = new MemoryFiles(Object.entries(texts));
    return { files, paths: Object.keys(texts), journal: new MemoryJournal() };
  };

  const setOf = async ({ files, paths }: ReturnType<typeof project>) => {
    const [set, ...others] = await findResourceSets(files, paths, {});
    assert.ok(set);
    assert.deepEqual(others, []);
    return set;
  };

  const textsAfter = (edited: readonly EditedText[]) =>
    Object.fromEntries(edited.map(({ path, text, edits }) => [path, applyEdits(text, edits)]));

  it('does not compile where an operation is left out', () => {
    type Left = [
      Optional<ResourceFormat>,
      Optional<ResourceFile>,
      Optional<KeyOperations<ResourceFile>>,
    ];
    const none: Left extends [never, never, never] ? true : false = true;
    assert.ok(none);
    // @ts-expect-error -- every operation is asked for
    const lacking: KeyOperations<unknown> = {} as Omit<KeyOperations<unknown>, 'takeBack'>;
    assert.ok(lacking);
  });

  it('is found, with its source and its locales', async () => {
    const set = await setOf(project());
    assert.deepEqual(
      [set.format, set.source.path, set.targets.map(({ locale }) => locale)],
      ['toy', 'locales/en.toy', ['de']],
    );
  });

  it('is filled, and taken back to the byte', async () => {
    const under = project();
    const { changes, report } = await runProject(under, new MarkingTranslator(), ['de', 'fr']);
    const filled = `${german}save: [de] Save {file}\nclose: [de] Close\n`;
    assert.equal(under.files.texts.get('locales/de.toy'), filled);
    assert.match(under.files.texts.get('locales/fr.toy') ?? '', /^open: \[fr\] Open$/mu);
    assert.deepEqual(
      report.targets.map(({ translated }) => translated),
      [2, 3],
    );
    const { kept, refused } = await undoRun(under.files, changes);
    assert.deepEqual([kept, refused], [[], []]);
    assert.equal(under.files.texts.get('locales/de.toy'), german);
    assert.equal(under.files.texts.has('locales/fr.toy'), false);
  });

  it('has its keys renamed, copied and removed in every locale', async () => {
    const under = project();
    const set = await setOf(under);
    const change = { from: ['open'], to: ['show'] };
    assert.deepEqual(
      textsAfter(await planKeyChange(under.files, set, { kind: 'rename', ...change })),
      {
        'locales/en.toy': english.replace('open', 'show'),
        'locales/de.toy': german.replace('open', 'show'),
      },
    );
    const copied = await planKeyChange(under.files, set, { kind: 'duplicate', ...change });
    assert.deepEqual(textsAfter(copied), {
      'locales/en.toy': english.replace('close', 'show: Open\nclose'),
      'locales/de.toy': `${german}show: Öffnen\n`,
    });
    const removed = await planDeletedKeys(under.files, [{ set, keys: [['open']] }]);
    assert.deepEqual(textsAfter(removed), {
      'locales/en.toy': english.replace('open: Open\n', ''),
      'locales/de.toy': '# ours\n',
    });
  });

  it('has its cells edited, and taken back to the byte', async () => {
    const { texts } = project().files;
    const files = new EditedFiles(Object.fromEntries(texts));
    const history = new History();
    const edits = [
      { path: ['open'], before: 'Öffnen', after: 'Auf' },
      { path: ['close'], before: undefined, after: 'Zu' },
    ];
    await history.run(giveTexts([{ ...files.german, edits }]));
    assert.equal(files.text, '# ours\nopen: Auf\nclose: Zu\n');
    await history.undo();
    assert.equal(files.text, german);
  });

  it('is checked', async () => {
    const under = project({ 'locales/de.toy': 'save: Sichern\nopen: \n' });
    const sets = [await setOf(under)];
    const status = new ProjectStatus(under.files, sets);
    const read = under.files.read.bind(under.files);
    const checked = [];
    for (const file of filesOf(status))
      checked.push(await checkInProject(file, { status, read, names: { of: () => [] } }));
    const codes = checked.flatMap((one) => one?.findings.map(({ found }) => found.finding.code));
    assert.ok(codes.includes('placeholder-missing'), codes.join(', '));
    assert.ok(codes.includes('missing'), codes.join(', '));
  });

  it('reads back what it writes', () => {
    const file = runSync(toy.parse(german));
    const edits = runSync(file.write([{ path: ['new'], value: 'Neu' }], file));
    assert.equal(runSync(toy.parse(applyEdits(german, edits))).get(['new'])?.value, 'Neu');
  });
});
