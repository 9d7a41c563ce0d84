import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { MessageKey } from '../../../../src/message/programText/keyWords.ts';
import { translatable } from '../../../../src/message/translatable.ts';

/** What programs read, whatever its key is. */
const ofPrograms = [
  '[%key:ui::common::save%]',
  '[%key:a%] / [%key:b%]',
  '$t(key)',
  '@:key',
  '@:{key}',
  "@:{'common.save'}",
  '@.lower:common.name',
  '[Last] dddd [at] h:mm A',
  '[Today at] LT',
  'dddd, MMMM Do',
  'M j, Y - H:i',
  'yyyy',
  'HH:mm (z)',
  'D. MMM YYYY [um] HH:mm',
  'ltr',
  'rtl',
  '#FF0000',
  '#ff0',
  'rgba(0, 0, 0, .5)',
  'mdi-home',
  'fa fa-user',
  'mdi:home',
  'FOO_BAR',
  'MAX_LEN_2',
  'some_key',
  'ui.common.save',
  'com.example.App',
  'index.html',
  'nplurals=2; plural=(n != 1);',
  'https://example.com',
  'www.example.com',
  'me@example.com',
  '%B %d, %Y',
  '%Y-%m-%d %H:%M',
  'd/m/Y',
  'l, F j, Y',
  'D, d M Y H:i:s',
  'jS F Y',
  'YYYY-MM-DDTHH:mm:ssZ',
  'YYYYMMDD',
  'EEE, d MMM y',
  'EEEE, MMMM d, y',
  "d 'de' MMMM 'de' y",
  "EEEE 'at' HH:mm",
  'h:mm a',
  'DD.MM.YYYY',
  'HH:mm:ss.SSS',
  'MMM Do',
  'Do MMMM YYYY',
  'dd.MM.yy',
  'ddd D',
  'M/D/YYYY h:mm a',
  'yyyy-MM-dd HH:mm',
  'ddd, MMM D, YYYY h:mm A',
  'hh:mm a',
  'MM/yy',
  'MMMM y',
  'mailto:a@b.de',
];

/** What looks a little like it and is for people. */
const forPeople = [
  'May',
  'Mo',
  'Do',
  'Di',
  'LL',
  'LT',
  'A',
  'M',
  'Save',
  'OK',
  'AM',
  'PM',
  'Do it',
  'E. A.',
  'Mm. Dd',
  'yes / no',
  'Add',
  'mm',
  'a d',
  'DD and MM',
  'Y/N/A',
  'Y/N',
  'check-in',
  'e-mail',
  'sign-up',
  'iPhone',
  'GitHub',
  'N/A',
  'true',
  'false',
  'long',
  'short',
  'day',
  '#face',
  '#hash',
  '#1 Best',
  'and/or',
  'km/h',
  'Md',
  'Dd',
  'D',
  'Sa',
  'So',
  'Mi',
  'Ma',
  'ma',
  'Lu',
  'LTS',
  'Mass',
  'Las',
  'sad',
  'mad',
  'dad',
  'HH',
  'A.M.',
  'a.m.',
  'U.S.A.',
  'e.g.',
  'i.e.',
  'Hmm',
  'mmm',
  'Mmm',
  'Ha ha',
  'Aha',
  'Hello.World',
  '/month',
  'Zz',
  'z',
  'S',
  'M, L, XL',
  'S / M / L',
  'XL',
  'L',
  'en',
  'it',
  'Kelvin',
  'K',
  'Ms. M',
  'D. M. Y.',
  'Do. M. A.',
  'ms',
  'h',
  's',
  'sss',
  'd h',
  'h m s',
  'd, h',
  'A, B',
  'Mr. D',
  'LA',
  'L.A.',
  'DM',
  'DMs',
  'AMA',
  'ASAP',
  'SMS',
  'MMS',
  'MM',
  'SSL',
  'dd',
  'Dday',
  'D-Day',
  'may',
  'Am',
  'am',
  'am a',
  'Home Page',
  'home',
  'true story',
  'ha',
  'Hm',
  'ah',
  '[optional] text',
  '[x] Done',
  '[beta]',
  "'quoted'",
  "it's",
  'Ma’am',
  'xx',
  'XXX',
  'w',
  'W',
  'L',
  'T',
  'Mm',
  'EMEA',
  'QA',
  'Q&A',
  'dm dm',
  'Qs & As',
  'add',
  'Lll',
  'A a',
  'A/a',
  'H. M.',
  'Da da',
  'LL Cool',
];

