import assert from 'node:assert/strict';
import { Drafts } from '../../../../src/features/spokenTerms/drafts.ts';
import { memento } from './memento.ts';

const draft = (text: string) => ({ text, at: 1 });

describe('drafts of term lists', () => {
  it('are there again for whoever opens the storage next', async () => {
    const store = memento();
    await new Drafts(store).keep('c1', 'de', draft('Glossa\n'));
    await new Drafts(store).keep('c1', 'ja', draft(''));
    assert.deepEqual(
      [...new Drafts(store).of('c1')],
      [
        ['de', draft('Glossa\n')],
        ['ja', draft('')],
      ],
    );
  });

  it('are kept apart by collection and forgotten one by one or together', async () => {
    const drafts = new Drafts(memento());
    await drafts.keep('c1', 'de', draft('one'));
    await drafts.keep('c1', 'en', draft('two'));
    await drafts.keep('c2', 'de', draft('three'));
    await drafts.keep('c1', 'de', undefined);
    assert.deepEqual([...drafts.of('c1')], [['en', draft('two')]]);
    await drafts.forget('c1');
    assert.deepEqual([...drafts.of('c1')], []);
    assert.deepEqual([...drafts.of('c2')], [['de', draft('three')]]);
  });
});
