import assert from 'node:assert/strict';
import { check, type Texts } from './programUnderTest.ts';

/** What is said of apostrophes, beside which other findings may be. */
const about = /placeholder|apostrophe|tag|icu/u;

describe('apostrophes in the texts of people', () => {
  const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;
  const counted = '{n, plural, one {# row} other {# rows}}';
  const bundle = (english: string, french: string): Texts => ({
    'src/main/resources/messages.properties': english,
    'src/main/resources/messages_fr.properties': french,
  });
  const icu = (english: object, italian: object): Texts => ({
    'lang/en.json': json({ ...english, n: counted }),
    'lang/it.json': json({ ...italian, n: counted }),
  });
  const arb = (english: object, italian: object): Texts => ({
    'l10n.yaml': 'arb-dir: lib/l10n\nuse-escaping: true\n',
    'lib/l10n/app_en.arb': json({ '@@locale': 'en', ...english }),
    'lib/l10n/app_it.arb': json({ '@@locale': 'it', ...italian }),
  });
  const cases: readonly (readonly [what: string, files: Texts, ...found: readonly string[]])[] = [
    [
      'hide the arguments of Java',
      bundle(
        'plan=Plan {0} was booked on {1}\nok=Add {0} now\n',
        "plan=Plan d'achat {0} le {1}\nok=Ajouter {0} \\u00e0 l''instant\n",
      ),
      'error placeholder-quoted plan',
    ],
    [
      'are lost in Java',
      bundle(
        "why=Why ''Unsure'' here?\nok=Why ''Dry''?\n",
        "why=Pourquoi 'Incertain'?\nok=Pourquoi ''Sec''?\n",
      ),
      'warning apostrophe-lost why',
    ],
    [
      'are lost behind the arguments of Java',
      bundle('a={0} of the day\nb={0} pears\n', "a={0} d'aujourd'hui l'x\nb={0} poires d''or\n"),
      'warning apostrophe-lost a',
    ],
    [
      'are letters around names that are no arguments of Java',
      bundle('a=must match {value}\nb={0} x\n', "a=doit suivre '{value}'\nb={0} y\n"),
    ],
    [
      'are letters in messages of Java without arguments',
      bundle('a=The day\n', "a=L'heure d'or\n"),
    ],
    [
      'are letters where the source has them before arguments',
      bundle("a=Can't open {0}\nb=It {0}\n", "a=N'ouvre {0}\nb=L'on {0}\n"),
    ],
    [
      'hide the arguments and tags of ICU',
      icu(
        {
          a: 'Focus is <b>outside the</b> editor',
          b: 'Ask <b>the</b> owner, {name}',
          ok: 'Hello {name}',
        },
        {
          a: "Il focus è <b>esterno all'</b>editor",
          b: "Chiedi <b>al</b> padrone, l'{name}",
          ok: "Ciao, l''{name}",
        },
      ),
      'error placeholder-quoted a',
      'error placeholder-quoted b',
      'warning placeholder-spacing a',
    ],
    [
      'that are left out make an argument of ICU',
      icu(
        { a: "Write '{days}' into the field", ok: "Write '{days}' here" },
        { a: 'Schreib {days} in das Feld', ok: "Schreib '{days}' hier" },
      ),
      'error placeholder-extra a',
    ],
    [
      'quote words between braces in ICU, which are no arguments',
      icu({ a: "Use '{'braces'}' here" }, { a: "Usa '{'parentesi'}' qui" }),
    ],
    [
      'break the build of Flutter',
      arb(
        {
          a: '{count, plural, one{Showing 1 log} other{Showing {count} logs}}',
          ok: "It''s {name}",
        },
        {
          a: "{count, plural, one{Vista dell'ultimo log} other{Vista di {count} log}}",
          ok: "È l''ora di {name}",
        },
      ),
      'error apostrophe-unclosed a',
    ],
    [
      'hide the arguments of Flutter',
      arb({ a: 'Time of {name} now' }, { a: "L'ora di {name} dell'uso" }),
      'error placeholder-quoted a',
    ],
    [
      'are letters in vue-i18n',
      {
        'package.json': '{"dependencies": {"vue-i18n": "11"}}',
        'locales/en.json': json({ a: 'The hour of {name}' }),
        'locales/it.json': json({ a: "L'ora d'{name}" }),
      },
    ],
  ];
  for (const [what, files, ...expected] of cases) {
    it(what, async () => {
      const found = (await check(files)).filter(
        (one) => about.test(one) && !one.startsWith('info'),
      );
      assert.deepEqual(found.toSorted(), expected.toSorted());
    });
  }
});
