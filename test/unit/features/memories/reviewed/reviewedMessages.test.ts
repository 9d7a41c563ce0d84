import assert from 'node:assert/strict';
import { runSync } from '../../../../../src/resources/cooperative.ts';
import { keyId } from '../../../../../src/resources/formats/format.ts';
import { json } from '../../../../../src/resources/formats/json/json.ts';
import { textHash } from '../../../../../src/resources/ledger/ledgerEntry.ts';
import { followJob } from '../../../../../src/features/memories/jobs/endOfJob.ts';
import { segmentText } from '../../../../../src/memory/tmx.ts';
import { tmxEnd, tmxStart, tmxUnit } from '../../../../../src/memory/writeTmx.ts';
import { ReviewedMessages } from '../../../../../src/features/memories/reviewed/reviewedMessages.ts';
import { planTargetFile } from '../../../../../src/project/plan/planTargetFile.ts';
import { violations } from '../../../memory/dtd.ts';
import { textsOf, unitsOf } from '../../../memory/tmxFiles.ts';
import { connect, useService } from '../../../service/connect.ts';
import { unknown } from '../../../../../src/programs/unknown.ts';

type Texts = Readonly<Record<string, string>>;
type LedgerEntry = { readonly source: string; readonly written?: string };

function planned(
  locale: string,
  source: Texts,
  target: Texts,
  entries: Readonly<Record<string, LedgerEntry>> = {},
) {
  const { plan } = runSync(
    planTargetFile({
      source: runSync(json.parse(JSON.stringify(source))),
      target: runSync(json.parse(JSON.stringify(target))),
      format: 'json',
      program: unknown,
      entries: new Map(
        Object.entries(entries).map(([key, { source, written }]) => [
          keyId([key]),
          [
            {
              source: textHash(source),
              ...(written === undefined ? {} : { written: textHash(written) }),
            },
          ],
        ]),
      ),
      sourceLocale: 'en',
      targetLocale: locale,
      context: false,
    }),
  );
  return { locale, plan };
}

/** Each unit as its texts. */
function exported(reviewed: ReviewedMessages, ...targets: ReturnType<typeof planned>[]) {
  const units = reviewed.unitsOf('en', targets);
  return units.map(({ variants }) => variants.map(({ segment }) => segmentText(segment)));
}

const someones = () => new ReviewedMessages({ translated: true, machineMade: false });
const only = () => new ReviewedMessages({ translated: false, machineMade: false });

describe('reviewed messages', () => {
  it('are what a person has marked, and what else was translated where that is wanted', () => {
    const source = {
      found: 'Save',
      approved: 'Cancel',
      changed: 'Delete',
      machine: 'Search',
      missing: 'Find',
    };
    const target = {
      found: 'Sichern',
      approved: 'Abbrechen',
      changed: 'Löschen',
      machine: 'Suche',
    };
    const german = planned('de', source, target, {
      approved: { source: 'Cancel' },
      changed: { source: 'Delete', written: 'Entfernen' },
      machine: { source: 'Search', written: 'Suche' },
    });
    const pairs = [
      ['Save', 'Sichern'],
      ['Cancel', 'Abbrechen'],
      ['Delete', 'Löschen'],
    ];
    const reviewed = only();
    assert.deepEqual(exported(reviewed, german), [pairs[1]]);
    assert.deepEqual(
      [reviewed.messages, [...reviewed.locales], Object.fromEntries(reviewed.leftOut)],
      [1, ['de'], { translated: 2, machineMade: 1 }],
    );
    const translated = someones();
    assert.deepEqual(exported(translated, german), pairs);
    assert.deepEqual(Object.fromEntries(translated.leftOut), { machineMade: 1 });
    const all = new ReviewedMessages({ translated: true, machineMade: true });
    assert.deepEqual(exported(all, german), [...pairs, ['Search', 'Suche']]);
  });

  it('are none whose source has changed since, that equal it, or that are broken', () => {
    const source = { a: 'New text', b: 'New name', c: 'Glossa', d: 'Hi {name}', e: '' };
    const target = { a: 'Alt', b: 'Alter Name', c: 'Glossa', d: 'Hallo {Name}', e: 'x' };
    const entries = { a: { source: 'Old', written: 'Alt' }, b: { source: 'Old name' } };
    const reviewed = someones();
    assert.deepEqual(exported(reviewed, planned('de', source, target, entries)), []);
    assert.deepEqual(Object.fromEntries(reviewed.leftOut), {
      sourceChanged: 2,
      sameAsSource: 1,
      broken: 1,
    });
  });

  it('are none with plural syntax, and no plural forms of other messages', () => {
    const source = {
      a: '{n, plural, one {# file} other {# files}}',
      b_one: '{{count}} day',
      b_other: '{{count}} days',
    };
    const target = {
      a: '{n, plural, one {# plik} other {# pliku}}',
      b_few: '{{count}} dni',
      b_other: '{{count}} dnia',
    };
    const reviewed = someones();
    assert.deepEqual(exported(reviewed, planned('pl', source, target)), [
      ['{{count}} days', '{{count}} dnia'],
    ]);
    assert.equal(reviewed.leftOut.get('plural'), 2);
  });

  it('of several locales stand in one unit, and equal units stand once', () => {
    const source = { a: 'Save', b: 'Save', c: 'Cancel' };
    const german = planned('de', source, { a: 'Sichern', b: 'Sichern' });
    const french = planned('fr', source, { a: 'Enregistrer', b: 'Enregistrer', c: 'Annuler' });
    const reviewed = someones();
    assert.deepEqual(exported(reviewed, german, french), [
      ['Save', 'Sichern', 'Enregistrer'],
      ['Cancel', 'Annuler'],
    ]);
    assert.deepEqual(exported(reviewed, german, french), []);
    assert.deepEqual([reviewed.messages, [...reviewed.locales]], [3, ['de', 'fr']]);
  });

  describe('as a memory', () => {
    const service = useService();

    it('make a valid TMX that the service imports whole and hands back equal', async () => {
      const source = {
        a: 'Hello {name}, see <a href="/x">this</a> & %d more',
        b: '{{count}} unread for $t(app.title)',
        c: 'Tab\there, "quotes" and 👋',
      };
      const target = {
        a: 'Hallo {name}, siehe <a href="/x">dies</a> & %d weitere',
        b: '{{count}} ungelesen für $t(app.title)',
        c: 'Tab\thier, „Anführung“ und 👋',
      };
      const units = someones().unitsOf('en', [planned('de', source, target)]);
      const head = { sourceLocale: 'en', toolVersion: '1', created: new Date() };
      const file = tmxStart(head) + units.map((unit) => tmxUnit(unit) ?? '').join('') + tmxEnd;
      assert.deepEqual(violations(file), []);
      assert.match(file, /<ph x="1">\{name\}<\/ph>/);
      assert.deepEqual(unitsOf(file), units);

      const { memories } = connect(service().url).client;
      const bytes = new TextEncoder().encode(file);
      const start = await memories.startImport({
        fileName: 'r.tmx',
        contentLength: bytes.length,
        name: 'Reviewed',
      });
      await memories.upload(start.uploadUrl, bytes);
      const end = await followJob(
        () => memories.job(start.jobId),
        async () => undefined,
      );
      assert.ok(end.state === 'completed' && end.memoryId !== undefined);
      assert.equal(end.skippedSegments, 0);
      const { segments } = await memories.segments(end.memoryId);
      assert.deepEqual(
        segments.map(({ sourceText, targets }) => [`en: ${sourceText}`, `de: ${targets[0]?.text}`]),
        textsOf(units),
      );
    });
  });
});
