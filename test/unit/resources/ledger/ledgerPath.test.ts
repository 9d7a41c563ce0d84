import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  isLedgerFolder,
  isLedgerPath,
  ledgerPath,
} from '../../../../src/resources/ledger/ledger.ts';

const pathOf = (sourcePath: string, locale = 'de') => ledgerPath({ sourcePath, locale });

describe('ledgerPath', () => {
  it('says which source file and which locale', () => {
    assert.equal(pathOf('locales/en.json'), 'glossa.ledger/de/locales--en.json.txt');
    assert.equal(pathOf('en.json', 'zh-Hant-TW'), 'glossa.ledger/zh-Hant-TW/en.json.txt');
    assert.match(
      pathOf('src/main/resources/Messages.properties', 'pt-BR'),
      /^glossa\.ledger\/pt-BR\/[\da-f]{16}~src--main--resources--Messages\.properties\.txt$/u,
    );
  });

  it('is another one for each section, also where a disk takes no notice of capitals', () => {
    const steps = fc.array(
      fc.constantFrom('a', 'A', 'b', '-', '--', '/', '.', '~', '_', 'ö', '\\'),
    );
    const text = steps.map((all) => all.join(''));
    const locale = fc.constantFrom('de', 'DE', 'de-DE', 'de-de', 'de-Latn', 'de-latn', 'sl-rozaj');
    const sections = fc.record({ sourcePath: text, locale });
    fc.assert(
      fc.property(sections, sections, (one, other) => {
        const isSame = one.sourcePath === other.sourcePath && one.locale === other.locale;
        const paths = [one, other].map((of) => ledgerPath(of).toLowerCase());
        assert.equal(new Set(paths).size, isSame ? 1 : 2);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is one that every disk takes, and no longer than it has to be', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', minLength: 300 }),
      fc.constantFrom('con', 'AUX.json', 'nul', 'a/', '../..', 'x.', 'com1.json'),
    );
    fc.assert(
      fc.property(odd, odd, (sourcePath, locale) => {
        const [folder, ...names] = ledgerPath({ sourcePath, locale }).split('/');
        assert.deepEqual([folder, names.length], ['glossa.ledger', 2]);
        for (const name of names) {
          assert.match(name, /^[\w.~-]{1,110}$/u);
          assert.doesNotMatch(name, /^(?:con|aux|nul|prn|com\d|lpt\d)(?:\.|$)/iu);
          assert.doesNotMatch(name, /\.$|^\.+$/u);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('is known as a path of the ledger, with what is above the folder or without', () => {
    for (const path of [
      pathOf('en.json'),
      `/work/${pathOf('en.json')}`,
      'glossa.lock',
      '/a/glossa.lock',
    ])
      assert.ok(isLedgerPath(path), path);
    for (const path of ['locales/en.json', 'a.glossa.lock', 'glossa.ledger.json', 'glossa.ledger'])
      assert.ok(!isLedgerPath(path), path);
  });

  it('is in a folder for its locale, in that of the ledger', () => {
    for (const folder of ['glossa.ledger', 'glossa.ledger/de', 'glossa.ledger/zh-Hans'])
      assert.ok(isLedgerFolder(folder), folder);
    for (const path of ['glossa.ledger/de/locales--en.json.txt', 'glossa.lock', 'locales/de', ''])
      assert.ok(!isLedgerFolder(path), path);
  });
});
