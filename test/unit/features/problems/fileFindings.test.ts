import assert from 'node:assert/strict';
import { formatFor } from '../../../../src/catalog/formats/formats.ts';
import type { FormatId } from '../../../../src/catalog/formats/format.ts';
import { fileFindings, type FileToCheck } from '../../../../src/features/problems/fileFindings.ts';
import { placeOf } from '../../../../src/features/problems/placeOf.ts';
import { productNameGuard, type ProductName } from '../../../../src/message/productNames.ts';

const acme: ProductName = { term: 'Acme Cloud', keep: true, forbidden: ['Acme Wolke'] };

interface Case {
  readonly source?: string | object;
  readonly target: string | object;
  readonly format?: FormatId;
  readonly locale?: string;
}

function toCheck({ source, target, format = 'json', locale = 'de' }: Case): FileToCheck {
  const parse = (content: string | object) =>
    formatFor(format, 'en').parse(typeof content === 'string' ? content : JSON.stringify(content));
  return {
    file: parse(target),
    locale,
    format,
    source: source === undefined ? undefined : { file: parse(source), locale: 'en' },
    guard: productNameGuard(
      { own: [], source: source === undefined ? [] : [acme] },
      { sourceLocale: 'en', targetLocale: locale },
    ),
    known: new Map(),
  };
}

/** Each finding as its code and the text of the file at its place. */
async function found(given: Case): Promise<readonly string[]> {
  const input = toCheck(given);
  const { findings } = await fileFindings(input);
  return findings.map(({ message, finding, at }) => {
    const { offset, length } = placeOf(input.file.text, message, at);
    return `${finding.code} ${input.file.text.slice(offset, offset + length)}`;
  });
}

