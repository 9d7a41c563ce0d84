import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { isChangedText } from '../../../../src/resources/plan.ts';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../projectUnderTest.ts';

const kinds = ['unreviewed', 'reviewed', 'translated'] as const;
const names = kinds.flatMap((kind) => Array.from({ length: 50 }, (_, at) => `${kind}${at}`));
const [source, target] = ['locales/en.json', 'locales/de.json'];
const json = (texts: Readonly<Record<string, string>>) => JSON.stringify(texts, undefined, 2);
const english = (name: string) => `Text of ${name}`;
const textsOf = (all: readonly string[], textOf: (name: string) => string) =>
  json(Object.fromEntries(all.map((name) => [name, textOf(name)])));

/** A project with messages in each of the three states. */
async function threeStates() {
  const found = names.filter((name) => name.startsWith('translated'));
  const files = new MemoryFiles([
    [source, textsOf(names, english)],
    [target, textsOf(found, (name) => `Schon da: ${name}`)],
  ]);
  const run = async () => {
    const translator = new MarkingTranslator();
    const under = { files, paths: [source, target], journal: new MemoryJournal() };
    await runProject(under, translator, ['de']);
    return translator.sent;
  };
  const open = async () => {
    const [set] = await findResourceSets(files, [source, target], { sourceLocale: 'en' });
    assert.ok(set);
    return new Project(files, { context: false }).open(set, 'de');
  };
  await run();
  const read = await open();
  const ids = names.filter((name) => name.startsWith('reviewed')).map((name) => keyId([name]));
  await acceptMessages(files, [{ target: read, ids: new Set(ids) }]);
  const states = async () => {
    const { plan } = await open();
    return new Map(plan.items.map((item) => [String(item.path[0]), stateOf(item)]));
  };
  const texts = () => JSON.parse(files.texts.get(target) ?? '') as Record<string, string>;
  return { files, run, open, states, texts };
}

const kindOf = (name: string) => name.replace(/\d+$/, '');

describe('texts that something else than Glossa writes', () => {
  it('are translated whatever they were, and the next run leaves them and pays for nothing', async () => {
    const { files, run, states, texts } = await threeStates();
    for (const [name, state] of await states()) assert.equal(state, kindOf(name));
    const rewritten = textsOf(names, (name) => `Neu gemacht: ${name}`);
    files.texts.set(target, rewritten);
    for (const [name, state] of await states()) assert.equal(state, 'translated', name);
    assert.deepEqual(await run(), []);
    assert.equal(files.texts.get(target), rewritten);
    for (const [name, state] of await states()) assert.equal(state, 'translated', name);
    assert.deepEqual(Object.keys(texts()).length, names.length);
  });

  it('are reviewed again where they are what was reviewed, and the machine’s where they are what it wrote', async () => {
    const { files, run, states } = await threeStates();
    const before = files.texts.get(target) ?? '';
    files.texts.set(
      target,
      textsOf(names, (name) => `Neu gemacht: ${name}`),
    );
    await run();
    files.texts.set(target, before);
    for (const [name, state] of await states()) assert.equal(state, kindOf(name));
  });

  it('are no reviewed ones where the texts of two messages are swapped, or one is emptied and filled', async () => {
    const { files, states, texts } = await threeStates();
    const { reviewed0: one = '', reviewed1: other = '', ...rest } = texts();
    files.texts.set(target, json({ ...rest, reviewed0: other, reviewed1: one, reviewed2: '' }));
    const then = await states();
    assert.deepEqual(
      ['reviewed0', 'reviewed1', 'reviewed2', 'reviewed3'].map((name) => then.get(name)),
      ['translated', 'translated', 'missing', 'reviewed'],
    );
    files.texts.set(target, json({ ...texts(), reviewed2: 'Neu' }));
    assert.equal((await states()).get('reviewed2'), 'translated');
  });

  it('are outdated once their source changes, and then, too, no run replaces them', async () => {
    const { files, run, states } = await threeStates();
    const rewritten = textsOf(names, (name) => `Neu gemacht: ${name}`);
    files.texts.set(target, rewritten);
    files.texts.set(
      source,
      textsOf(names, (name) => `${english(name)}!`),
    );
    for (const [name, state] of await states()) assert.equal(state, 'outdated', name);
    assert.deepEqual(await run(), []);
    assert.equal(files.texts.get(target), rewritten);
  });

  it('can be listed apart from those that nobody has changed', async () => {
    const { files, run, open, texts } = await threeStates();
    const changed = names.filter((_, at) => at % 3 === 0);
    const isChanged = new Set(changed);
    const now = texts();
    files.texts.set(
      target,
      textsOf(names, (name) => (isChanged.has(name) ? `Neu: ${name}` : (now[name] ?? ''))),
    );
    const listed = async () => {
      const { plan } = await open();
      return plan.items.filter((item) => isChangedText(plan, item));
    };
    assert.deepEqual(
      (await listed()).map(({ path }) => path[0]),
      changed,
    );
    await run();
    assert.deepEqual(
      (await listed()).map(({ path }) => path[0]),
      changed,
    );
  });
});

describe('the ledger of a Glossa that noted no texts', () => {
  const marked = (lines: readonly string[], version: number) =>
    [`# Glossa ledger ${version} of "locales/en.json" in "de": key`, ...lines, ''].join('\n');

  it('keeps its marks, and says from the next run on of which text they are', async () => {
    const { files, run, states } = await threeStates();
    const ledger = 'glossa.ledger/de/locales--en.json.txt';
    const old = (files.texts.get(ledger) ?? '')
      .split('\n')
      .slice(1, -1)
      .map((line) =>
        line.replace(/ ([!?]?)([\w-]{8}) [\w-]{8}$/u, (all, sign, mark) => {
          if (sign === '!') return ` ${mark}`;
          return sign === '?' ? ` ?${mark}` : all;
        }),
      );
    files.texts.set(ledger, marked(old, 3));
    for (const [name, state] of await states()) assert.equal(state, kindOf(name));
    assert.deepEqual(await run(), []);
    assert.match(files.texts.get(ledger) ?? '', /^# Glossa ledger 4 /u);
    files.texts.set(
      target,
      textsOf(names, (name) => `Neu gemacht: ${name}`),
    );
    for (const [name, state] of await states()) assert.equal(state, 'translated', name);
  });
});
