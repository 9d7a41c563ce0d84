import assert from 'node:assert/strict';
import { hashOf } from '../../../../src/resources/hash.ts';
import type { Term } from '../../../../src/message/checks/glossaryTerms.ts';
import { formatFor, parsedOrRefused } from '../../../../src/resources/formats/formats.ts';
import { checkResourceFile } from '../../../../src/project/findings/checkResourceFile.ts';
import type { FileFinding } from '../../../../src/project/findings/messageFinding.ts';
import { placedFindings } from '../../../../src/project/findings/placedFindings.ts';
import {
  withSeverities,
  type ChosenSeverities,
} from '../../../../src/project/findings/problemSeverities.ts';
import { countsOf } from '../../../../src/project/status/countsOf.ts';
import { folder } from '../folder.ts';

interface Given {
  readonly source: string | object;
  readonly target: string | object;
  readonly locale?: string;
  /** Keys of the target with the source that they were made for and what the machine wrote. */
  readonly ledger?: Readonly<Record<string, readonly [source: string, written?: string]>>;
  readonly names?: readonly string[];
  /** Files beside them. */
  readonly others?: Readonly<Record<string, string>>;
  readonly terms?: readonly Term[];
}

/** Checks a target as the Problems panel does. */
async function check({
  source,
  target,
  locale = 'de',
  ledger = {},
  names = [],
  others = {},
  terms,
}: Given) {
  const text = (content: string | object) =>
    typeof content === 'string' ? content : JSON.stringify(content, undefined, 2);
  const lines = Object.entries(ledger).map(([key, [from, written]]) => {
    const hash = written === undefined ? 'adopted' : hashOf(written);
    return JSON.stringify(['locales/en.json', locale, [key], hashOf(from), hash]);
  });
  const { sets, open } = await folder({
    ...others,
    'locales/en.json': text(source),
    [`locales/${locale}.json`]: text(target),
    'glossa.lock': ['# Glossa ledger 1: […]', ...lines, ''].join('\n'),
  });
  const [set] = sets;
  assert.ok(set);
  const plan = await open(locale).catch(() => undefined);
  const read = parsedOrRefused(formatFor('json', 'en', 'source'), text(source));
  const listed = names.map((term) => ({ term, keep: true, forbidden: [] }));
  const { findings } = await checkResourceFile({
    set,
    locale,
    text: text(target),
    source: read,
    target: plan,
    names: { of: (one) => (one === 'en' ? listed : []) },
    terms,
    known: new Map(),
  });
  return { findings, plan, text: text(target), read };
}

const shown = ({ finding: { code, expected, got }, message }: FileFinding) =>
  [code, message?.path.join('.') ?? '*', expected, got].join(' | ');

async function found(given: Given): Promise<readonly string[]> {
  return (await check(given)).findings.map(shown);
}