describe('fileFindings', () => {
  it('finds nothing in a good translation', async () => {
    const source = { hi: 'Hello {name}', start: 'Start Acme Cloud', n: { deep: ['Save'] } };
    const target = { hi: 'Hallo {name}', start: 'Acme Cloud starten', n: { deep: ['Sichern'] } };
    assert.deepEqual(await found({ source, target }), []);
  });

  it('points at the value, or at the name inside of it', async () => {
    const source = { hi: 'Hello {name}', start: 'Start Acme Cloud' };
    const target = { hi: 'Hallo', start: 'Die Acme-Wolke starten' };
    assert.deepEqual(await found({ source, target }), [
      'placeholder-missing "Hallo"',
      'product-name-missing Acme-Wolke',
    ]);
  });

  it('does not list what is missing, empty or only in the target', async () => {
    const source = { a: 'Hello {name}', b: 'Hello {name}' };
    assert.deepEqual(await found({ source, target: { b: '', c: '{x' } }), []);
  });

  it('looks into ICU messages and pipes', async () => {
    const source = {
      files: '{n, plural, one {# file} other {# files}}',
      cars: '{n} car | {n} cars',
    };
    const target = { files: '{n, plural, one {# Datei}}', cars: '{n} Auto' };
    const codes = (await found({ source, target })).map((one) => one.split(' ')[0]);
    assert.deepEqual(codes, ['icu-missing-other', 'plural-choice-count']);
  });

  it('compares the plural forms that only the target has with a form of the source', async () => {
    const source = { file_one: '{{count}} file', file_other: '{{count}} files' };
    const target = { file_one: '{{count}} plik', file_few: 'pliki', file_other: '{{count}} pliku' };
    assert.deepEqual(await found({ source, target, locale: 'pl' }), [
      'plural-missing-form "{{count}} plik"',
      'placeholder-missing "pliki"',
    ]);
  });

  it('compares a singular with the plural that it was made from, or with its own source', async () => {
    const source = { a_one: 'One item', a_other: '{{count}} items' };
    const target = (one: string) => ({
      a_one: one,
      a_few: '{{count}}',
      a_many: '{{count}}',
      a_other: '{{count}} x',
    });
    const codes = async (one: string) => found({ source, target: target(one), locale: 'ru' });
    assert.deepEqual(await codes('{{count}} элемент'), []);
    assert.deepEqual(await codes('Один элемент'), []);
    assert.deepEqual(await codes('{{n}} элемент'), ['placeholder-changed "{{n}} элемент"']);
  });

  it('knows the plural forms that are named by their categories', async () => {
    const source = { files: { one: '{{count}} file', other: '{{count}} files' } };
    const target = { files: { one: '{{count}} plik', few: 'pliki', other: '{{count}} pliku' } };
    assert.deepEqual(await found({ source, target, locale: 'pl' }), [
      'plural-missing-form "{{count}} plik"',
      'placeholder-missing "pliki"',
    ]);
  });

  it('knows no plural families in formats that have none', async () => {
    const source = { file_one: 'a file', file_other: 'files' };
    const target = { file_one: 'ein Name', file_other: 'Namen' };
    assert.deepEqual(await found({ source, target, locale: 'pl', format: 'vscode' }), []);
  });

  it('checks a source by itself', async () => {
    const broken = { a: '{n, plural, one {# file}', b: 'Hello {name' };
    assert.deepEqual(await found({ target: broken, locale: 'en' }), [
      'icu-source-syntax "{n, plural, one {# file}"',
    ]);
  });

  it('looks again only at what has changed', async () => {
    const source = { a: 'Hello {name}', b: 'Bye {name}' };
    const first = await fileFindings(toCheck({ source, target: { a: 'Hallo', b: 'Tschüs' } }));
    let looked = 0;
    const again = await fileFindings({
      ...toCheck({ source, target: { a: 'Hallo', b: 'Ade' } }),
      known: first.known,
      guard: () => {
        looked++;
        return [];
      },
    });
    assert.equal(looked, 1);
    assert.deepEqual(
      again.findings.map(({ finding }) => finding.code),
      ['placeholder-missing', 'placeholder-missing'],
    );
  });

  it('checks 5,000 messages in under 300 ms, and never blocks for 50', async () => {
    const names = Array.from({ length: 40 }, (_, i) => ({ ...acme, term: `Acme Product ${i}` }));
    const texts = [
      ['Save', 'Sichern'],
      ['Delete {count} files from “{folder}”?', '{count} Dateien aus „{folder}“ löschen?'],
      ['Your changes have been saved.', 'Ihre Änderungen wurden gesichert.'],
      ['Start Acme Product 7 in <b>%d seconds</b>', 'Acme Product 7 in <b>%d Sekunden</b> starten'],
      ['The file could not be opened because it is too large.', 'Die Datei ist zu groß.'],
    ] as const;
    const many = (side: 0 | 1) =>
      Object.fromEntries(
        Array.from({ length: 5_000 }, (_, i) => [`key${i}`, `${texts[i % 5]?.[side]} (${i})`]),
      );
    const input: FileToCheck = {
      ...toCheck({ source: many(0), target: many(1) }),
      guard: productNameGuard(
        { own: names, source: names },
        { sourceLocale: 'en', targetLocale: 'de' },
      ),
    };
    const runs: Cost[] = [];
    for (let run = 0; run < 5; run++) runs.push(await costOf(() => fileFindings(input)));
    const best = (pick: (cost: Cost) => number) => Math.min(...runs.map(pick));
    assert.ok(best(({ total }) => total) < 300, JSON.stringify(runs));
    assert.ok(best(({ longest }) => longest) < 50, JSON.stringify(runs));
  });
});

/** Milliseconds of this thread's processor time, which other work on the machine hardly changes. */
interface Cost {
  readonly total: number;
  /** The longest stretch in which nothing else could happen. */
  readonly longest: number;
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const now = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const start = now();
  let last = start;
  let longest = 0;
  const beat = () => {
    longest = Math.max(longest, now() - last);
    last = now();
  };
  const timer = setInterval(beat, 0);
  await work();
  beat();
  clearInterval(timer);
  return { total: now() - start, longest };
}
