import assert from 'node:assert/strict';
import { TmxError } from '../../../src/memory/tmx.ts';
import { textsOf, tmxFile, tu, unitsOf } from './tmxFiles.ts';

const read = (file: string | Uint8Array) => textsOf(unitsOf(file));

function problem(file: string | Uint8Array): [TmxError['problem'], number, number] {
  try {
    unitsOf(file);
  } catch (error) {
    assert.ok(error instanceof TmxError, String(error));
    return [error.problem, error.line, error.column];
  }
  return assert.fail('the file was read');
}

describe('TmxReader', () => {
  it('hands out the texts of every unit', () => {
    const file = tmxFile(tu('en', 'Save', 'de', 'Sichern') + tu('en', 'Cancel', 'fr', 'Annuler'));
    assert.deepEqual(read(file), [
      ['en: Save', 'de: Sichern'],
      ['en: Cancel', 'fr: Annuler'],
    ]);
  });

  it('reads the same, however the bytes come', () => {
    const file = tmxFile(
      tu('en', 'A 👋 &lt;b&gt; <ph>{x}</ph>', 'ja', '保存 &#x1F44B; <![CDATA[<&]]>'),
    );
    const whole = unitsOf(file);
    for (const size of [1, 2, 3, 7, 64]) assert.deepEqual(unitsOf(file, size), whole);
    assert.deepEqual(textsOf(whole), [['en: A 👋 <b> {x}', 'ja: 保存 👋 <&']]);
  });

  it('puts codes back, those of sub-flows and highlights too', () => {
    const seg =
      'See <bpt i="1">&lt;a></bpt>the <hi type="x">terms</hi><ept i="1">&lt;/a></ept><ph>[<sub>tip</sub>]</ph>';
    assert.deepEqual(read(tmxFile(tu('en', seg))), [['en: See <a>the terms</a>[tip]']]);
  });

  it('keeps white space and line breaks of segments', () => {
    assert.deepEqual(read(tmxFile(tu('en', ' a\r\n\tb&#13; '))), [['en:  a\n\tb\r ']]);
  });

  it('takes the language from either attribute, and the source of a unit from itself or the header', () => {
    const own = '<tu srclang="de"><tuv lang="de"><seg>a</seg></tuv><tuv><seg>b</seg></tuv></tu>';
    const [first, second] = unitsOf(tmxFile(own + tu('en', 'c'), 'srclang="en-US"'));
    assert.deepEqual([first?.sourceLanguage, second?.sourceLanguage], ['de', 'en-US']);
    assert.deepEqual(
      first?.variants.map(({ language }) => language),
      ['de', ''],
    );
  });

  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    it(`reads ${encoding} with and without its mark`, () => {
      const text = tmxFile(tu('en', 'Grüße 👋', 'ja', '保存')).replace('UTF-8', 'UTF-16');
      const little = Buffer.from(`\ufeff${text}`, 'utf16le');
      const bytes = encoding === 'utf-16le' ? little : little.swap16();
      for (const file of [bytes, bytes.subarray(2)]) {
        assert.deepEqual(read(file), [['en: Grüße 👋', 'ja: 保存']]);
      }
    });
  }

  it('reads UTF-8 with a mark, and Latin-1 where the declaration says so', () => {
    const file = tmxFile(tu('de', 'Grüße'));
    assert.deepEqual(read(`\ufeff${file}`), [['de: Grüße']]);
    const latin = Buffer.from(file.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    assert.deepEqual(read(latin), [['de: Grüße']]);
  });

  it('tells the place of what is wrong', () => {
    const cases: readonly (readonly [
      string | Uint8Array,
      [TmxError['problem'], number, number],
    ])[] = [
      [tmxFile('\n<tu><tuv xml:lang="en"><seg>a</tuv></tu>'), ['xml', 4, 35]],
      [tmxFile('\n<tu>&nope;</tu>'), ['xml', 4, 10]],
      [tmxFile('\n<tu').replace('</body></tmx>', ''), ['xml', 4, 3]],
      [tmxFile('').replace('</tmx>', ''), ['xml', 3, 64]],
      ['no TMX', ['xml', 1, 6]],
      ['', ['xml', 1, 1]],
      ['<xliff/>', ['notTmx', 1, 8]],
      ['<tmx version="1.4"><body/></tmx>', ['noHeader', 1, 1]],
      ['<tmx version="1.4"><header srclang="en"/></tmx>', ['noBody', 1, 1]],
      [tmxFile('').replace('UTF-8', 'EBCDIC-9'), ['encoding', 1, 1]],
      [
        Buffer.concat([Buffer.from('<tmx>\n<header/>ab'), Buffer.from([0xff])]),
        ['characters', 2, 11],
      ],
      [Buffer.from(tmxFile('x')).subarray(0, -1), ['xml', 3, 70]],
    ];
    for (const [file, expected] of cases) {
      assert.deepEqual(problem(file), expected, Buffer.from(file).toString().slice(-60));
    }
  });

  it('expands no entities of a document type and nothing of a prototype', () => {
    const bomb =
      '<!DOCTYPE tmx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    for (const entity of ['b', 'f', 'constructor', '__proto__']) {
      const file = tmxFile(tu('en', `&${entity};`)).replace('<tmx', `${bomb}<tmx`);
      assert.equal(problem(file)[0], 'entity');
    }
  });

  it('says of an entity that only a document type can explain what it is, and of any other that it is not one', () => {
    const unit = tu('en', 'Made by &company;');
    const withType = (type: string) => tmxFile(unit).replace('<tmx', `${type}<tmx`);
    assert.deepEqual(problem(withType('<!DOCTYPE tmx [<!ENTITY company "Acme">]>')), [
      'entity',
      3,
      102,
    ]);
    assert.equal(problem(withType('<!DOCTYPE tmx SYSTEM "tmx14.dtd">'))[0], 'entity');
    assert.equal(problem(withType('<!DOCTYPE tmx>'))[0], 'xml');
    assert.equal(problem(tmxFile(unit))[0], 'xml');
    assert.equal(
      problem(withType('<!DOCTYPE tmx [<!ENTITY company "A">]>').replace('/seg', '/x'))[0],
      'entity',
    );
  });

  it('knows the languages of older versions, and with spaces around them', () => {
    const units =
      '<tu srclang=" de "><tuv lang="DE"><seg>a</seg></tuv><tuv xml:lang=" en "><seg>b</seg></tuv></tu>';
    const [unit] = unitsOf(tmxFile(units));
    assert.equal(unit?.sourceLanguage, 'de');
    assert.deepEqual(
      unit?.variants.map(({ language }) => language),
      ['DE', 'en'],
    );
  });

  it('reads a hundred thousand units', () => {
    const file = tmxFile(
      tu('en', 'Save <ph>{n}</ph>', 'de', 'Sichern <ph>{n}</ph>').repeat(100_000),
    );
    assert.equal(unitsOf(file).length, 100_000);
  });
});
