import assert from 'node:assert/strict';
import { Turns } from '../../../../src/webview/catalog/state/turns.ts';

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('what is pressed in the table', () => {
  it('is done one after the other, whatever fails', async () => {
    const done: string[] = [];
    const turns = new Turns((error) => done.push(String(error)));
    const last = new Promise<void>((resolve) => {
      turns.take(async () => {
        await Promise.resolve();
        done.push('first');
      });
      turns.take(async () => Promise.reject(new Error('second')));
      turns.take(() => {
        done.push('third');
        resolve();
      });
    });
    await last;
    assert.deepEqual(done, ['first', 'Error: second', 'third']);
  });

  it('may be for another cell as long as something is under way that leads elsewhere', async () => {
    const turns = new Turns(() => undefined);
    turns.take(() => undefined, false);
    assert.equal(turns.isLeading, false);
    const fails = new Promise<void>((resolve) => {
      turns.take(() => Promise.reject(new Error('no answer')));
      turns.take(resolve, false);
    });
    assert.equal(turns.isLeading, true);
    await fails;
    assert.equal(turns.isLeading, false, 'also where it failed');
  });
});

describe('what is typed before there is a field', () => {
  it('goes into the field, and keys are those of the table again', () => {
    const turns = new Turns(() => undefined);
    turns.type(key('x'));
    assert.equal(turns.isTyping, false, 'nobody has asked for a field');
    const rest = turns.typeAhead();
    assert.equal(turns.isTyping, true);
    for (const pressed of [key('a'), key('é'), key('Shift'), key('b'), key('Backspace')])
      turns.type(pressed);
    for (const pressed of [key('v', { ctrlKey: true }), key('v', { metaKey: true })])
      turns.type(pressed);
    turns.paste(' pasted');
    assert.equal(turns.takeTyped(), 'aé pasted');
    assert.equal(turns.isTyping, false);
    assert.equal(rest(), '');
  });

  it('is left over where no field has opened', () => {
    const turns = new Turns(() => undefined);
    const rest = turns.typeAhead();
    turns.type(key('a'));
    assert.equal(rest(), 'a');
    assert.equal(turns.isTyping, false);
    assert.equal(rest(), '', 'it is given once');
  });

  it('is for the last field that was asked for', () => {
    const turns = new Turns(() => undefined);
    const first = turns.typeAhead();
    turns.takeTyped();
    const second = turns.typeAhead();
    turns.type(key('b'));
    assert.equal(first(), '', 'the end of the first takes nothing from the second');
    assert.equal(second(), 'b');
  });
});
