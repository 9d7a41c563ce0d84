import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import type { TranslationEvent } from '../../../src/translation/job.ts';
import { icuSyntax } from '../../../src/message/syntax.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { runToEnd } from './withService.ts';

/** Writes each word in capitals, and placeholders as they were. */
const loud: Translator = {
  translate: ({ texts }) =>
    Promise.resolve(
      texts.map((text) => text.replaceAll(/(?<![\p{L}⟦])\p{Ll}+/gu, (word) => word.toUpperCase())),
    ),
  codesOf: (pair) => pair,
  bodySize: () => 200,
};

async function endOf(source: string, locale = 'de', translator = loud): Promise<TranslationEvent> {
  const units = [{ id: '0', source, syntax: icuSyntax }];
  const events = await runToEnd([{ sourceLocale: 'en', locale, units }], translator);
  const end = events.find(({ kind }) => kind === 'translated' || kind === 'failed');
  assert.ok(end !== undefined);
  return end;
}

const yesNo = (name: string) => `{${name}, select, yes {with ${name}} other {without ${name}}}`;
const names = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'];

/** Of all plurals with one number, and all selects with one word. */
function said(text: string, count: number, word: string): string {
  const values = names.flatMap((name) => [
    [name, word],
    [`${name}n`, count],
  ]);
  const message = new IntlMessageFormat(text, 'de', undefined, { ignoreTag: true });
  const shown = String(message.format({ name: 'NAME', ...Object.fromEntries(values) }));
  return shown.replaceAll(/[‘’]/gu, "'");
}

describe('a message whose choices are too many sentences together', () => {
  it('is translated choice by choice, where they are in one sentence, and says so', async () => {
    const end = await endOf(`it comes ${names.map(yesNo).join(', ')} today`);
    assert.ok(end.kind === 'translated');
    assert.equal(
      end.value,
      `IT COMES ${names.map((name) => yesNo(name).replace(`with ${name}`, `WITH ${name.toUpperCase()}`).replace(`without ${name}`, `WITHOUT ${name.toUpperCase()}`)).join(', ')} TODAY`,
    );
    assert.deepEqual(
      end.findings.map(({ code }) => code),
      ['sentence-in-pieces'],
    );
  });

  it('is translated sentence by sentence where each has few of them', async () => {
    const end = await endOf(names.map((name) => `it is ${yesNo(name)}.`).join(' '));
    assert.ok(end.kind === 'translated');
    assert.match(
      end.value,
      /^\{aa, select, yes \{IT IS WITH AA\.\} other \{IT IS WITHOUT AA\.\}\} ?\{bb, /u,
    );
    assert.deepEqual(end.findings, []);
  });

  it('has the plural forms of its language', async () => {
    const plural = (name: string) => `{${name}, plural, one {# x} other {# xs of {owner}}}`;
    const end = await endOf(`it has ${names.map(plural).join(' and ')}`, 'pl');
    assert.ok(end.kind === 'translated');
    const forms = end.value.match(/\b(?:one|few|many|other) \{/gu) ?? [];
    assert.equal(forms.length, 4 * names.length);
  });

  it('may have choices within choices, and apostrophes', async () => {
    const inner = names.map((name) => `don't ${yesNo(name)} ' `).join('');
    const source = `{n, plural, =0 {none} one {# ''x'' ${inner}} other {# '{'y'}' ${inner} #}}`;
    const same: Translator = { ...loud, translate: ({ texts }) => Promise.resolve(texts) };
    const end = await endOf(source, 'de', same);
    assert.ok(end.kind === 'translated');
    assert.equal(end.value, source);
  });

  it('says the same in every situation, whatever its choices', async () => {
    const piece = fc.constantFrom(
      'word ',
      "it's ",
      '. ',
      ', ',
      "'",
      '{name} ',
      '<b>x</b>',
      '# ',
      "'{'x'}' ",
      ...names.map(yesNo),
      ...names.map(
        (name) => `{${name}n, plural, =0 {no ${name}} one {a ${name}} other {# ${name}}}`,
      ),
    );
    const mark: Translator = {
      ...loud,
      translate: ({ texts }) =>
        Promise.resolve(texts.map((text) => text.replaceAll('word', 'mot'))),
    };
    const message = fc.array(piece, { minLength: 7, maxLength: 14 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(message, async (source) => {
        const end = await endOf(source, 'de', mark);
        if (end.kind !== 'translated') return;
        for (const count of [0, 1, 2]) {
          for (const word of ['yes', 'no'])
            assert.equal(
              said(end.value, count, word),
              said(source, count, word).replaceAll('word', 'mot'),
            );
        }
      }),
      { seed: 41, numRuns: 200 },
    );
  });
});
