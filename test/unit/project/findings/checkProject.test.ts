import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import {
  checkInProject,
  filesOf,
  type CheckedPath,
} from '../../../../src/project/findings/checkProject.ts';
import { sarifLog } from '../../../../src/project/findings/sarif.ts';

async function statusOf(contents: Readonly<Record<string, string>>) {
  const reads: string[] = [];
  const read = async (path: string) => {
    reads.push(path);
    return contents[path];
  };
  const files = { read };
  const paths = Object.keys(contents).filter((path) => path.endsWith('.json'));
  const sets = await findResourceSets(files, paths, {});
  return { status: new ProjectStatus(files, sets), sets, read, reads };
}

/** Checks all files of a folder. */
async function checkAll(contents: Readonly<Record<string, string>>, isCounted = false) {
  const { status, read, reads } = await statusOf(contents);
  if (isCounted) for await (const _ of status.all());
  reads.length = 0;
  const names = { of: () => [] };
  const checked: CheckedPath[] = [];
  for (const file of filesOf(status)) {
    const one = await checkInProject(file, { status, read, names });
    if (one !== undefined) checked.push(one);
  }
  return { checked, reads };
}

const project = {
  'locales/en.json': '{\n  "a": "Hi {n}",\n  "b": "Bye"\n}\n',
  'locales/de.json': '{\n  "a": "Ho {m}"\n}\n',
  'locales/fr.json': '{ "a": "Ho {n}", "b" }',
  'über uns/en.json': '{ "x": "{n, plural, one {#}" }',
  'über uns/de.json': '{}',
};

describe('checkInProject', () => {
  it('checks sources and targets as the Problems panel does, with the plans of the status', async () => {
    const { checked, reads } = await checkAll(project);
    const found = checked.map(({ path, isSource, findings }) => [
      path,
      isSource,
      ...findings.map(({ found: { finding }, range: { start } }) =>
        [finding.code, start.line, start.character].join(' '),
      ),
    ]);
    assert.deepEqual(found, [
      ['locales/en.json', true],
      ['locales/de.json', false, 'missing 0 0', 'placeholder-changed 1 11'],
      ['locales/fr.json', false, 'unreadable 0 21'],
      ['über uns/en.json', true, 'icu-source-syntax 0 7'],
      ['über uns/de.json', false, 'missing 0 0'],
    ]);
    // As a source by itself, for the plans of all targets, and for the target that could not be planned.
    assert.equal(reads.filter((path) => path === 'locales/en.json').length, 3);
    assert.equal(reads.filter((path) => path === 'locales/de.json').length, 1);
  });
});

describe('a sentence that files of one locale translate in several ways', () => {
  const text = 'The file could not be saved';
  const files = (...german: readonly string[]) =>
    Object.fromEntries(
      german.flatMap((translation, place) => [
        [`${place}/en.json`, JSON.stringify({ other: 'Open', saved: text })],
        [`${place}/de.json`, JSON.stringify({ other: `Auf ${place}`, saved: translation })],
        [`${place}/fr.json`, JSON.stringify({ other: 'Ouvrir', saved: `Perdu ${place}` })],
      ]),
    );
  const inconsistent = (checked: readonly CheckedPath[]) =>
    checked.flatMap(({ path, findings }) =>
      findings.flatMap(({ found: { finding }, related }) =>
        finding.code === 'inconsistent'
          ? [[path, finding.expected, ...related.map((one) => `${one.path} ${one.message.value}`)]]
          : [],
      ),
    );
  const inGerman = async (contents: Record<string, string>) => {
    const { checked } = await checkAll(contents, true);
    return inconsistent(checked.filter(({ locale }) => locale === 'de'));
  };

  it('stands in those that have it as few have, and leads to one of the others', async () => {
    assert.deepEqual(await inGerman(files('Verloren', 'Nicht gesichert', 'nicht gesichert.')), [
      ['0/de.json', 'Nicht gesichert', '1/de.json Nicht gesichert'],
    ]);
    assert.deepEqual(await inGerman(files('Verloren', 'Nicht gesichert')), [
      ['1/de.json', 'Verloren', '0/de.json Verloren'],
    ]);
  });

  it('is left alone where nobody has reviewed it, and in a folder with one source', async () => {
    const two = files('Verloren', 'Nicht gesichert');
    const section = { sourcePath: '1/en.json', locale: 'de' };
    const machine = { source: textHash(text), written: textHash('Nicht gesichert') };
    const known = writeLedger(section, new Map([[keyId(['saved']), [machine]]]));
    assert.deepEqual(await inGerman({ ...two, [ledgerPath(section)]: known }), []);
    assert.deepEqual(await inGerman(files('Verloren')), []);
  });

  it('follows a change of another file', async () => {
    const contents = files('Verloren', 'Nicht gesichert');
    const { status, sets } = await statusOf(contents);
    const german = async () => {
      const set = sets.find(({ source }) => source.path.startsWith('1/'));
      assert.ok(set);
      return status.differing(await status.plan(set, 'de')).length;
    };
    const turns = [status.sharedRevision('de')];
    for await (const _ of status.all());
    assert.equal(await german(), 1);
    turns.push(status.sharedRevision('de'));
    contents['0/de.json'] = contents['1/de.json'] ?? '';
    await status.changed('0/de.json');
    for await (const _ of status.all());
    assert.equal(await german(), 0);
    turns.push(status.sharedRevision('de'));
    assert.equal(new Set(turns).size, 3);
    assert.equal(status.sharedRevision('fr'), 2);
  });
});

