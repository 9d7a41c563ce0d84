import assert from 'node:assert/strict';
import { found } from '../found.ts';

describe('a Java bundle', () => {
  const cases: readonly (readonly [what: string, paths: string, ...sets: string[]])[] = [
    [
      'has no source in a variant of a locale',
      'messages.properties messages_de.properties messages_de_DE_EURO.properties',
      'messages_{locale}.properties: en > de',
    ],
    [
      'has none in the variant of an English locale',
      'messages.properties messages_en_US.properties messages_en_US_POSIX.properties',
      'messages_{locale}.properties: en > en-US',
    ],
    [
      'has none in a locale with a script, as Java spells it',
      'messages.properties messages_sr.properties messages_sr__Latn.properties messages_sr_RS_#Latn.properties messages_sr_#Latn.properties',
      'messages_{locale}.properties: en > sr',
    ],
    [
      'has none in a variant where every locale is named',
      'messages_en.properties messages_de.properties messages_de_DE_EURO.properties',
      'messages_{locale}.properties: en > de',
    ],
    [
      'is no file of settings beside it',
      'm/messages.properties m/messages_de.properties m/message-broker.properties m/db.properties',
      'm/messages_{locale}.properties: en > de',
    ],
    [
      'is no other file in the folder of translated ones',
      'i18n/app.properties i18n/app_de.properties i18n/broker.properties',
      'i18n/app_{locale}.properties: en > de',
    ],
    [
      'may be called after what it holds, also without a translation',
      'm/app.properties m/app_de.properties m/shop_messages.properties m/sign_in_texts.properties',
      'm/app_{locale}.properties: en > de',
      'm/shop_messages_{locale}.properties: en > +de',
      'm/sign_in_texts_{locale}.properties: en > +de',
    ],
    [
      'may start with the name of another one',
      'm/app.properties m/app_de.properties m/app_errors.properties m/app_errors_de.properties',
      'm/app_errors_{locale}.properties: en > de',
      'm/app_{locale}.properties: en > de',
    ],
    ['may be the first in its folder', 'i18n/app.properties', 'i18n/app_{locale}.properties: en >'],
    ['is not a lone file of settings', 'src/message-broker.properties'],
  ];
  for (const [what, paths, ...sets] of cases) {
    it(what, () => assert.deepEqual(found(paths.split(' ')), sets));
  }
});
