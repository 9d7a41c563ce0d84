import assert from 'node:assert/strict';
import { scanPlaceholders } from '../../../src/message/placeholders.ts';
import { threadTime } from '../catalog/threadTime.ts';

describe('scanPlaceholders on hostile texts', () => {
  const starts = [
    '{',
    '{{',
    '<',
    '%0',
    ' ',
    '$t(',
    '$t(a',
    '`',
    '`` ` ',
    '[',
    '](',
    '[](',
    '<a "',
    '<a b="',
    '<!--',
  ];
  const more = [
    '@a.',
    'a@',
    '%(',
    '${',
    '%{',
    '://',
    'a://',
    '{a,',
    '&a',
    '&',
    '\\',
    'A:\\',
    "{'",
    '@:(',
    '%a_',
    'www.',
    'x://{',
    'x://{{{{',
    'x://{x} ',
    '__a.',
    '__a_',
    '%d ',
    '%Y-',
    '%1 ',
    '<%',
    '{a:',
    '{\n',
    '&#39;',
  ];
  for (const start of [...starts, ...more, '{n,plural,', '}', 'a', '[a](b)']) {
    it(`reads 20,000 characters of ${JSON.stringify(start)} in under 20 ms`, () => {
      for (const end of ['', '}', ' }', ')', '>', '"', '`', '](x)']) {
        const text = start.repeat(Math.ceil(20_000 / start.length)) + end;
        assert.ok(threadTime(() => scanPlaceholders(text)) < 20, end);
      }
    });
  }
});
