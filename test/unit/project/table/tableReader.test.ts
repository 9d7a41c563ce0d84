import assert from 'node:assert/strict';
import { runSync } from '../../../../src/resources/cooperative.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import { CatalogTable } from '../../../../src/project/table/catalogTable.ts';
import { noFilter } from '../../../../src/project/table/tableFilter.ts';
import { linesOf } from '../../../../src/project/table/tableLines.ts';
import type { TableSection } from '../../../../src/project/table/tableSection.ts';
import { TableReader } from '../../../../src/project/table/tableReader.ts';

const shop = {
  'a/en.json': '{ "save": "Save", "open": "Open" }',
  'a/de.json': '{ "save": "Sichern" }',
  'a/fr.json': '{ "save": "Enregistrer" }',
  'b/en.json': '{ "close": "Close" }',
  'b/de.json': '{ "close": "Zu" }',
};

/** A table over files in memory; `read` has the paths that were read. */
function readerOf(
  files: Record<string, string>,
  options: { readonly sourceLocale?: string } = { sourceLocale: 'en' },
) {
  const read: string[] = [];
  const sets = discover(Object.keys(files), { resources: [], ...options });
  const note = async (path: string) => {
    read.push(path);
    return files[path];
  };
  const status = new ProjectStatus({ read: note }, sets);
  const table = new CatalogTable();
  table.lay(sets.map((set) => ({ set, name: set.pattern })));
  const reader = new TableReader();
  const steps = () => reader.read(table.sections, () => status);
  return { files, read, status, table, reader, steps };
}

async function drained(steps: AsyncGenerator<void>): Promise<number> {
  let count = 0;
  for await (const _ of steps) count++;
  return count;
}

/** What is shown of each cell: its state, or whether it is waited for. */
function cells(table: CatalogTable, locale: string) {
  return table.sections.flatMap((section) =>
    section.rows.map((row) => {
      const state = section.cell(row, locale)?.state;
      return state ?? (section.isAwaited(row, locale) ? 'awaited' : 'nothing');
    }),
  );
}

const keysOf = (section: TableSection) => section.rows.map(({ id }) => id);

describe('reading the files of a table', () => {
  it('has the rows of all sources before any target is read', async () => {
    const { read, table, steps } = readerOf(shop);
    const reading = steps();
    await reading.next();
    assert.deepEqual(read, ['a/en.json']);
    const view = { filter: noFilter, order: 'file', kept: new Set<number>() } as const;
    const lines = runSync(linesOf(table, { ...view, locales: table.locales }));
    assert.deepEqual(
      lines.flatMap((line) => (line.kind === 'row' ? [line.row.source.value] : [])),
      ['Save', 'Open'],
    );
    await reading.next();
    assert.deepEqual(read, ['a/en.json', 'b/en.json']);
    assert.deepEqual(cells(table, 'de'), ['awaited', 'awaited', 'awaited']);
    await drained(reading);
    assert.deepEqual(cells(table, 'de'), ['translated', 'missing', 'translated']);
  });

  it('waits for nothing in a file that cannot be read', async () => {
    const { table, steps, reader } = readerOf({ ...shop, 'a/fr.json': '{ "save": ' });
    await drained(steps());
    assert.deepEqual(cells(table, 'fr'), ['nothing', 'nothing', 'nothing']);
    const [a] = table.sections;
    assert.ok(reader.status(a!, 'fr')?.error !== undefined);
  });

  it('says nothing new where nothing has changed', async () => {
    const { read, steps } = readerOf(shop);
    assert.equal(await drained(steps()), 5);
    const { length } = read;
    assert.equal(await drained(steps()), 0);
    assert.equal(read.length, length);
  });

  it('keeps handles, and waits for the translations of a message that was added to the source', async () => {
    const { files, status, table, steps } = readerOf({ ...shop });
    await drained(steps());
    const [section] = table.sections;
    const before = section!.rows.map(({ handle }) => handle);
    files['a/en.json'] = '{ "save": "Save", "new": "New", "open": "Open" }';
    await status.changed('a/en.json');
    const reading = steps();
    await reading.next();
    const [save, added, open] = section!.rows;
    assert.deepEqual([save!.handle, open!.handle], before);
    assert.deepEqual(
      section!.rows.map((row) => section!.isAwaited(row, 'de')),
      [false, true, false],
    );
    await drained(reading);
    assert.equal(section!.cell(added!, 'de')?.state, 'missing');
  });

  it('has no rows where the source says that nothing may be translated from it yet', async () => {
    const german = 'Die Datei wurde nicht gespeichert, weil sie nicht mehr da ist';
    const texts = Object.fromEntries(Array.from({ length: 30 }, (_, key) => [`k${key}`, german]));
    const files = { 'en.json': JSON.stringify(texts), 'de.json': '{}' };
    const { table, steps, reader } = readerOf(files, {});
    await drained(steps());
    const [section] = table.sections;
    assert.deepEqual(keysOf(section!), []);
    const { error } = reader.status(section!, 'de')!;
    assert.ok(error instanceof ProjectError && error.problem.code === 'otherLanguage');
  });

  it('reads a locale again that came back, such as one of a run whose texts were rejected first', async () => {
    const { status, table, steps } = readerOf(shop);
    const lay = (...proposed: readonly string[]) =>
      table.lay(status.sets.map((set) => ({ set, name: set.pattern, proposed })));
    lay('it');
    await drained(steps());
    assert.deepEqual(cells(table, 'it'), ['missing', 'missing', 'missing']);
    lay();
    await drained(steps());
    assert.deepEqual(cells(table, 'it'), ['nothing', 'nothing', 'nothing']);
    lay('it');
    await drained(steps());
    assert.deepEqual(cells(table, 'it'), ['missing', 'missing', 'missing']);
  });
});