describe('what a program reads', () => {
  for (const text of ofPrograms) {
    it(`is not translated: ${text}`, () => assert.equal(translatable(text, ['a', 'title']), false));
  }

  const byKey: readonly [text: string, key: MessageKey][] = [
    ['LT', ['timeFormat']],
    ['LL', ['formats', 'date_format']],
    ['LL', ['dateformat']],
    ['D', ['DATEFORMAT']],
    ['LLL', ['datetimeformats']],
    ['LT', ['longtimepattern']],
    ['MM', ['datemask']],
    ['A', ['time.format']],
    ['MM', ['datePattern']],
    ['true', ['features', 'enabled']],
    ['numeric', ['short', 'year']],
    ['2-digit', ['long', 'hour']],
    ['narrow', ['weekday']],
    ['en-US', ['meta', 'locale']],
    ['de', ['lang']],
    ['pt_BR', ['languageCode']],
    ['check-circle', ['save', 'icon']],
    ['#facade', ['color']],
    ['A. N. Author', ['@metadata', 'authors', 0]],
  ];
  for (const [text, key] of byKey) {
    it(`is told by its key: ${text} of ${key.join('.')}`, () => {
      assert.equal(translatable(text, key), false);
      assert.equal(translatable(text, ['label']), true);
    });
  }

  it('is a pattern of several tokens, whatever they are', () => {
    const strong = fc.constantFrom(
      'yyyy',
      'YYYY',
      'MMMM',
      'MMM',
      'dddd',
      'DD',
      'dd',
      'HH',
      'mm',
      'ss',
    );
    const weak = fc.constantFrom('d', 'D', 'h', 'a', 'A', 'y', 'M', 'Do', 'z', 'E');
    const separator = fc.constantFrom(' ', '. ', '/', '-', ':', ', ', '.');
    const pattern = fc
      .tuple(
        strong,
        fc.array(fc.tuple(separator, fc.oneof(strong, weak)), { minLength: 1, maxLength: 5 }),
      )
      .map(([first, rest]) => first + rest.flat().join(''));
    fc.assert(fc.property(pattern, (text) => !translatable(text)));
  });
});

describe('what people read', () => {
  for (const text of forPeople) {
    it(`is translated: ${text}`, () => assert.equal(translatable(text, ['a', 'title']), true));
  }

  const byKey: readonly [text: string, key: MessageKey][] = [
    ['Icon', ['icon']],
    ['icon', ['icon']],
    ['true', ['true']],
    ['False', ['enabled']],
    ['long', ['size']],
    ['short', ['labels', 'short']],
    ['May', ['months', 'format']],
    ['Do', ['weekdays', 4]],
    ['A', ['formats', 0]],
    ['English', ['language']],
    ['is', ['verb']],
    ['Color', ['color']],
    ['Format', ['dateFormat']],
    ['LL', ['platform']],
    ['LT', ['formatted']],
    ['MM', ['numberformat']],
    ['sign-in', ['signIn']],
  ];
  for (const [text, key] of byKey) {
    it(`is translated under any key: ${text} of ${key.join('.')}`, () => {
      assert.equal(translatable(text, key), true);
    });
  }

  it('is every sentence, with or without marks', () => {
    const word = fc.constantFrom(
      'the',
      'May',
      'day',
      'Mass',
      'add',
      'Do',
      'has',
      'a',
      'Year',
      'month',
      'is',
    );
    const mark = fc.constantFrom('', '.', '!', '?', ' …', ':');
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 8 }), mark, (words, end) => {
        fc.pre(
          words.some((one) => ['the', 'day', 'Mass', 'Year', 'month', 'has', 'is'].includes(one)),
        );
        return translatable(words.join(' ') + end);
      }),
    );
  });
});
