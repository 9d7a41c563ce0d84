import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { arb } from '../../../../src/resources/formats/json/arb.ts';
import type { ResourceFile } from '../../../../src/resources/formats/format.ts';
import { contextOf } from '../../../../src/project/plan/messageContext.ts';

const contextsOf = (file: ResourceFile) => file.messages.map(contextOf(file));

describe('what the service is told about a message', () => {
  it('is where it stands, what its file says and what stands beside it', () => {
    const file = runSync(
      json.parse('{ "cart": { "pay": "Pay now", "empty": "Nothing\\n here" } }'),
    );
    const context =
      'Section of the user interface: cart.\nTexts that stand together: Pay now | Nothing here';
    assert.deepEqual(contextsOf(file), [context, context]);
  });

  it('leaves room for the text, however long a description or a key is', () => {
    const long = '😀 word '.repeat(30_000);
    const described = runSync(
      arb.parse(JSON.stringify({ save: 'Save', '@save': { description: `x${long}` } })),
    );
    const nested = runSync(
      json.parse(JSON.stringify({ [long]: { save: 'Save', open: 'x'.repeat(300) } })),
    );
    for (const context of [...contextsOf(described), ...contextsOf(nested)]) {
      assert.ok(context !== undefined && context.length < 4_000, `${context?.length}`);
      assert.doesNotThrow(() => encodeURIComponent(context));
    }
  });

  it('holds no half of a character', () => {
    for (const front of ['', 'x']) {
      const file = runSync(
        json.parse(JSON.stringify({ a: `${front}${'😀'.repeat(90)}`, b: 'Save' })),
      );
      for (const context of contextsOf(file)) encodeURIComponent(context ?? '');
    }
  });
});
