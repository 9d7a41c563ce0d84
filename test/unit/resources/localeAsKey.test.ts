import { runSync } from '../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { json } from '../../../src/resources/formats/json/json.ts';
import { LocaleAsKeyError, refuseLocaleAsKey } from '../../../src/resources/localeAsKey.ts';

describe('refuseLocaleAsKey', () => {
  const check = (source: object, target?: object) => () =>
    refuseLocaleAsKey(
      runSync(json.parse(JSON.stringify(source))),
      target && runSync(json.parse(JSON.stringify(target))),
      'en-GB',
    );
  const group = { a: 'Text' };

  const refused: readonly (readonly [why: string, source: object, target?: object])[] = [
    ['around everything', { en: group }],
    ['in another spelling', { en_gb: group }],
    ['beside other groups', { app: group, 'en-GB': group }],
    ['beside other locales', { de: group, en: group }, { de: group }],
  ];
  for (const [why, source, target] of refused) {
    it(`refuses the source’s language as a group ${why}`, () =>
      assert.throws(check(source, target), LocaleAsKeyError));
  }

  const accepted: readonly (readonly [what: string, source: object, target?: object])[] = [
    ['a group that is called like another language', { it: group }],
    ['a message that is called like the language', { en: 'English', de: 'German' }],
    ['a group that the target has too', { en: group, app: group }, { en: group }],
    ['a language further down', { languages: { en: { name: 'English' } } }],
  ];
  for (const [what, source, target] of accepted) {
    it(`accepts ${what}`, () => assert.doesNotThrow(check(source, target)));
  }
});
