import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { MessageSyntax } from '../../../src/message/syntax.ts';
import { allPrograms, programOf } from '../../../src/programs/programs.ts';
import { unknown } from '../../../src/programs/unknown.ts';
import { MessageSyntaxError } from '../../../src/message/messageSyntaxError.ts';
import { messageParts } from '../../../src/message/parts.ts';
import { protect, type Protection } from '../../../src/message/protect/protection.ts';
import type { MessageParts } from '../../../src/message/messageSegment.ts';
import { mixedMessages, mixedMessagesOf, translated } from '../programs/randomMessages.ts';

/** Programs, and files that nobody names, which are read as their texts show. */
const families: readonly {
  readonly name: string;
  readonly syntax?: MessageSyntax;
  readonly messages: fc.Arbitrary<string>;
}[] = [
  ...[...allPrograms, unknown].map(({ id, name, syntax }) => ({
    name,
    syntax,
    messages: mixedMessagesOf(id),
  })),
  { name: 'a file of ICU', messages: mixedMessagesOf('icu') },
  { name: 'a file of C', messages: mixedMessages(['%s', '%1$d', '%@', "'%s'", '%%']) },
];

/** Undefined where the message is refused before anything is sent. */
function partsOf(text: string, syntax: MessageSyntax): MessageParts | undefined {
  try {
    return messageParts(text, { sourceLocale: 'en', targetLocale: 'en', syntax });
  } catch (error) {
    assert.ok(error instanceof MessageSyntaxError);
    return undefined;
  }
}

const own = ({ segments: sentences }: MessageParts) => sentences.map(({ text }) => text);

/** Undefined where a choice of ICU is in a file of another program, which has no way to write it. */
function assembled(parts: MessageParts): string | undefined {
  try {
    return parts.assemble(own(parts));
  } catch (error) {
    assert.ok(error instanceof MessageSyntaxError);
    return undefined;
  }
}

function check(text: string, syntax: MessageSyntax): void {
  const parts = partsOf(text, syntax);
  if (parts === undefined) return;
  if (parts.hasOtherForms !== true) {
    assert.equal(parts.assemble(own(parts)), text);
    return;
  }
  const result = assembled(parts);
  const again = result === undefined ? undefined : partsOf(result, syntax);
  assert.equal(again && assembled(again), result);
}

/** Apostrophes before arguments of Java are put right, and every one of Flutter where its messages quote. */
const isPutRight = (text: string, syntax: MessageSyntax) =>
  text.includes("'") && (syntax.apostrophes === 'java' || syntax.apostrophes === 'quotes');

const perFamily = Math.ceil(10_000 / families.length);

describe('a message that is taken apart', () => {
  for (const { name, syntax, messages } of families) {
    const file = fc.array(messages, { minLength: 1, maxLength: 5 });
    const syntaxFor = (texts: readonly string[]) =>
      syntax ?? programOf({ format: 'json', named: [], texts }).syntax;

    it(`comes back byte for byte when it is put together with its own texts: ${name}`, () => {
      let count = 0;
      const property = fc.property(file, (texts) => {
        for (const text of texts) check(text, syntaxFor(texts));
        count += texts.length;
      });
      fc.assert(property, { seed: 28, numRuns: perFamily });
      assert.ok(count >= perFamily);
    });

    it(`keeps its spelling when its words are translated: ${name}`, () => {
      const property = fc.property(file, (texts) => {
        const known = syntaxFor(texts);
        for (const text of texts) {
          const parts = partsOf(text, known);
          if (parts === undefined || parts.kind === 'icu' || isPutRight(text, known)) continue;
          assert.equal(parts.assemble(own(parts).map(translated)), translated(text));
        }
      });
      fc.assert(property, { seed: 29, numRuns: perFamily });
    });

    it(`comes back as it is from each form in which its texts are sent: ${name}`, () => {
      const forms: readonly Protection[] = ['natural', 'tokens', 'letters', 'tags', 'split'];
      const property = fc.property(file, (texts) => {
        for (const text of texts) {
          for (const form of forms) {
            const reading = { syntax: syntaxFor(texts), locale: 'de' };
            const { texts: sent, restore } = protect(text, form, reading);
            assert.equal(restore(sent) ?? text, text, form);
          }
        }
      });
      fc.assert(property, { seed: 30, numRuns: 100 });
    });
  }
});
