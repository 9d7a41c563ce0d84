import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { scanPlaceholders } from '../../../src/message/placeholders.ts';
import { hostileText } from './hostileText.ts';
import { messages } from './messages.ts';

function assertScan(text: string, ...expected: readonly string[]): void {
  const found = scanPlaceholders(text);
  assert.deepEqual(
    found.map((placeholder) => placeholder.text),
    expected,
    text,
  );
}

function assertKinds(text: string, ...expected: readonly string[]): void {
  assert.deepEqual(
    scanPlaceholders(text).map(({ kind }) => kind),
    expected,
    text,
  );
}

describe('scanPlaceholders', () => {
  for (const { text, placeholders } of messages) {
    it(`reads ${JSON.stringify(text)}`, () => assertScan(text, ...placeholders));
  }

  it('tells the kinds apart', () => {
    assertKinds('{a} {} {{b}} ${c}', 'argument', 'emptyArgument', 'mustache', 'template');
    assertKinds(
      '%s %1$s %{a} %(a)s %%',
      'printf',
      'printfNumbered',
      'printfNamed',
      'printfNamed',
      'percent',
    );
    assertKinds('$t(a) @:a $A$ $1', 'reference', 'reference', 'dollar', 'dollar');
    assertKinds('<b> &nbsp; [a](b) `c`', 'tag', 'entity', 'link', 'link', 'code');
    assertKinds('http://a.b me@a.bc \\n', 'url', 'email', 'escape');
  });

  it('takes a plural or select argument as one, known by its variable and type', () => {
    const [found] = scanPlaceholders('You have {n, plural, one {# file} other {{x} files}} left');
    assert.equal(found?.kind, 'icu');
    assert.equal(found.identity, '{n, plural}');
    assertScan(
      '{a, select, x {{b, plural, other {#}}} other {}} {c}',
      '{a, select, x {{b, plural, other {#}}} other {}}',
      '{c}',
    );
    assertScan('{n, plural, one {# never closed');
  });

  it('leaves prose with percent signs alone', () => {
    for (const text of [
      '100% sure',
      '100 % sure',
      '5%',
      '50%-safe',
      '20%off',
      'in %age points',
      '% d',
      '100%safe',
      '80%-a foglalt',
      '100%e Lösung',
      '%50a',
      'Eine 100%iĝé',
    ]) {
      assertScan(text);
    }
    assertScan('10%s', '%s');
    assertScan('%5d %05.1f %.3g', '%5d', '%05.1f', '%.3g');
    assertScan('%ld%s', '%ld', '%s');
    assertScan('%dpx%s', '%d', '%s');
  });

  it('leaves prose with angle brackets alone', () => {
    for (const text of [
      'a<b',
      '< b >',
      '<3 you > me',
      '<',
      '<>',
      '</>',
      '<b',
      '<a href="x>',
      '<-- >',
    ])
      assertScan(text);
    assertScan('<<b>', '<b>');
    assertScan('<https://a.bc/d>', 'https://a.bc/d');
  });

  it('leaves prose with braces alone', () => {
    for (const text of [
      '{',
      '}',
      '}{',
      '{ }',
      '{{ }}',
      '{"a": 1}',
      '{a, }',
      '{one two three}',
      '{a\nb}',
    ]) {
      assertScan(text);
    }
    assertScan('{ {x} }', '{x}');
    assertScan('{{}}', '{}');
    assertScan('{{x}}}', '{{x}}');
    assertScan('{{{x}}', '{{x}}');
    assertScan('{名前}', '{名前}');
  });

  it('tells linked messages from addresses', () => {
    assertScan('a@:b');
    assertScan('see @:a.b. Then', '@:a.b');
    assertScan('me@localhost');
    assertScan('me@example.com.', 'me@example.com');
    assertScan('a.b+c@mail.example.co.uk, d', 'a.b+c@mail.example.co.uk');
    assertScan('@user and @team: hello');
  });

  it('ends addresses where prose goes on', () => {
    assertScan('https://a.bcをご覧ください', 'https://a.bc');
    assertScan('"https://a.bc".', 'https://a.bc');
    assertScan('https://a.bc/{id}.', 'https://a.bc/{id}');
    assertScan('https://a.bc/{id, number}', 'https://a.bc/', '{id, number}');
    assertScan('https://a.bc\\nNext', 'https://a.bc', '\\n');
    assertScan('http:// a');
    assertScan('note://');
  });

  it('knows a Windows path from escapes', () => {
    assertScan('in C:\\new\\table or\\n', '\\n');
    assertScan('Note:\\nSecond', '\\n');
    assertScan('C:\\Users\\{name}\\new', '{name}');
    assertScan('\\\\n', '\\\\');
  });

  it('takes links only where the address has no spaces', () => {
    assertScan('[a](see below)');
    assertScan('[a]()');
    assertScan('[a](b c)');
    assertScan('[![a](b)](c)', '[', '![', '](b)', '](c)');
    assertScan('[a] (b)');
    assertScan('](b) [a');
  });

  it('finds spans in order that never overlap, whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        let end = 0;
        for (const placeholder of scanPlaceholders(text)) {
          assert.ok(placeholder.start >= end && placeholder.end > placeholder.start);
          assert.ok(placeholder.end <= text.length);
          assert.equal(placeholder.text, text.slice(placeholder.start, placeholder.end));
          end = placeholder.end;
        }
      }),
    );
  });

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
  ];
  for (const start of [...starts, ...more, '{n,plural,', '}', 'a', '[a](b)']) {
    it(`reads 20,000 characters of ${JSON.stringify(start)} in under 20 ms`, () => {
      for (const end of ['', '}', ')', '>', '"', '`', '](x)']) {
        assert.ok(fastest(start.repeat(Math.ceil(20_000 / start.length)) + end) < 20, end);
      }
    });
  }
});

/** The best of several runs, in milliseconds: the machine may be busy, a scanner that backtracks is slow every time. */
function fastest(text: string): number {
  let best = Infinity;
  for (let run = 0; run < 25 && best >= 5; run++) {
    const start = performance.now();
    scanPlaceholders(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
