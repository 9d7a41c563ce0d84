import assert from 'node:assert/strict';
import { hashOf } from '../../../../src/catalog/hash.ts';
import { keyId } from '../../../../src/catalog/keyPath.ts';
import { ledgerAfter } from '../../../../src/catalog/ledger/ledgerAfter.ts';
import { discover } from '../../../../src/catalog/layouts/discover.ts';
import { writeLedger } from '../../../../src/catalog/ledger/ledgerText.ts';
import { onlyMessages } from '../../../../src/project/plan/onlyMessages.ts';
import { replacedText } from '../../../../src/project/write/replacedText.ts';
import { Project } from '../../../../src/project/project.ts';
import { applyEdits } from '../../../../src/catalog/edit.ts';

const line = (key: string, source: string, written?: string) =>
  `${JSON.stringify(['en.json', 'de', [key], hashOf(source), written === undefined ? 'adopted' : hashOf(written)])}\n`;

const files: Readonly<Record<string, string>> = {
  'en.json': '{"a":"A new","b":"B new","c":"C","d":"D"}',
  'de.json': '{"a":"[A]","b":"[B]","d":"meins"}',
  'glossa.lock': line('a', 'A', '[A]') + line('b', 'B', '[B]') + line('d', 'Former'),
};
const read = (path: string) => Promise.resolve(files[path]);

async function german() {
  const resources = [{ source: 'en.json', targets: '{locale}.json' }];
  const [set] = discover(['en.json', 'de.json'], { sourceLocale: 'en', resources });
  assert.ok(set);
  return new Project({ read }, { context: false }).open(set, 'de');
}

describe('some messages of a target alone', () => {
  it('are due, and nothing else is', async () => {
    const target = onlyMessages(await german(), new Set([keyId(['a']), keyId(['d'])]));
    assert.deepEqual(
      target?.units.map(({ source }) => source),
      ['A new'],
    );
    assert.deepEqual(
      target?.plan.items.map((item) => (item.state === 'skipped' ? item.reason : item.state)),
      ['stale', 'notChosen', 'notChosen', 'editedStale'],
    );
    assert.equal(target?.plan.counts.skipped, 2);
    assert.equal(onlyMessages(await german(), new Set([keyId(['d'])])), undefined);
  });

  it('leave what the ledger knows of the others as it is', async () => {
    const target = await german();
    const only = onlyMessages(target, new Set([keyId(['a'])]));
    assert.ok(only);
    const outcome = { path: ['a'], by: 'machine', value: '[A new]' } as const;
    const after = ledgerAfter(only.plan, target.plan.entries, [outcome]);
    const expected = new Map(target.plan.entries);
    expected.set(keyId(['a']), [{ source: hashOf('A new'), written: hashOf('[A new]') }]);
    assert.deepEqual(after, expected);
  });
});

describe('a text that a person chooses for a message', () => {
  const replaced = async (key: string, value: string, written?: string) => {
    const entry = {
      source: hashOf(value),
      ...(written === undefined ? {} : { written: hashOf(written) }),
    };
    const chosen = { id: keyId([key]), path: [key], value, entry };
    const edited = await replacedText({ read }, await german(), chosen);
    return Object.fromEntries(
      edited.map(({ path, text, edits }) => [path, applyEdits(text, edits)]),
    );
  };

  it('is in the file alone, and in the ledger what it is', async () => {
    assert.deepEqual(await replaced('a', 'A new'), {
      'de.json': files['de.json']?.replace('[A]', 'A new'),
      'glossa.lock':
        writeLedger(new Map()) + line('a', 'A new') + line('b', 'B', '[B]') + line('d', 'Former'),
    });
    assert.deepEqual(Object.keys(await replaced('b', '[B]')), []);
  });

  it('is the machine’s again where the machine has written it', async () => {
    const after = await replaced('d', '[D]', '[D]');
    assert.equal(after['de.json'], files['de.json']?.replace('meins', '[D]'));
    assert.ok(after['glossa.lock']?.includes(line('d', '[D]', '[D]')));
  });
});
