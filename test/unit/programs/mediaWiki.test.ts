import Banana from 'banana-i18n';
import { isJudged, valueOf } from './judged.ts';

/** What banana-i18n shows for one and for several; it escapes tags that are not closed. */
const shows = (message: string, locale: string): readonly string[] =>
  [1, 5].map((count) =>
    new Banana(locale, { messages: { message } })
      .i18n('message', count, valueOf('name'), valueOf('place'))
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );

describe('MediaWiki', () =>
  isJudged({
    id: 'mediaWiki',
    manifest: { 'package.json': '{"dependencies": {"banana-i18n": "2"}}' },
    pathOf: (locale) => `i18n/${locale}.json`,
    shows,
    messages: [
      'Open the gate of $2',
      'the $2 at $3',
      "Don't open the '$2'",
      '$1 {{PLURAL:$1|row|rows}} at noon',
      'Open {{PLURAL:$1|the row|the $1 rows}} of $2',
      '{{GENDER:$2|He|She|They}} came at noon',
      '50 percent of the $1 rows',
      'this (NAME) or <b>the $2</b>',
      '{{GENDER:$2|He|She}} came at noon',
    ],
    people: [
      ['Hello $2', 'Hallo $ 2', true],
      ['Rows of $2', 'Zeilen von $3', true],
      ['Rows at $3', 'Zeilen in', true],
      ['{{PLURAL:$1|row|rows}} of $2', '{{PLURAL:$1|Zeile|Zeilen}}', true],
      ['Hello $2', "L'$2 d'or @ 5 %", false],
      ['Rows at $3', '$3er Zeilen', false],
      ['$1 {{PLURAL:$1|row|rows}}', '$1 {{PLURAL:$1|Zeile|Zeilen}}', false],
    ],
  }));
