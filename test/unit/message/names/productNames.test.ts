import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { productNameGuard, type ProductName } from '../../../../src/message/names/productNames.ts';
import { hostileText } from '../hostileText.ts';

function name(term: string, ...forbidden: readonly string[]): ProductName {
  return { term, keep: true, forbidden };
}

const names = [name('Acme Cloud', 'Acme Wolke'), name('Glossa')];

interface Setup {
  readonly source?: readonly ProductName[];
  readonly own?: readonly ProductName[];
  readonly to?: string;
}

function guard({ source = names, own = [], to = 'de' }: Setup = {}) {
  return productNameGuard({ source, own }, { sourceLocale: 'en', targetLocale: to });
}

/** Each finding as its code and what stands at its place. */
function found(source: string | undefined, target: string, setup?: Setup): readonly string[] {
  return guard(setup)(target, source).map(({ code, got, at }) => {
    assert.equal(got, at === undefined ? '' : target.slice(at.start, at.end));
    return `${code.replace('product-name-', '')} ${got}`.trim();
  });
}

function assertFine(source: string, target: string, setup?: Setup): void {
  assert.deepEqual(found(source, target, setup), [], `${source} → ${target}`);
}

describe('productNameGuard', () => {
  it('finds nothing where every name stands as it is', () => {
    assertFine('Start Acme Cloud', 'Acme Cloud starten');
    assertFine('Glossa and Acme Cloud', 'Acme\u00a0Cloud und Glossa');
    assertFine('Glossa', 'Glossa&nbsp;– neu');
    assertFine('Acme Cloud', 'Acme&nbsp;Cloud');
    assertFine('No name here', 'acme cloud, glossa');
  });

  it('accepts what languages put behind and before a name', () => {
    assertFine("Glossa's settings", 'Glossas Einstellungen');
    assertFine('in Glossa', 'w Glossach', { to: 'pl' });
    assertFine('Open Glossa', 'Glossaを開く', { to: 'ja' });
    assertFine('Open Glossa', 'פתח את הGlossa', { to: 'he' });
    assert.deepEqual(found('Open Glossa', 'GlossaPro öffnen'), ['missing']);
  });

  it('finds a name that is missing', () => {
    assert.deepEqual(found('Start Acme Cloud', 'Starten'), ['missing']);
    assert.deepEqual(found('Open Glossa', 'グロッサを開く', { to: 'ja' }), ['missing']);
  });

  it('points at the one form that can only be the name', () => {
    assert.deepEqual(found('Start Acme Cloud', 'Acme-Wolken starten'), ['missing Acme-Wolken']);
    assert.deepEqual(found('Start Acme Cloud', 'AcmeCloud starten'), ['missing AcmeCloud']);
    assert.deepEqual(found('Open Glossa', 'Glosa öffnen'), ['missing Glosa']);
    assert.deepEqual(found('Open Glossa', 'Golssa öffnen'), ['missing Golssa']);
    assert.deepEqual(found('Open Glossa', 'Glosse öffnen'), ['missing Glosse']);
  });

  it('points at nothing where it would have to guess', () => {
    assert.deepEqual(found('Start Acme Cloud', 'Acme startet'), ['missing']);
    assert.deepEqual(found('Acme Cloud', 'Acme Wolken oder Acme Himmel'), ['missing']);
    assert.deepEqual(found('Acme Desk for Acme Cloud', 'Acme Desk'), ['missing']);
    assert.deepEqual(found('Open Glossa', 'Klasse öffnen'), ['missing']);
  });

  it('points at every place of one altered form', () => {
    const plural = (text: string) => `{n, plural, one {# ${text}} other {# ${text}}}`;
    assert.deepEqual(found(plural('Acme Cloud'), plural('Acme-Cloud')), [
      'missing Acme-Cloud',
      'missing Acme-Cloud',
    ]);
  });

  it('finds a name in another case', () => {
    assert.deepEqual(found('Start Acme Cloud', 'ACME Cloud starten'), ['case ACME Cloud']);
    assert.deepEqual(found('Glossa, Glossa', 'Glossa, glossa'), ['case glossa']);
  });

  it('leaves the everyday meaning of the word alone', () => {
    assertFine('Open Glossa', 'Glossa öffnen, eine glossa');
    const word = [name('Word')];
    assertFine('Open Word to count a word', 'Open Word to count a word', { source: word });
  });

  it('finds forbidden forms, in any case', () => {
    assert.deepEqual(found('Start Acme Cloud', 'acme wolke starten'), ['forbidden acme wolke']);
    const own = [name('Acme Cloud', 'acme cloud', 'Acme')];
    const text = 'Acme Cloud, acme cloud, Acme, Acmeo';
    assert.deepEqual(found(undefined, text, { own }), ['forbidden acme cloud', 'forbidden Acme']);
    assert.deepEqual(found('Acme', 'Acme', { own, source: own }), ['forbidden Acme']);
  });

  it('knows forbidden forms of the source only where the source has the name', () => {
    assertFine('Start the cloud', 'Acme Wolke starten');
  });

  it('lets a name be translated that need not be kept', () => {
    const source = [{ ...name('Workspace', 'Works'), keep: false }];
    assertFine('Your Workspace', 'Ihr Arbeitsbereich', { source });
  });

  it('does not look into placeholders, tags, code and addresses', () => {
    assertFine('Hello {Glossa}', 'Hallo {Glossa}');
    assertFine('See https://acme.com/Glossa', 'Siehe https://acme.com/glossa');
    assert.deepEqual(found('Glossa {glossa}', 'GLOSSA {glossa}'), ['case GLOSSA']);
    assert.deepEqual(found('<b>Glossa</b>', '<b title="Glossa">Ding</b>'), ['missing']);
  });

  it('takes terms and forms without words for none', () => {
    const setup = { source: [name(''), name(' ', '')], own: [name('', ' '), name('A', '')] };
    assertFine('A - B', 'C - D', setup);
    assertFine('', '', setup);
  });

  it('finds nothing between a text and itself, and keeps its places inside of any text', () => {
    const odd = ['(Acme)', 'C++', '.NET', 'Ünï Cödé', '$t', 'a-b', '{x}', '日本', '\\d'].map(
      (term) => name(term),
    );
    const source = [...names, ...odd];
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        assertFine(one, one, { source });
        for (const { at } of guard({ source, own: source })(other, one)) {
          if (at) assert.ok(at.start < at.end && at.end <= other.length);
        }
      }),
    );
  });

  it('is right again after its own correction', () => {
    const wrong = fc.constantFrom(
      'acme cloud',
      'ACME CLOUD',
      'Acme-Cloud',
      'Acme Wolke',
      'AcmeCloud',
    );
    const before = fc.constantFrom('', 'Die ', 'in der ', '{n} ');
    const after = fc.constantFrom('', ' läuft', '. Fertig', ' {n}');
    fc.assert(
      fc.property(before, wrong, after, (before, form, after) => {
        const text = before + form + after;
        const [finding] = guard()(text, 'Acme Cloud');
        assert.ok(finding?.at);
        const { start, end } = finding.at;
        assertFine('Acme Cloud', text.slice(0, start) + finding.expected + text.slice(end));
      }),
    );
  });
});