describe('what stands in the Problems panel beside mistakes', () => {
  const source = {
    a: 'Save it',
    b: 'Open it',
    c: 'Close it',
    d: 'Move it',
    e: 'Copy it',
    f: 'F x',
  };

  it('is one entry for all that is missing, with the number that the status has', async () => {
    const { findings, plan } = await check({ source, target: { a: '', c: 'Schließen' } });
    assert.deepEqual(findings.map(shown), ['missing | * | 5 | a, b, d, e, f', 'empty | * | 1 | a']);
    assert.ok(plan);
    assert.equal(countsOf(plan).missing, 5);
    const many = { ...source, g: 'G x', h: 'H x' };
    assert.deepEqual(await found({ source: many, target: {} }), [
      'missing | * | 8 | a, b, c, d, e, …',
    ]);
  });

  it('is an entry for each key that only the target has, where it stands', async () => {
    const target = { ...source, left: 'Übrig', nav: { away: 'Weg' } };
    const { findings, text, plan } = await check({ source: { ...source, last: 'Last' }, target });
    const left = findings.filter(({ finding: { code } }) => code === 'not-in-source');
    assert.deepEqual(left.map(shown), [
      'not-in-source | left |  | left',
      'not-in-source | nav.away |  | nav.away',
    ]);
    assert.deepEqual(
      left.map(({ message }) => text.slice(message?.offset, (message?.offset ?? 0) + 4)),
      ['"Übr', '"Weg'],
    );
    assert.ok(left.every(({ finding: { severity } }) => severity === 'info'));
    assert.ok(plan);
    assert.equal(countsOf(plan).extra, 2);
    const plural = { a_one: '{{count}} day', a_other: '{{count}} days' };
    const polish = { ...plural, a_few: '{{count}} dni', a_many: '{{count}} dni' };
    const none = await found({ source: plural, target: polish, locale: 'pl' });
    assert.ok(none.every((one) => !one.startsWith('not-in-source')));
  });

  it('is one entry for all that is empty, at the first of them and as loud as its program makes it', async () => {
    const target = { a: 'Sichern', c: '', b: '', d: ' ', e: 'Kopieren', f: 'F y' };
    const manifest = (name: string) => JSON.stringify({ dependencies: { [name]: '1' } });
    const settings = { 'i18next.config.ts': 'export default { returnEmptyString: false }' };
    const cases = [
      ['info', {}],
      ['info', { 'package.json': manifest('vue-i18n') }],
      ['warning', { 'package.json': manifest('i18next') }],
      ['info', { 'package.json': manifest('i18next'), ...settings }],
    ] as const;
    for (const [severity, others] of cases) {
      const { findings } = await check({ source, target, others });
      const empty = findings.filter(({ finding: { code } }) => code === 'empty');
      assert.deepEqual(
        empty.map((one) => [one.finding.severity, shown(one)]),
        [
          [severity, 'empty | * | 2 | b, c'],
          ['info', 'empty | d | Move it |  '],
        ],
      );
      assert.deepEqual(empty[0] && 'place' in empty[0] && empty[0].place.line, 2);
    }
  });

  it('is no prefix, suffix or joining word that a language has not', async () => {
    const texts = { suffixAgo: 'ago', 'time.prefix': 'in', timeSuffix: 'from now', and: ' and ' };
    const target = {
      suffixAgo: '',
      'time.prefix': '',
      timeSuffix: '',
      and: '',
      a: '',
      b: 'Öffnen',
    };
    const found = await check({ source: { ...source, ...texts }, target });
    const empty = found.findings.filter(({ finding: { code } }) => code === 'empty');
    assert.deepEqual(empty.map(shown), ['empty | * | 1 | a']);
  });

  it('is each text whose source has changed, whoever wrote it', async () => {
    const target = { a: 'Sichern', b: 'Auf', c: 'Zu', d: 'D', e: 'E', f: 'F' };
    const ledger = {
      a: ['Save', 'Sichern'],
      b: ['Open'],
      c: ['Close it', 'Zu'],
    } as const;
    assert.deepEqual(await found({ source, target, ledger }), [
      'outdated | a | Save it | Sichern',
      'outdated | b | Open it | Auf',
    ]);
  });

  it('is a sentence that nobody has translated, unless somebody was asked about it', async () => {
    const texts = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];
    const others = Object.fromEntries(texts.map((text, place) => [`n${place}`, text]));
    const english = Object.fromEntries(
      texts.map((_, place) => [`n${place}`, `Number ${'abcdefghi'.charAt(place)}`]),
    );
    const from = {
      ...english,
      s: 'Save all files',
      w: 'Status',
      p: '{n, plural, other {# files}}',
    };
    const target = { ...others, s: from.s, w: from.w, p: from.p };
    const same = 'same-as-source | s | Save all files | Save all files';
    assert.deepEqual(await found({ source: from, target }), [same]);
    const asked = { s: ['Save all files'] } as const;
    assert.deepEqual(await found({ source: from, target, ledger: asked }), []);
    assert.deepEqual(await found({ source: from, target, names: ['Save all files'] }), []);
    assert.deepEqual(await found({ source: from, target, locale: 'en-GB' }), []);
    const codes = await found({ source: from, target, locale: 'ja' });
    assert.equal(
      codes.filter((one) => one === same || one.endsWith('| s |  | Save all files')).length,
      1,
    );
  });

  /** Of texts that are those of their source, beside translations: the severity of what is found. */
  async function severities(texts: Readonly<Record<string, string>>, locale = 'de') {
    const german = ['Der Code', 'Das Video läuft', 'Start', 'Die Datei {n}', 'Alles', 'Ein Meter'];
    const pairs = german.map((text, place) => [
      [`n${place}`, `No ${place}`],
      [`n${place}`, text],
    ]);
    const many = Array.from(
      { length: 120 },
      (_, place) => [`m${place}`, ['x', 'ein Text']] as const,
    );
    const from = Object.fromEntries([
      ...pairs.map(([one]) => one ?? []),
      ...many.map(([key, [text]]) => [key, `${text} ${key}`]),
    ]);
    const own = Object.fromEntries([
      ...pairs.map(([, other]) => other ?? []),
      ...many.map(([key, [, text]]) => [key, text]),
    ]);
    const { findings } = await check({
      source: { ...from, ...texts },
      target: { ...own, ...texts },
      locale,
    });
    const same = findings.filter(({ finding }) => finding.code === 'same-as-source');
    return Object.fromEntries(
      same.map(({ finding, message }) => [message?.path.join('.'), finding.severity]),
    );
  }

  it('is a plural with a sentence in it, once', async () => {
    const texts = {
      a: '{n, plural, =1 {one week ago} other {{n} weeks ago}}',
      b: '{n, plural, =1 {Send the price} other {Send {n} prices}}',
      c: 'Start {n, plural, one {# video} other {# video}}',
      d: '{n, plural, one {# minute} other {# minutes}}',
    };
    assert.deepEqual(await severities(texts, 'ru'), { a: 'warning', b: 'warning', c: 'warning' });
    assert.deepEqual(await severities(texts), { a: 'warning', b: 'warning', c: 'info' });
    const { findings } = await check({ source: texts, target: texts, locale: 'lt' });
    assert.deepEqual(
      findings.filter(
        ({ finding }) => finding.severity === 'warning' && finding.code.startsWith('icu'),
      ),
      [],
    );
  });

  it('is a sentence for certain where its words are in no other translation', async () => {
    const texts = {
      a: 'Delete account',
      b: 'Lists of blocked hosts',
      c: 'Start video',
      d: 'Meter per code',
      e: 'The video of the start is in the code here',
    };
    assert.deepEqual(await severities(texts), {
      a: 'warning',
      b: 'warning',
      c: 'info',
      d: 'info',
      e: 'warning',
    });
    const { c } = await severities(texts, 'ru');
    assert.equal(c, 'warning');
  });

  it('is no text of one word beside placeholders, signs, units and files', async () => {
    const texts = {
      a: 'i.,ii.,iii.,iv.',
      b: 'my-rules_{{date}}.txt',
      c: 'via <%= provider %>',
      d: 'Bitrate: {bitrate} kbps',
      e: 'Round-robin',
      f: '[ns], [name]',
      g: 'true/false',
      h: '%xmin%,%ymin% => %xmax%,%ymax% pixels',
      i: 'SSO login',
    };
    assert.deepEqual(await severities(texts), { i: 'info' });
  });

  it('is a short text that stops within a word of the file', async () => {
    const sources = {
      a: 'You cannot pay for an order without any way to do so.',
      b: 'Scan this code to use your wallet in another application.',
      c: 'Kinds of presence which may receive a notification now',
      d: 'You cannot pay for an order with all of these cards.',
    };
    const target = {
      a: 'Sie können nicht für ei',
      b: 'Diesen Code einl',
      c: 'Arten, die ei',
      d: 'Sie können nicht mit alle',
      x: 'Eine, einlesen, allerlei, einige',
    };
    const severity = async (texts: Readonly<Record<string, string>>) => {
      const { findings } = await check({ source: { ...sources, x: 'X y z' }, target: texts });
      const short = findings.filter(({ finding: { code } }) => code === 'length');
      return Object.fromEntries(
        short.map(({ finding, message }) => [message?.path.join('.'), finding.severity]),
      );
    };
    const { c: _, ...once } = target;
    assert.equal((await severity(once))['a'], 'warning');
    assert.equal((await severity(once))['d'], 'info');
    assert.equal((await severity(target))['a'], 'info');
    assert.equal((await severity({ a: target.a, x: 'Alles andere' }))['a'], 'info');
  });

  it('is one entry where the whole file is a copy of its source', async () => {
    const { findings, plan } = await check({ source, target: source, locale: 'ja' });
    assert.deepEqual(findings.map(shown), ['copied-from-source | * | 6 | a, b, c, d, e, …']);
    assert.ok(plan);
    assert.equal(countsOf(plan).copied, 6);
  });

  it('is one entry where the whole file was encoded twice, with what was lost besides', async () => {
    const twice = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
    const words = ['Gérer', 'Éditer', 'Créer', 'Sélection', 'Durée', 'Clé', 'Fenêtre', 'Thème'];
    const texts = [...words, 'Été', 'Système', 'Écran', 'Modèle'];
    const from = Object.fromEntries(texts.map((_, place) => [`n${place}`, 'Text']));
    const garbled = Object.fromEntries(texts.map((text, place) => [`n${place}`, twice(text)]));
    const plain = { source: { ...from, p: 'Plain' }, target: { ...garbled, p: 'Simple' } };
    const entry = 'garbled-file | * | 12 | n0, n1, n2, n3, n4, …';
    assert.deepEqual(await found({ ...plain, locale: 'fr' }), [entry]);
    const lost = { source: plain.source, target: { ...plain.target, p: 'G\u{FFFD}rer' } };
    const two = [entry, 'garbled | p |  | G\u{FFFD}rer'];
    assert.deepEqual(await found({ ...lost, locale: 'fr' }), two);
  });

  it('is one entry for each text where few of them were', async () => {
    const from = { a: 'Manage', b: 'Edit', c: 'Create' };
    const target = { a: 'GÃ©rer', b: 'Éditer', c: 'CrÃ©er' };
    assert.deepEqual(await found({ source: from, target, locale: 'fr' }), [
      'garbled | a | é | Ã©',
      'garbled | c | é | Ã©',
    ]);
  });

  it('is a sentence that is translated in another way than elsewhere', async () => {
    const text = 'The file could not be saved';
    const from = { a: text, b: text, c: text, open: 'Open', verb: 'Open', d: text };
    const target = {
      a: 'Die Datei ließ sich nicht sichern',
      b: 'Datei nicht gespeichert',
      c: 'die Datei ließ sich nicht sichern',
      open: 'Offen',
      verb: 'Öffnen',
      d: '',
    };
    const [, , only, ...rest] = (await check({ source: from, target })).findings;
    assert.equal(
      only && shown(only),
      'inconsistent | b | Die Datei ließ sich nicht sichern | Datei nicht gespeichert',
    );
    assert.deepEqual(rest.map(shown), []);
  });

  it('is no form of a plural, and no text that is described in another way', async () => {
    const text = 'You have no new messages';
    const from = { m_one: text, m_other: text };
    const target = { m_one: 'Keine neue Nachricht', m_other: 'Keine neuen Nachrichten' };
    assert.deepEqual(await found({ source: from, target }), []);
  });

  it('is a term that is not the one of the glossary, as far as that is known', async () => {
    const from = { a: 'Open the workspace', b: 'A workspace' };
    const target = { a: 'Umgebung öffnen', b: 'Ein Arbeitsbereich' };
    const terms = [{ source: 'workspace', target: 'Arbeitsbereich' }];
    assert.deepEqual(await found({ source: from, target, terms }), [
      'term-not-followed | a | workspace → Arbeitsbereich | ',
    ]);
    assert.deepEqual(await found({ source: from, target }), []);
  });

  it('is the place where a file cannot be read, and nothing else', async () => {
    const target = '{\n  "a": "x",\n  "b" "y"\n}';
    const { findings } = await check({ source, target });
    assert.deepEqual(
      findings.map((one) => [one.finding.code, one.message === undefined && one.place]),
      [['unreadable', { line: 2, character: 6 }]],
    );
    const [placed] = placedFindings({ path: 'de.json', text: target }, undefined, findings);
    assert.deepEqual(placed?.range, {
      start: { line: 2, character: 6 },
      end: { line: 2, character: 9 },
    });
  });

  it('is said of a translation whose source cannot be read', async () => {
    const findings = await found({ source: '{ "a": "x" "b": "y" }', target: { a: 'x' } });
    assert.equal(findings.length, 1);
    assert.match(findings[0] ?? '', /^unreadable \| \* \| locales\/en\.json \| 1:12: /);
  });
});

