import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { checkMessage } from '../../src/message/checks/checkMessage.ts';
import { productNameGuard, type ProductNameGuard } from '../../src/message/names/productNames.ts';
import { parseTermFile } from '../../src/terms/parseTermFile.ts';
import { readPlural } from '../../src/message/icu/pluralText.ts';
import { icuSyntax, unknownSyntax } from '../../src/message/syntax.ts';

type Source = Readonly<Record<string, string | { readonly message: string }>>;
type Translation = Readonly<Record<string, string>>;

const root = new URL('../../', import.meta.url);
const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8'));

/** The languages of the interface, as the editor names them. */
const languages = ['de', 'es', 'fr', 'ja', 'pt-br', 'zh-cn'];
const sources = ['package.nls', 'l10n/bundle.l10n'];

/** What is said to whoever translates, in a form that can be compared. */
const marks =
  /\{\d\}|\$\([a-z~-]+\)|\]\([^)]*\)|`[^`]*`|\*\*|#glossa[\w.]*#|\bglossa\.[A-Za-z.]*[A-Za-z]/gu;

/** A number in one language is a word in another, and a plural may have one form for all. */
const harmless = new Set(['numbers-changed', 'icu-same-forms', 'placeholder-clumped']);

const textOf = (text: Source[string]) => (typeof text === 'string' ? text : text.message);
const isPlural = (text: string) => text.startsWith('{0, plural,');

/** The names that `l10n/glossa.terms.json` keeps from being translated. */
async function guardOf(language: string): Promise<ProductNameGuard> {
  const text = await readFile(new URL('l10n/glossa.terms.json', root), 'utf8');
  const lists = parseTermFile(text).file?.lists ?? [];
  const source = lists.find((list) => list.language === 'en')?.entries ?? [];
  assert.ok(source.length > 0);
  return productNameGuard({ own: [], source }, { sourceLocale: 'en', targetLocale: language });
}

function wrongIn(
  source: string,
  target: string,
  language: string,
  guard: ProductNameGuard,
): readonly string[] {
  const found = checkMessage({
    source,
    target,
    sourceLocale: 'en',
    targetLocale: language,
    syntax: isPlural(source) ? icuSyntax : unknownSyntax,
  });
  return [
    ...[...found, ...guard(target, source)]
      .map(({ code }) => code)
      .filter((code) => !harmless.has(code)),
    ...(isPlural(source) ? wrongForms(target, language) : wrongMarks(source, target)),
  ];
}

/** Marks that the editor reads, such as those of icons and links, and the names of settings. */
function wrongMarks(source: string, target: string): readonly string[] {
  const [wanted, got] = [source, target].map((text) => (text.match(marks) ?? []).toSorted().join());
  return wanted === got ? [] : [`${wanted} became ${got}`];
}

/** Whole numbers of every size have their form. */
function wrongForms(target: string, language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const forms = readPlural(target);
  const missing = new Set([0, 1, 2, 5, 100, 1_000_000].map((count) => rules.select(count)));
  return [...missing].filter((form) => !(form in forms)).map((form) => `no form for ${form}`);
}

describe('the languages of the interface', () => {
  it('are those of the files', async () => {
    const files = [...(await readdir(root)), ...(await readdir(new URL('l10n', root)))];
    const named = files.flatMap(
      (file) => /^(?:package\.nls|bundle\.l10n)\.(.+)\.json$/u.exec(file)?.[1] ?? [],
    );
    assert.deepEqual([...new Set(named)].toSorted(), languages);
  });

  for (const language of languages) {
    it(`say everything in ${language}, and nothing that is not said in English`, async () => {
      for (const name of sources) {
        const english = (await read(`${name}.json`)) as Source;
        const translated = (await read(`${name}.${language}.json`)) as Translation;
        assert.deepEqual(
          Object.keys(english).filter((key) => !(key in translated)),
          [],
          'missing',
        );
        assert.deepEqual(
          Object.keys(translated).filter((key) => !(key in english)),
          [],
          'stale',
        );
      }
    });

    it(`keep in ${language} what the editor and the program read, and the names`, async () => {
      const guard = await guardOf(language);
      for (const name of sources) {
        const english = (await read(`${name}.json`)) as Source;
        const translated = (await read(`${name}.${language}.json`)) as Translation;
        const wrong = Object.entries(translated).flatMap(([key, target]) => {
          const source = english[key];
          const found =
            source === undefined ? [] : wrongIn(textOf(source), target, language, guard);
          return found.map((what) => `${key}: ${what}`);
        });
        assert.deepEqual(wrong, []);
      }
    });
  }
});
