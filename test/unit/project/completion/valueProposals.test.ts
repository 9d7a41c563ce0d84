import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { planTarget } from '../../../../src/resources/plan.ts';
import { valueProposals } from '../../../../src/project/completion/valueProposals.ts';

/** What is proposed in the translation of `a`. */
function proposals(
  source: Readonly<Record<string, string>>,
  target: Readonly<Record<string, string>>,
  terms: readonly string[] = [],
): readonly string[] {
  const plan = planTarget({
    source: runSync(json.parse(JSON.stringify(source))),
    target: runSync(json.parse(JSON.stringify(target))),
    sourceLocale: 'en',
    entries: new Map(),
    translatable: () => true,
  });
  const item = plan.items.find(({ path: [name] }) => name === 'a');
  assert.ok(item);
  const found = valueProposals({ plan, item, value: target['a'] ?? '', terms });
  return found.map(({ kind, text }) => `${kind} ${text}`);
}

describe('what is proposed in a translation', () => {
  it('is what the source has and the translation lacks, each once', () => {
    const source = { a: 'Hi <b>{{name}}</b>, {{name}} has %d%% of {count}\n&nbsp;' };
    assert.deepEqual(proposals(source, { a: 'Hallo <b>{{name}}' }), [
      'placeholder </b>',
      'placeholder {{name}}',
      'placeholder %d',
      'placeholder {count}',
      'placeholder &nbsp;',
    ]);
    assert.deepEqual(proposals(source, { a: source.a }), []);
  });

  it('is no choice of a plural', () => {
    assert.deepEqual(proposals({ a: '{n, plural, one {# a} other {# b}}' }, { a: 'x' }), []);
  });

  it('is each term of the locale that is not there, those of the source first', () => {
    const terms = ['Acme', 'Glossa', 'Zeta'];
    assert.deepEqual(proposals({ a: 'Open glossa' }, { a: 'Zeta öffnen' }, terms), [
      'term Glossa',
      'term Acme',
    ]);
  });

  it('is what other messages with the same source say, each once', () => {
    const source = { a: 'Open', b: 'Open', c: 'Open', d: 'Open', e: 'Close' };
    const target = { a: '', b: 'Öffnen', c: 'Öffnen', d: 'Open', e: 'Zu' };
    assert.deepEqual(proposals(source, target), ['match Öffnen']);
    assert.deepEqual(proposals(source, { ...target, a: 'Öffnen' }), []);
  });
});