describe('placedFindings', () => {
  it('leads to the source of a text, or to the text that it is compared with', async () => {
    const text = 'The file could not be saved';
    const given = {
      source: { a: text, b: text, c: 'Hi {n}' },
      target: { a: 'Datei nicht da', b: 'Keine Datei da', c: 'Ho' },
    };
    const { findings, text: german, read } = await check(given);
    assert.ok('messages' in read);
    const placed = placedFindings(
      { path: 'locales/de.json', text: german },
      { path: 'locales/en.json', file: read },
      findings,
    );
    assert.deepEqual(
      placed.map(({ found, related }) => [
        found.finding.code,
        ...related.map(
          ({ path, range, message }) => `${path}:${range.start.line} ${message.value}`,
        ),
      ]),
      [
        ['placeholder-missing', 'locales/en.json:3 Hi {n}'],
        ['inconsistent', 'locales/de.json:1 Datei nicht da'],
      ],
    );
  });
});

describe('withSeverities', () => {
  const all = (severity: ChosenSeverities['missing']): ChosenSeverities => ({
    missing: severity,
    outdated: severity,
    empty: severity,
    sameAsSource: severity,
    inconsistent: severity,
    terms: severity,
    unreadable: severity,
  });

  it('makes findings as loud as they are wanted, and leaves alone what nobody chooses', async () => {
    const source = { a: 'Hi {n}', b: 'It', c: 'Status', d: 'D x' };
    const { findings } = await check({
      source,
      target: { a: 'Ho', c: 'Status', d: 'や' },
      locale: 'ja',
      ledger: { c: ['Status'] },
    });
    const severities = (chosen: ChosenSeverities['missing']) =>
      withSeverities(findings, all(chosen)).map(
        ({ finding: { code, severity } }) => `${code} ${severity}`,
      );
    assert.deepEqual(severities('warning'), [
      'missing warning',
      'placeholder-missing error',
      'same-as-source info',
    ]);
    assert.deepEqual(severities('off'), ['placeholder-missing error']);
    const empty = await check({ source, target: { a: '' } });
    const [, found] = withSeverities(empty.findings, all('error'));
    assert.equal(found && `${found.finding.code} ${found.finding.severity}`, 'empty info');
  });
});
