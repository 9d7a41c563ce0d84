import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import type { FormatId } from '../../../../src/resources/formats/format.ts';
import { fileFindings } from '../../../../src/project/findings/fileFindings.ts';
import type { FileToCheck } from '../../../../src/project/findings/messageFinding.ts';
import { productNameGuard, type ProductName } from '../../../../src/message/names/productNames.ts';
import { placeOf } from '../../../../src/project/findings/placedFindings.ts';
import type { Program } from '../../../../src/programs/program.ts';
import { railsI18n } from '../../../../src/programs/ruby.ts';
import { programOfFile } from '../../../../src/project/plan/programOfFile.ts';

const acme: ProductName = { term: 'Acme Cloud', keep: true, forbidden: ['Acme Wolke'] };

interface Case {
  readonly source?: string | object;
  readonly target: string | object;
  readonly format?: FormatId;
  readonly locale?: string;
}

function toCheck({ source, target, format = 'json', locale = 'de' }: Case): FileToCheck {
  const parse = (content: string | object) =>
    runSync(
      formatFor(format, 'en').parse(
        typeof content === 'string' ? content : JSON.stringify(content),
      ),
    );
  const from = parse(source ?? target);
  return {
    file: parse(target),
    locale,
    format,
    program: programOfFile({ format, programs: [] }, from),
    source: source === undefined ? undefined : { file: from, locale: 'en' },
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

/** The codes of errors and warnings. */
async function serious(given: Case): Promise<readonly string[]> {
  const { findings } = await fileFindings(toCheck(given));
  return findings.flatMap(({ finding: { code, severity } }) => (severity === 'info' ? [] : [code]));
}

describe('fileFindings', () => {
  it('finds nothing in the marks of an editor in the page', async () => {
    const source = {
      a: '<p>Create a <b>title</b></p>',
      b: 'Revoke {{name}} and all of its tokens?',
    };
    const target = { a: 'crwdns7644:0crwdne7644:0', b: 'crwdns3204:0{{ name }}crwdne3204:0' };
    assert.deepEqual(await found({ source, target, locale: 'ach' }), []);
  });

  it('finds nothing in what tells who wrote a file', async () => {
    const source = { '@metadata': { authors: ['Ed Sanders', 'R2'] }, save: 'Save' };
    const target = { '@metadata': { authors: ['Игорь Бродский', 'R20'] }, save: 'Speichern' };
    assert.deepEqual(await found({ source, target }), []);
  });

  it('finds what is wrong in formats and values that a program reads, by their keys', async () => {
    const source = {
      a: 'yyyy-MM-dd HH:mm',
      b: 'EEEE d MMMM yyyy',
      ok: 'MMM d, yyyy',
      icon: 'check-circle',
      label: 'check-circle',
      list: { icon: ['check-circle'] },
    };
    const target = {
      a: 'aaaa-MM-jj HH:mm',
      b: 'EEEE j MMMM aaaa',
      ok: 'd MMM yyyy',
      icon: 'círculo',
      label: 'círculo',
      list: { icon: ['círculo'] },
    };
    assert.deepEqual(await found({ source, target, locale: 'fr' }), [
      'date-format jj',
      'date-format j',
      'program-value círculo',
    ]);
    assert.deepEqual(await found({ source, target: source, locale: 'ja' }), [
      'same-as-source "check-circle"',
      'same-as-source "check-circle"',
    ]);
  });

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

  it('looks into ICU messages and pipes, as their program reads them', async () => {
    const files = {
      source: { files: '{n, plural, one {# file} other {# files}}' },
      target: { files: '{n, plural, one {# Datei}}' },
    };
    const cars = { source: { cars: '{n} car | {n} cars' }, target: { cars: '{n} Auto' } };
    const codesOf = async (given: Case) => (await found(given)).map((one) => one.split(' ')[0]);
    assert.deepEqual(await codesOf(files), ['icu-missing-other']);
    assert.deepEqual(await codesOf(cars), ['plural-choice-count']);
    const both = { ...files, source: { ...files.source, ...cars.source }, target: cars.target };
    // In a file of ICU a pipe is a sign of the text.
    assert.deepEqual(await codesOf(both), ['placeholder-missing']);
  });

  it('finds no form missing for millions, which programs do without', async () => {
    const pairs = [
      [
        { files: { one: '%{count} file', other: '%{count} files' } },
        { files: { one: '%{count} ficha', other: '%{count} fichas' } },
      ],
      [
        { file_one: '{{count}} file', file_other: '{{count}} files' },
        { file_one: '{{count}} ficha', file_other: '{{count}} fichas' },
      ],
    ] as const;
    for (const locale of ['es', 'fr', 'it', 'pt', 'pt-BR', 'ca'])
      for (const [source, target] of pairs)
        assert.deepEqual(await found({ source, target, locale }), [], locale);
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
    assert.deepEqual(await codes('{{n}} элемент'), ['placeholder-changed {{n}}']);
  });

  it('compares a singular that shows its number with the plural, in every spelling of the number', async () => {
    for (const count of ['{{count}}', '%{count}', '%(count)s', '{count}']) {
      const source = { spaces: { one: 'One space', other: `${count} spaces` } };
      const target = {
        spaces: { one: `${count} пространство`, other: `${count} пространства` },
      };
      const codes = await found({ source, target, locale: 'ru' });
      assert.deepEqual(
        codes.filter((one) => !one.startsWith('plural-missing-form')),
        [],
        count,
      );
    }
  });

  it('knows the plural forms that are named by their categories', async () => {
    const source = { files: { one: '{{count}} file', other: '{{count}} files' } };
    const target = { files: { one: '{{count}} plik', few: 'pliki', other: '{{count}} pliku' } };
    assert.deepEqual(await found({ source, target, locale: 'pl' }), [
      'plural-missing-form "{{count}} plik"',
      'placeholder-missing "pliki"',
    ]);
  });

  it('lets the singular of a list of plural forms do without its number', async () => {
    const source = { '%d minutes': ['%d minute', '%d minutes'], days: ['a day', '{n} days'] };
    const inSpanish = { '%d minutes': ['un minuto', '%d minutos'], days: ['{n} día', '{n} días'] };
    assert.deepEqual(await found({ source, target: inSpanish, locale: 'es' }), []);
    const inFrench = { '%d minutes': ['une minute', '%d minutes'], days: ['un jour', '{n} jours'] };
    assert.deepEqual(await found({ source, target: inFrench, locale: 'fr' }), []);
  });

  it('lets the dual do without it where a list has all forms of its language', async () => {
    const source = { days: ['%d day (singular)', '%d days (dual)', '%d days (plural)'] };
    const target = { days: ['יום', 'יומיים', '%d ימים'] };
    assert.deepEqual(await found({ source, target, locale: 'he' }), []);
    const short = { source: { days: source.days.slice(0, 2) }, locale: 'he' };
    const codes = await found({ ...short, target: { days: ['יום', 'יומיים'] } });
    assert.deepEqual(codes, ['placeholder-missing "יומיים"']);
  });

  it('wants the number where the first of the forms is for others too', async () => {
    const source = { n: ['%d minute', '%d minutes', '%d minutes'] };
    for (const [locale, texts] of [
      ['ru', ['минута', '%d минуты', '%d минут']],
      ['ja', ['分', '%d 分', '%d 分']],
    ] as const) {
      const codes = await found({ source, target: { n: texts }, locale });
      assert.deepEqual(codes, [`placeholder-missing "${texts[0]}"`], locale);
    }
  });

  it('wants every placeholder in a list that is none of plural forms', async () => {
    const lists = [
      ['%d files found', '%d errors', '%d warnings'],
      ['%d file added', '%d file removed'],
      ['{n} file in {folder}', '{n} files'],
      ['Step {n}', 'Steps'],
    ];
    for (const list of lists) {
      const codes = await found({ source: { list }, target: { list: ['Eins', ...list.slice(1)] } });
      assert.ok(codes.includes('placeholder-missing "Eins"'), `${list.join()}: ${codes.join()}`);
    }
  });

  it('wants all but the number in a list of plural forms', async () => {
    const source = { list: ['%d file in %s', '%d files in %s'] };
    const target = { list: ['Eine Datei', '%d Dateien in %s'] };
    const input = toCheck({ source, target });
    const { findings } = await fileFindings(input);
    assert.deepEqual(
      findings.map(({ finding }) => finding.expected),
      ['%s'],
    );
  });

  it('lets forms that are told by a number do without it where they are for one alone', async () => {
    const source = { item: '{{count}} item', item_plural: '{{count}} items' };
    const numbers = { item_3: '{{count}} ج', item_4: '{{count}} ع', item_5: '{{count}} ك' };
    const target = { item_0: 'لا شيء', item_1: 'واحد', item_2: 'اثنان', ...numbers };
    assert.deepEqual(await found({ source, target, locale: 'ar' }), []);
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

  it('takes no value for a mistake that the program gives to the messages beside', async () => {
    const source = {
      invalid: { email: 'Invalid {{what}}', url: 'Invalid {{what}}', other: 'Invalid' },
      down: { title: 'Down', text: 'It is down.' },
      gone: { title: 'Gone', text: '%{name} is gone.' },
      late: { title: 'Late', text: '%{name} is late.' },
    };
    const target = (other: string, text: string) => ({ invalid: { other }, down: { text } });
    const good = { source, target: target('{{what}} ist ungültig', '%{name} geht nicht.') };
    assert.deepEqual(await serious(good), []);
    const bad = { source, target: target('{{that}} ist ungültig', '%{what} geht nicht.') };
    assert.deepEqual(await serious(bad), ['placeholder-extra', 'placeholder-extra']);
  });

  it('takes a value for a mistake that few of the messages beside have', async () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`key${i}`, `Text ${i}`]));
    const source = { ...many, a: 'To {channel}', b: 'From {channel}', c: 'Assign' };
    assert.deepEqual(await serious({ source, target: { c: '{channel} zuweisen' } }), [
      'placeholder-extra',
    ]);
    const lone = { a: { x: 'To {channel}', y: 'Assign' } };
    assert.deepEqual(await serious({ source: lone, target: { a: { y: 'Zu {channel}' } } }), [
      'placeholder-extra',
    ]);
  });

  it('takes it for one where it has no name, or is said twice', async () => {
    const source = { a: { x: 'To {0}', y: 'From {0}', z: 'Here' }, b: { x: '{n} a', y: 'b {n}' } };
    const target = { a: { z: 'Hier {0}' }, b: { x: '{n} {n} a' } };
    assert.deepEqual(await serious({ source, target }), ['placeholder-extra', 'placeholder-extra']);
  });

  it('takes no value for a mistake that a translation gives to many messages beside', async () => {
    const source = {
      page: { none: 'No %{model}', all: 'All', one: 'One', some: '%{n}', more: 'More' },
    };
    const target = {
      page: {
        none: 'Kein %{model}',
        all: 'Alle %{model}',
        one: 'Ein %{model}',
        some: '%{n} %{model}',
      },
    };
    assert.deepEqual(await serious({ source, target }), []);
    const few = { page: { none: 'Kein %{model}', all: 'Alle %{model}' } };
    assert.deepEqual(await serious({ source, target: few }), ['placeholder-extra']);
    const other = { page: { all: 'Alle %{kind}', one: 'Ein %{kind}', more: 'Mehr %{kind}' } };
    assert.deepEqual(await serious({ source, target: other }), [
      'placeholder-extra',
      'placeholder-extra',
      'placeholder-extra',
    ]);
  });

  it('takes no message that the source has for a mistake where it is named', async () => {
    const source = {
      appName: 'LocalSend',
      common: { save: 'Save' },
      a: '(LocalSend folder)',
      b: 'Save it',
    };
    const target = { a: '(mapa @:appName)', b: 'Nu @:common.save' };
    assert.deepEqual(await serious({ source, target }), []);
    const unknown = { a: '(mapa @:name)', b: 'Nu @:common.safe' };
    assert.deepEqual(await serious({ source, target: unknown }), [
      'placeholder-extra',
      'placeholder-extra',
    ]);
  });

  it('takes no form for a mistake whose numbers another one has', async () => {
    const severities = async (given: Case) => serious(given);
    const source = { star_one: '{{count}} star', star_other: '{{count}} stars' };
    const whole = { star_one: '{{count}} a', star_few: '{{count}} b', star_many: '{{count}} c' };
    for (const locale of ['pl', 'ru', 'uk'])
      assert.deepEqual(await severities({ source, target: whole, locale }), []);
    const rails = { post: { zero: 'No posts', one: '%{count} post', other: '%{count} posts' } };
    const german = { post: { one: '%{count} Beitrag', other: '%{count} Beiträge' } };
    assert.deepEqual(await severities({ source: rails, target: german }), []);
    const { star_one, star_few } = whole;
    assert.deepEqual(await severities({ source, target: { star_one, star_few }, locale: 'pl' }), [
      'plural-missing-form',
    ]);
    const czech = { star_one, star_few };
    assert.deepEqual(await severities({ source, target: czech, locale: 'cs' }), [
      'plural-missing-form',
    ]);
  });

  it('asks Rails for few and many only where it is known to tell them apart', async () => {
    const hours = { one: '%{count} hour', other: '%{count} hours' };
    const source = { a: hours, b: hours };
    const twofold = { one: '%{count} x', other: '%{count} y' };
    const fourfold = {
      one: '%{count} x',
      few: '%{count} y',
      many: '%{count} z',
      other: '%{count} y',
    };
    const codes = async (locale: string, program?: Program) => {
      const input = toCheck({ source, target: { a: twofold, b: fourfold }, locale });
      const { findings } = await fileFindings(program ? { ...input, program } : input);
      return findings.map(({ finding: { code, severity } }) => `${severity} ${code}`);
    };
    for (const locale of ['uk', 'ru', 'pl']) {
      assert.deepEqual(await codes(locale), ['info plural-missing-form']);
      assert.deepEqual(await codes(locale, railsI18n), ['warning plural-missing-form']);
    }
    const half = { a: { one: '%{count} x' }, b: twofold };
    assert.deepEqual(await serious({ source, target: half, locale: 'de' }), [
      'plural-missing-form',
    ]);
  });

  it('takes nobody for a mistake in a form for none', async () => {
    const family = (text: string) => ({
      liked: { zero: text, one: '%{actors} a', other: '%{actors} b' },
    });
    const source = family('%{actors} liked it');
    for (const text of ['Niemandem gefällt es', 'Keinem', 'Nobody'])
      assert.deepEqual(await serious({ source, target: family(text) }), []);
    const one = { liked: { zero: '%{actors}', one: 'Jemand', other: '%{actors} b' } };
    assert.deepEqual(await serious({ source, target: one }), ['placeholder-missing']);
    const broken = family('%{actors gefällt es');
    assert.deepEqual(await serious({ source, target: broken }), ['placeholder-missing']);
    // In Latvian the form is for ten as well.
    assert.deepEqual(await serious({ source, target: family('Nevienam'), locale: 'lv' }), [
      'placeholder-missing',
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

  it('lets everything else in the process have its turn between messages that take long', async () => {
    const texts = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`key${i}`, `Text ${i}`]),
    );
    let turns = 0;
    const turnsAtMessage: number[] = [];
    const takeTurns = () => {
      turns += 1;
      if (turnsAtMessage.length < 10) setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    const guard = () => {
      turnsAtMessage.push(turns);
      const end = performance.now() + 5;
      while (performance.now() < end);
      return [];
    };
    await fileFindings({ ...toCheck({ source: texts, target: texts }), guard });
    assert.equal(new Set(turnsAtMessage).size, 10, String(turnsAtMessage));
  });
});
