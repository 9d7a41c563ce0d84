import assert from 'node:assert/strict';
import { checkTranslation } from '../../../../src/message/checks/checkTranslation.ts';
import { fixedText } from '../../../../src/message/checks/fixedText.ts';
import type { MessageKey } from '../../../../src/message/programText/keyWords.ts';

const pairOf = (source: string, target: string, key: MessageKey = ['a']) => ({
  source,
  target,
  sourceLocale: 'en',
  targetLocale: 'fr',
  key,
});

const found = (code: string, ...texts: Parameters<typeof pairOf>) =>
  checkTranslation(pairOf(...texts)).filter((one) => one.code === code);

/** Formats that their program cannot read any more, each with what is wrong in it. */
const broken: readonly [source: string, target: string, got: string][] = [
  ['yyyy-MM-dd HH:mm', 'aaaa-MM-jj HH:mm', 'jj'],
  ['EEEE d MMMM yyyy', 'EEEE j MMMM aaaa', 'j'],
  ['MMMM d, yyyy', 'd MMMM aaaa', 'aaaa'],
  ['MMMM d, yyyy', 'd de MMMM de yyyy', 'de'],
  ['MMM d, yyyy', 'D MMM YYYY', 'D'],
  ['dd/MM/yyyy HH:mm', 'TT.MM.jjjj HH:mm', 'TT'],
  ['MMM d, h:mm aaa', 'МММ д, ч:мм ааа', 'МММ'],
  ['HH:mm', 'ЧЧ:мм', 'ЧЧ'],
  ['MMM d, HH:mm:ss', '%b %-d, %H:%M:%S', 'b'],
  ['MMM d, h:mm:ss aaa', 'Deň MMM, h:mm:ss aaa', 'Deň'],
  ['dddd MMMM Do, h:mmA', 'dddd MMMM Faça, h:mmA', 'Faça'],
  ['MMMM D, YYYY', 'D de MMMM de YYYY', 'de'],
  ['MMMM D, YYYY', 'D MMMM AAAA', 'AAAA'],
  ['PPpp', 'ППпп', 'ППпп'],
  ['h:mm tt', 'h:mm às', 'às'],
  ['Y-m-d', 'B-m-d', 'B'],
  ['Y-m-d', 'Y/A/G', 'A'],
  ['Y-m-d H:i', '년-월-일 시:분', '년'],
  ['%Y-%m-%d', '%A-%m-%j', '%A'],
  ['%d/%m/%Y', '%d/%m/%a', '%a'],
  ['%B %d, %Y', '%Б %d , %И', '%Б'],
  ['%Y-%m-%d %H:%M', '%J-%m-%T %H:%M', '%J'],
  ['%B %d', '% B %d', '%'],
];

/** Formats as another language has them. */
const arranged: readonly [source: string, target: string][] = [
  ['MMM d, yyyy', 'd MMM yyyy'],
  ['MMM d, yyyy', 'yyyy年M月d日'],
  ['MMM d, yyyy', "d 'de' MMM 'de' yyyy"],
  ['MMM d, yyyy', 'd MMM yyyy г.'],
  ['MMMM d, yyyy', 'EEEE, d. MMMM yyyy'],
  ['h:mm a', 'HH:mm'],
  ['h:mm a', "HH:mm 'Uhr'"],
  ['h:mm a', 'a h:mm'],
  ['MMM d, h:mm:ss aaa', 'M月d日 ah:mm:ss'],
  ['MM-dd-yy-h-mm-ss-a', 'yy年MM月dd日 ah時mm分ss秒'],
  ['d MMM HH:mm', 'd MMM'],
  ['MM/dd h:mm:ssa', 'dd.MM hh:mm:ss'],
  ['MMMM D, YYYY', 'D [de] MMMM [de] YYYY'],
  ['MMMM D, YYYY', 'LL'],
  ['dddd MMMM Do, h:mmA', 'dddd, D. MMMM, HH[h]mm'],
  ['h:mm tt', 'HH:mm'],
  ['dddd, MMMM d, yyyy', 'dddd d MMMM yyyy'],
  ['Y-m-d H:i', 'd.m.Y H:i'],
  ['j M Y', 'Y/n/j'],
  ['l, F j, Y', 'l j F Y'],
  ['EEEE, MMMM d', 'eeee, d MMMM'],
  ['EEE d MMM', 'eee d. MMM'],
  ['MMM d, E', 'd MMM ee'],
  ['%B %d, %Y', '%A, %d de %B de %Y'],
  ['%B %d, %Y', '%Y(e)ko %Bk %e'],
  ['%b %d', '%-d. %-m.'],
  ['%d %b %H:%M', '%y-%m-%d'],
  ['%I:%M %p', '%H:%M'],
  ['%n %u', '%n%'],
  ['%u%n', '%n %u'],
];

/** People read how a date is typed, and have it in their own letters. */
const hints: readonly [source: string, target: string][] = [
  ['DD/MM/YYYY', 'JJ/MM/AAAA'],
  ['MM-DD-YYYY', 'TT.MM.JJJJ'],
  ['YYYY-MM-DD', '年-月-日'],
  ['dd/mm/yyyy', 'jj/mm/aaaa'],
  ['D/M/Y', 'T/M/J'],
  ['MM/dd/yyyy hh:mm:ss', 'мм/дд/гг чч:мм:сс'],
  ['MM/dd/yyyy', 'JJ/MM/AAAA'],
];

