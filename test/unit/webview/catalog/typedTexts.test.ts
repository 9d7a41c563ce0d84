import assert from 'node:assert/strict';
import {
  TypedTexts,
  typedOver,
  type KeptTexts,
} from '../../../../src/webview/catalog/state/typedTexts.ts';

const draftOf = (id: string, text: string) => ({
  name: { section: 'locales', id },
  locale: 'de',
  text,
  shown: { key: `key of ${id}`, locale: 'German' },
});
const lostOf = (text: string) => ({ key: 'save', locale: 'German', text, reason: 'gone' });

/** Texts, and how often somebody was told that they are others. */
function textsOf(kept: Partial<KeptTexts> = {}) {
  const told = { times: 0 };
  return { typed: new TypedTexts(kept, () => told.times++), told };
}

describe('what a person has typed and not saved', () => {
  it('is kept with each change, and no longer than the field is open', () => {
    const { typed, told } = textsOf();
    typed.draft(draftOf('save', 'Sicher'));
    assert.equal(typed.unsaved?.text, 'Sicher');
    typed.draft(undefined);
    assert.equal(typed.unsaved, undefined);
    assert.deepEqual(typed.lost, [], 'it was saved, or left');
    assert.equal(told.times, 2);
  });

  it('stays until the person dismisses it where its message or its field is gone', () => {
    const { typed } = textsOf();
    const [one, other] = [lostOf('one'), lostOf('other')];
    typed.lose(one);
    typed.lose(lostOf(''));
    typed.lose(other);
    assert.deepEqual(typed.lost, [one, other]);
    typed.dismiss(one);
    assert.deepEqual(typed.lost, [other]);
  });

  it('is there again when the page is loaded again: the draft for its field, all else in sight', () => {
    const unsaved = draftOf('save', 'Sicher');
    const { typed } = textsOf({ unsaved, lost: [lostOf('a')], forms: [lostOf('b'), lostOf('')] });
    assert.deepEqual(typed.lost, [lostOf('a'), lostOf('b')]);
    assert.deepEqual([typed.earlier, typed.unsaved], [unsaved, unsaved]);
    typed.takeOver();
    assert.deepEqual([typed.earlier, typed.unsaved], [undefined, unsaved], 'it is the field’s');
    typed.draft(undefined);
    assert.equal(typed.unsaved, undefined);
  });

  it('comes into sight where there is no field for it when the page is loaded again', () => {
    const { typed } = textsOf({ unsaved: draftOf('save', 'Sicher') });
    typed.giveUp();
    typed.giveUp();
    const inSight = { key: 'key of save', locale: 'German', text: 'Sicher', reason: '' };
    assert.deepEqual(typed.lost, [inSight]);
    assert.equal(typed.unsaved, undefined);
  });

  it('comes into sight where the person types elsewhere before it has its field', () => {
    const { typed } = textsOf({ unsaved: draftOf('save', 'Sicher') });
    const now = draftOf('open', 'Auf');
    typed.draft(undefined);
    assert.deepEqual(typed.lost, []);
    typed.draft(now);
    assert.deepEqual([typed.unsaved, typed.earlier], [now, undefined]);
    assert.deepEqual(
      typed.lost.map(({ key, text }) => [key, text]),
      [['key of save', 'Sicher']],
    );
  });

  it('is named by its id where an older page has kept it', () => {
    const { shown, ...older } = draftOf('save', 'Sicher');
    const { typed } = textsOf({ unsaved: older });
    typed.giveUp();
    assert.deepEqual(
      typed.lost.map(({ key, locale }) => [key, locale]),
      [['save', 'de']],
      shown.key,
    );
  });
});

describe('what is typed into a form that is drawn again', () => {
  it('is put into the form as it was, or as it was being saved', () => {
    assert.equal(typedOver('typed', ['before', undefined], 'before'), 'put');
    assert.equal(typedOver('typed', ['before', 'saving'], 'before'), 'put');
    assert.equal(typedOver('typed', ['before', 'saving'], 'saving'), 'put');
    assert.equal(typedOver('', ['before', undefined], 'before'), 'put', 'it was emptied');
  });

  it('has gone where somebody else has written another text, or the form is gone', () => {
    assert.equal(typedOver('typed', ['before', undefined], 'theirs'), 'gone');
    assert.equal(typedOver('typed', ['before', 'saving'], 'theirs'), 'gone');
    assert.equal(typedOver('typed', ['before', undefined], undefined), 'gone');
  });

  it('is there already where it was saved, or is no other text', () => {
    assert.equal(typedOver('typed', ['before', 'typed'], 'typed'), 'there');
    assert.equal(typedOver('before', ['before', undefined], 'theirs'), 'there');
    assert.equal(typedOver('before', ['before', undefined], undefined), 'there');
  });
});
