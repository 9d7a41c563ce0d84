import assert from 'node:assert/strict';
import { canBeRewritten } from '../../../../src/project/corrections/corrections.ts';
import { isAboutOneText } from '../../../../src/translation/job.ts';
import type { Translator } from '../../../../src/translation/translator.ts';
import { runToEnd } from '../../translation/withService.ts';
import { errorText } from '../../../../src/texts/reasons/errorText.ts';
import { syntaxes, type SyntaxName } from '../../message/syntaxes.ts';

const asked: string[] = [];
const translator: Translator = {
  translate: ({ texts }) => {
    asked.push(...texts);
    return Promise.resolve(texts.map((text) => text.replace('Save', 'Speichern')));
  },
  codesOf: (pair) => pair,
  bodySize: () => 200,
};

const branches = Array.from({ length: 60 }, (_, place) => `k${place} {one ${place}}`).join(' ');
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name) => `{${name}, select, ${branches} other {two}}`)
  .join(' ');

describe('a message whose own syntax is broken', () => {
  const broken: readonly (readonly [source: string, told: RegExp, syntax?: SyntaxName])[] = [
    ['{n, plural, one {# file}}', /the choice at character 25 has no “other” form/u],
    ['  {n, plural, one {# file}}', /the choice at character \d+ has no “other” form/u],
    ['Hi {g, select, male {he}}', /at character \d+ has no “other” form/u],
    [
      '{n, plural, one {# file} other {# files}',
      /cannot be read as an ICU message: see character \d+/u,
    ],
    [
      "{n, plural, one {it's} other {{x}",
      /cannot be read as an ICU message: see character \d+/u,
      'flutter',
    ],
    [many, /multiply to more than 512 sentences/u],
    ['{0,choice,0#none|1#one}', /has choices that Glossa cannot take apart/u, 'java'],
    ['{{PLURAL:$1|a|b}} {{PLURAL:$2|c|d}}', /has choices that Glossa cannot take apart/u],
  ];
  for (const [source, told, syntax = 'unknown'] of broken) {
    it(`is named with what is wrong, and is the only one that is left: ${source.slice(0, 200)}`, async () => {
      asked.length = 0;
      const units = [
        { id: 'before', source: 'Save', syntax: syntaxes[syntax] },
        { id: 'broken', source, syntax: syntaxes[syntax] },
        { id: 'after', source: 'Save it', syntax: syntaxes[syntax] },
      ];
      const events = await runToEnd([{ sourceLocale: 'en', locale: 'de', units }], translator);
      const values = events.flatMap((event) => (event.kind === 'translated' ? [event.value] : []));
      assert.deepEqual(values, ['Speichern', 'Speichern it']);
      const failed = events.flatMap((event) => (event.kind === 'failed' ? [event] : []));
      assert.deepEqual(
        failed.map(({ unit, reason }) => [unit.id, reason]),
        [['broken', 'plural']],
      );
      assert.ok(isAboutOneText('plural'));
      const { message } = errorText(failed[0]?.error);
      assert.match(message, told);
      assert.ok(message.includes(source.trim().slice(0, 20)), message);
      assert.doesNotMatch(message, /unexpected|Glossa\./u);
      assert.deepEqual(asked, ['Save', 'Save it']);
    });

    it(`is told when it is to be corrected or improved, too: ${source}`, () => {
      assert.ok(canBeRewritten(source, 'en', syntaxes[syntax]));
    });
  }

  it('is named at the place where it is in the message', async () => {
    const source = "  {n, plural, one {it's # file}}";
    const places: Record<string, string> = {};
    for (const syntax of ['icu', 'flutter'] as const) {
      const units = [{ id: '0', source, syntax: syntaxes[syntax] }];
      const [event] = await runToEnd([{ sourceLocale: 'en', locale: 'de', units }], translator);
      const error = event?.kind === 'failed' ? event.error : undefined;
      places[syntax] = /character (\d+)/u.exec(errorText(error).message)?.[1] ?? '';
    }
    assert.equal(places['icu'], places['flutter']);
  });
});
