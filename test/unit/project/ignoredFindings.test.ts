import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  ignoredBy,
  parseIgnored,
  withIgnored,
  type IgnoredFinding,
} from '../../../src/project/findings/ignoredFindings.ts';

const place = { code: 'length', locale: 'de-AT', file: 'locales/de-AT.json', key: ['a', 0] };
const { code, file, key } = place;

/** What is read back of a list with one entry. */
const listed = (entry: Omit<IgnoredFinding, 'reason'>) =>
  parseIgnored(withIgnored('', { ...entry, reason: 'so' }));

describe('findings that are not shown', () => {
  it('are those of a code, of a locale, or of one message', () => {
    for (const entry of [{ code }, { code, locale: 'de-at' }, { code, message: { file, key } }]) {
      assert.ok(ignoredBy(listed(entry))(place), JSON.stringify(entry));
    }
    for (const entry of [
      { code: 'empty' },
      { code, locale: 'de' },
      { code, message: { file: 'locales/de.json', key } },
      { code, message: { file, key: ['a', '0'] } },
    ]) {
      assert.ok(!ignoredBy(listed(entry))(place), JSON.stringify(entry));
    }
  });

  it('are those of a file whether the disk composes the letters of its name or not', () => {
    const forms = (['NFC', 'NFD'] as const).map((form) => 'Größe/Ελλάς.json'.normalize(form));
    for (const written of forms) {
      const line = JSON.stringify({ code, file: written, key, reason: 'so' });
      const text = withIgnored('', { code, message: { file: written, key }, reason: 'b' });
      for (const file of forms) {
        assert.ok(ignoredBy(parseIgnored(line))({ ...place, file }), 'by others');
        assert.ok(ignoredBy(parseIgnored(text))({ ...place, file }), 'by this one');
        const again = withIgnored(line, { code, message: { file, key }, reason: 'c' });
        assert.equal(parseIgnored(again).length, 1, 'one reason');
      }
    }
  });

  it('stand in a list of lines that says why', () => {
    const once = withIgnored('', { code, locale: 'de', reason: 'German needs words' });
    assert.equal(
      withIgnored(once, { code: 'empty', message: { file, key }, reason: '' }),
      [
        '# Findings that Glossa does not show: a code, for one locale, or for one message of a file, and why',
        '{"code":"empty","file":"locales/de-AT.json","key":["a",0],"reason":""}',
        '{"code":"length","locale":"de","reason":"German needs words"}',
        '',
      ].join('\n'),
    );
  });

  it('have one reason, the last one that was given', () => {
    const twice = withIgnored(withIgnored('', { code, reason: 'a' }), { code, reason: 'b' });
    assert.deepEqual(
      parseIgnored(twice).map(({ reason }) => reason),
      ['b'],
    );
  });

  it('keep every other line and the ends of lines', () => {
    const text = '# Ours\r\n<<<<<<< HEAD\r\n{"code":1}\r\n{"code":"z","reason":"r"}\r\n';
    assert.equal(
      withIgnored(text, { code, reason: '' }),
      '# Ours\r\n<<<<<<< HEAD\r\n{"code":1}\r\n{"code":"length","reason":""}\r\n{"code":"z","reason":"r"}\r\n',
    );
  });

  it('are none in lines that say something else', () => {
    for (const line of [
      '{"code":"length",',
      '["length"]',
      '{"reason":"no code"}',
      '{"code":"length","locale":1}',
      '{"code":"length","file":"de.json"}',
      '{"code":"length","key":["a"]}',
      '{"code":"length","file":"de.json","key":"a"}',
      '{"code":"length","file":"de.json","key":[null]}',
    ]) {
      assert.deepEqual(parseIgnored(`${line}\n`), [], line);
    }
  });

  it('keep the byte order mark of their list', () => {
    const text = '\uFEFF{"code":"z","reason":"r"}\n';
    assert.equal(
      withIgnored(text, { code, reason: '' }),
      '\uFEFF{"code":"length","reason":""}\n{"code":"z","reason":"r"}\n',
    );
  });

  it('come back as they were given', () => {
    const entry = fc.record({
      code: fc.string(),
      locale: fc.option(fc.string(), { nil: undefined }),
      message: fc.option(
        fc.record({ file: fc.string(), key: fc.array(fc.oneof(fc.string(), fc.nat())) }),
        { nil: undefined },
      ),
      reason: fc.string({ unit: 'binary' }),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const text = entries.reduce(withIgnored, '');
        const scopes = parseIgnored(text).map((one) => JSON.stringify({ ...one, reason: '' }));
        assert.equal(new Set(scopes).size, scopes.length);
        const last = entries.at(-1);
        if (last !== undefined) {
          assert.ok(parseIgnored(text).some((one) => JSON.stringify(one) === JSON.stringify(last)));
        }
      }),
    );
  });
});
