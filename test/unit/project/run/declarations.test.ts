import assert from 'node:assert/strict';
import type { RunChanges } from '../../../../src/project/undo/runChanges.ts';
import { undoRun } from '../../../../src/project/undo/undoRun.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';
import { chromiumError } from '../../resources/formats/support/chromium.ts';

const [source, target] = ['_locales/en/messages.json', '_locales/de/messages.json'];
const manifest = '{\n  "default_locale": "en"\n}\n';

const inLines = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** Files of two locales, in which a run fills what is due. */
class Two {
  readonly files: MemoryFiles;
  readonly journal = new MemoryJournal();
  readonly #paths: readonly [source: string, target: string];

  constructor(paths: readonly [source: string, target: string], english: unknown, german: unknown) {
    this.#paths = paths;
    this.files = new MemoryFiles([
      ['manifest.json', manifest],
      [paths[0], inLines(english)],
      [paths[1], inLines(german)],
    ]);
  }

  set english(value: unknown) {
    this.files.texts.set(this.#paths[0], inLines(value));
  }

  get german(): unknown {
    return JSON.parse(this.text);
  }

  get text(): string {
    return this.files.texts.get(this.#paths[1]) ?? '';
  }

  set text(text: string) {
    this.files.texts.set(this.#paths[1], text);
  }

  async run(): Promise<RunChanges> {
    const { files, journal } = this;
    const run = await runProject({ files, journal, paths: this.#paths }, new MarkingTranslator(), [
      'de',
    ]);
    return JSON.parse(JSON.stringify(run.changes)) as RunChanges;
  }
}

const chrome = (english: unknown, german: unknown = {}) =>
  new Two([source, target], english, german);

const user = { user: { content: '$1', example: 'Ada' } };
const named = { opt: { message: 'Options for $User$ now', placeholders: user } };

describe('a message of a browser extension whose source has got a placeholder', () => {
  it('has it declared, as a new one has', async () => {
    const under = chrome({ opt: { message: 'Options now' } });
    await under.run();
    under.english = named;
    await under.run();
    assert.deepEqual(under.german, {
      opt: { message: '[de] Options for $User$ now', placeholders: user },
    });
    assert.equal(chromiumError(under.text), undefined);
  });

  it('has it beside those that were declared', async () => {
    const more = { ...user, Count: { content: '$2' } };
    const under = chrome(named);
    await under.run();
    under.english = { opt: { message: '$COUNT$ options for $user$', placeholders: more } };
    await under.run();
    assert.deepEqual(under.german, {
      opt: { message: '[de] $COUNT$ options for $user$', placeholders: more },
    });
    assert.equal(chromiumError(under.text), undefined);
  });

  it('keeps what a person has declared, in the spelling of theirs', async () => {
    const own = { USER: { content: '$1', example: 'Bea' }, page: { content: 'Seite $2' } };
    const under = chrome({ opt: { message: 'Options now' } });
    await under.run();
    under.text = inLines({ opt: { message: '[de] Options now', placeholders: own } });
    const page = { content: 'page $2' };
    under.english = {
      opt: { message: '$User$, $page$ and $more$', placeholders: { ...user, page, more: page } },
    };
    await under.run();
    assert.deepEqual(under.german, {
      opt: { message: '[de] $User$, $page$ and $more$', placeholders: { ...own, more: page } },
    });
  });

  it('shows the argument that the source shows', async () => {
    const under = chrome(named);
    await under.run();
    const second = { user: { content: '$2', example: 'Ada' } };
    under.english = { opt: { message: 'All options for $User$', placeholders: second } };
    await under.run();
    assert.deepEqual(under.german, {
      opt: { message: '[de] All options for $User$', placeholders: second },
    });
  });

  it('gets nothing that its text does not need', async () => {
    const under = chrome({ opt: { message: 'Options now', description: 'A menu' } });
    await under.run();
    under.text = inLines({ opt: { message: '[de] Options now' } });
    under.english = { opt: { message: 'Options', description: 'A menu', placeholders: user } };
    await under.run();
    assert.deepEqual(under.german, { opt: { message: '[de] Options' } });
  });

  for (const [what, edit] of Object.entries({
    'to the byte': (text: string) => text,
    'where somebody has changed another message': (text: string) => text.replace('Bye', 'Ade'),
  })) {
    it(`is as before once the run is taken back, ${what}`, async () => {
      const bye = { message: 'Bye' };
      const old = { opt: { message: 'Options for $User$', placeholders: user }, bye, add: bye };
      const under = chrome(old);
      await under.run();
      const before = under.text;
      under.english = {
        opt: {
          message: '$Count$ options for $User$',
          placeholders: { user: { content: '$2', example: 'Ada' }, count: { content: '$1' } },
        },
        bye,
        add: { message: 'Bye, $User$', placeholders: user },
      };
      const changes = await under.run();
      assert.equal(chromiumError(under.text), undefined);
      under.text = edit(under.text);
      await undoRun(under.files, changes);
      assert.equal(under.text, edit(before));
    });
  }

  it('leaves what a person has declared since, when the run is taken back', async () => {
    const under = chrome({ opt: { message: 'Options now' } });
    await under.run();
    under.english = named;
    const changes = await under.run();
    const own = under.text.replace('Ada', 'Bea');
    under.text = own;
    await undoRun(under.files, changes);
    assert.equal(under.text, own.replace('for $User$ ', ''));
  });
});

describe('a message of Flutter whose source has got an argument', () => {
  const arb = (german: unknown) =>
    new Two(
      ['lib/l10n/app_en.arb', 'lib/l10n/app_de.arb'],
      { '@@locale': 'en', a: 'Total' },
      german,
    );
  const placeholders = { n: { type: 'int', format: 'compact' }, all: { type: 'int' } };
  const english = { '@@locale': 'en', a: '{n} of {all}', '@a': { placeholders } };

  it('has it declared where its file declares arguments', async () => {
    const own = { n: { type: 'int', format: 'decimalPattern' } };
    const under = arb({ '@@locale': 'de' });
    await under.run();
    const there = { '@@locale': 'de', a: '[de] Total', '@a': { placeholders: own } };
    under.text = inLines(there);
    under.english = english;
    const changes = await under.run();
    assert.deepEqual(under.german, {
      ...there,
      a: '[de] {n} of {all}',
      '@a': { placeholders: { ...own, all: placeholders.all } },
    });
    under.text = under.text.replace('"de"', '"de_DE"');
    await undoRun(under.files, changes);
    assert.deepEqual(under.german, { ...there, '@@locale': 'de_DE' });
  });

  it('has none where its file declares none', async () => {
    const under = arb({ '@@locale': 'de' });
    await under.run();
    under.english = english;
    await under.run();
    assert.deepEqual(under.german, { '@@locale': 'de', a: '[de] {n} of {all}' });
  });
});