describe('sarifLog', () => {
  it('has what the schema of SARIF 2.1.0 requires, and places that count from 1', async () => {
    const { checked } = await checkAll(project);
    const textOf = ({ code }: { readonly code: string }) => `About ${code}.`;
    const log = JSON.parse(sarifLog([{ files: checked }], { version: '1.2.3', textOf })) as {
      readonly version: string;
      readonly runs: readonly {
        readonly tool: {
          readonly driver: {
            readonly name: string;
            readonly version: string;
            readonly rules: readonly { readonly id: string }[];
          };
        };
        readonly columnKind: string;
        readonly results: readonly {
          readonly ruleId: string;
          readonly ruleIndex: number;
          readonly level: string;
          readonly message: { readonly text: string };
          readonly locations: readonly object[];
          readonly relatedLocations?: readonly object[];
          readonly partialFingerprints: Readonly<Record<string, string>>;
        }[];
      }[];
    };
    assert.equal(log.version, '2.1.0');
    const [run, ...others] = log.runs;
    assert.ok(run);
    assert.deepEqual(others, []);
    const { driver } = run.tool;
    assert.deepEqual(
      [driver.name, driver.version, run.columnKind],
      ['Glossa', '1.2.3', 'utf16CodeUnits'],
    );
    for (const result of run.results) {
      assert.equal(driver.rules[result.ruleIndex]?.id, result.ruleId);
      assert.equal(result.message.text, `About ${result.ruleId}.`);
      assert.ok(['error', 'warning', 'note', 'none'].includes(result.level), result.level);
      assert.equal(result.locations.length, 1);
    }
    const prints = run.results.map((one) => one.partialFingerprints['message/v1']);
    assert.equal(new Set(prints).size, run.results.length);
    const changed = run.results.find(({ ruleId }) => ruleId === 'placeholder-changed');
    const region = (line: number, from: number, to: number) => ({
      startLine: line,
      startColumn: from,
      endLine: line,
      endColumn: to,
    });
    const at = (uri: string, place: object) => ({
      artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      region: place,
    });
    assert.deepEqual(changed?.locations, [
      {
        physicalLocation: at('locales/de.json', region(2, 12, 15)),
        logicalLocations: [{ fullyQualifiedName: 'a' }],
      },
    ]);
    assert.deepEqual(changed.relatedLocations, [
      {
        physicalLocation: at('locales/en.json', region(2, 8, 16)),
        message: { text: 'Hi {n}' },
      },
    ]);
    const text = JSON.stringify(run.results);
    assert.ok(text.includes('"%C3%BCber%20uns/en.json"'), text);
  });

  it('has a run without results for a folder without problems', () => {
    const log = JSON.parse(sarifLog([{ files: [] }], { version: '1', textOf: () => '' })) as {
      readonly runs: readonly { readonly results: readonly object[] }[];
    };
    assert.deepEqual(
      log.runs.map(({ results }) => results),
      [[]],
    );
  });
});