/** Hints for people by their keys. */
const keyedHints: readonly [source: string, target: string, key: string][] = [
  ['MM/DD/YYYY HH:mm', 'TT.MM.JJJJ HH:mm', 'placeholder'],
  ['dd/MM/yyyy', 'jj/MM/aaaa', 'datePlaceholder'],
  ['yyyy-MM-dd', 'jjjj-MM-dd', 'hint'],
  ['MM/dd/yyyy HH:mm', 'TT.MM.JJJJ HH:mm', 'birthday_label'],
  ['yyyy-MM-dd HH:mm', 'aaaa-MM-jj HH:mm', 'date.example'],
  ['HH:mm', 'ЧЧ:мм', 'helpText'],
  ['Y-m-d', 'J-m-t', 'dateHint'],
  ['%Y-%m-%d', '%J-%m-%t', 'hint'],
];

const refused: readonly [source: string, target: string, key?: MessageKey][] = [
  ['image/png', 'imagen/png'],
  ['image/*', 'Bild/*'],
  ['text/html', 'texte/html'],
  ['/etc/hosts', 'etc/hôtes'],
  ['/pears/new', '/ poires / nouveau'],
  ['/groups', 'groups/', ['menu_url']],
  ['#FF0000', 'rouge vif'],
  ['#404', 'gris foncé', ['color']],
  ['#222', 'gris clair', ['button.background']],
  ['mdi-home', 'mdi-página'],
  ['btn btn-primary', 'btn btn-primär', ['class']],
  ['check-circle', 'círculo', ['icon']],
  ['2-digit', '2-stellig', ['hour']],
  ['short', 'kurz', ['month']],
  ['en-US', 'anglais', ['locale']],
  ['Europe/Oslo', 'Europa/Oslo', ['timezone']],
  ['rtl', 'droite'],
  ['whisper-1, gpt-4o', 'murmurer-1, gpt-4o'],
  ['gemini-2.5-flash', 'gemini-2.5-blixt'],
];

const taken: readonly [source: string, target: string, key?: MessageKey][] = [
  ['image/png', 'image/webp'],
  ['/pears/new', '/poires/nouveau'],
  ['/help', 'https://example.com/aide', ['helpUrl']],
  ['#FF0000', '#0f0'],
  ['#FF0000', 'red'],
  ['#404', 'nº 404', ['ticket']],
  ['#100', 'n° 100', ['order']],
  ['#911', 'N° 911', ['label']],
  ['audio/video-call', 'appel audio ou vidéo'],
  ['version-1.0', 'Version 1.0'],
  ['bi-weekly', 'toutes les deux semaines'],
  ['btn btn-primary', 'btn btn-wide', ['class']],
  ['check-circle', 'circle', ['icon']],
  ['short', 'long', ['month']],
  ['short', 'kurz', ['size']],
  ['narrow', 'schmal', ['style']],
  ['short', 'kurz', ['month', 0]],
  ['en-US', 'de', ['locale']],
  ['en-US', 'Englisch (USA)', ['english']],
  ['Europe/Oslo', 'Europa/Oslo', ['label']],
  ['Europe/Oslo', 'UTC', ['timezone']],
  ['ltr', 'rtl'],
  ['whisper-1, gpt-4o', 'GPT-4o、Whisper-1'],
  ['foo_bar', 'Nouvelle barre'],
  ['fooBar', 'Nouvelle barre'],
  ['gate.open', 'Ouvrir'],
  ['readme.txt', 'lisezmoi.txt'],
  ['USD', 'Dollar', ['currency']],
];

describe('a format of dates or times', () => {
  for (const [source, target, got] of broken) {
    it(`is broken: ${source} → ${target}`, () => {
      const all = found('date-format', source, target);
      assert.deepEqual(
        all.map(({ severity, got }) => [severity, got]),
        [['error', got]],
      );
    });
  }
  for (const [source, target] of [...arranged, ...hints]) {
    it(`is right: ${source} → ${target}`, () =>
      assert.deepEqual(found('date-format', source, target), []));
  }

  for (const [source, target, key] of keyedHints) {
    it(`is a hint for people: ${source} → ${target} of ${key}`, () => {
      assert.deepEqual(found('date-format', source, target, [key]), []);
      assert.equal(found('date-format', source, target, ['dateFormat']).length, 1);
    });
  }

  it('is mended with that of the source', () => {
    const pair = pairOf('MMMM d, yyyy', 'd MMMM aaaa');
    const [finding] = checkTranslation(pair);
    assert.ok(finding);
    assert.equal(fixedText({ ...finding, target: pair.target, pair }), 'MMMM d, yyyy');
  });
});

describe('a value that a program reads', () => {
  for (const [source, target, key] of refused) {
    it(`is no other: ${source} → ${target}`, () => {
      const all = found('program-value', source, target, key);
      assert.deepEqual(
        all.map(({ severity }) => severity),
        ['warning'],
      );
    });
  }
  for (const [source, target, key] of taken) {
    it(`may be another: ${source} → ${target} of ${String(key)}`, () =>
      assert.deepEqual(found('program-value', source, target, key), []));
  }

  it('is never called untranslated', () => {
    const values: readonly [string, MessageKey?][] = [
      ['h:mm:ss aaa'],
      ['xterm-256color'],
      ['gemini-2.5-flash, gemini-2.5-pro'],
      ['layouts/en-us-qwerty.json'],
      ['btn btn-primary', ['cls']],
      ['/pears/new'],
      ['bar bar-large', ['icon']],
    ];
    for (const [text, key] of values) {
      const pair = { ...pairOf(text, text, key), targetLocale: 'ja' };
      assert.deepEqual(checkTranslation(pair), [], text);
    }
    for (const text of ['read-only', 'btn btn-primary', 'Open the gate']) {
      const [one] = checkTranslation({ ...pairOf(text, text, ['label']), targetLocale: 'ja' });
      assert.equal(one?.code, 'same-as-source', text);
    }
  });
});
