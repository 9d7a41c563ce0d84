import assert from 'node:assert/strict';
import { runSync } from '../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../src/resources/edit.ts';
import { json } from '../../../src/resources/formats/json/json.ts';
import { planTargetFile } from '../../../src/project/plan/planTargetFile.ts';
import { editsOf } from '../../../src/project/write/fileEdits.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { runToEnd } from './withService.ts';
import { programOfFile } from '../../../src/project/plan/programOfFile.ts';

const words: Readonly<Record<string, string>> = {
  Power: 'Strom',
  Click: 'Klick',
  here: 'hier',
  files: 'Dateien',
  file: 'Datei',
  Delete: 'Lösche',
  Hello: "D'",
  Use: 'Nimm',
};

const translator: Translator = {
  translate: ({ texts }) =>
    Promise.resolve(
      texts.map((text) => text.replaceAll(/\b\p{L}+\b/gu, (word) => words[word] ?? word)),
    ),
  codesOf: (pair) => pair,
  bodySize: () => 200,
};

/** The German file that a run makes of an English one. */
async function german(texts: Readonly<Record<string, string>>, tagHandling: boolean) {
  const source = runSync(json.parse(JSON.stringify(texts)));
  const program = programOfFile({ format: 'json', programs: [] }, source);
  const common = { source, program, target: undefined, sourceLocale: 'en', targetLocale: 'de' };
  const task = runSync(
    planTargetFile({ ...common, format: 'json', entries: new Map(), context: false }),
  );
  const job = { sourceLocale: 'en', locale: 'de', units: task.units };
  const events = await runToEnd([job], translator, { tagHandling });
  const values = events.flatMap((event) =>
    event.kind === 'translated'
      ? [{ path: JSON.parse(event.unit.id) as string[], value: event.value }]
      : [],
  );
  const file = { format: json, source, target: undefined, locale: 'de', values };
  const { base, edits } = runSync(editsOf(file, undefined));
  return JSON.parse(applyEdits(base, edits)) as Record<string, string>;
}

const icu = '{n, plural, one {# file} other {# files}}';
const germanIcu = '{n, plural, one {# Datei} other {# Dateien}}';

describe('one message with choices of ICU', () => {
  const cases: readonly (readonly [
    name: string,
    source: Record<string, string>,
    target: Record<string, string>,
  ])[] = [
    [
      'among those of ngx-translate',
      {
        on: "Power 'On'",
        link: "Click <a href='{{url}}' target='_blank'>here</a> ({{ttl}})",
      },
      {
        on: "Strom 'On'",
        link: "Klick <a href='{{url}}' target='_blank'>hier</a> ({{ttl}})",
      },
    ],
    [
      'among those of i18next',
      { quoted: "Delete '{{name}}'", nested: "Use '$t(file)'", end: "here'" },
      { quoted: "Lösche '{{name}}'", nested: "Nimm '$t(file)'", end: "hier'" },
    ],
    [
      'and an attribute in single quotes',
      { link: "Click <a class='x' href='{url}'>here</a>", pair: "Use ''file''" },
      { link: "Klick <a class='x' href='{url}'>hier</a>", pair: "Nimm ''Datei''" },
    ],
    [
      'and nothing else that tells the program',
      { on: "Power 'On'", own: "Power's {name}", typed: "Use '5' files'" },
      { on: "Strom 'On'", own: "Strom's {name}", typed: "Nimm '5' Dateien'" },
    ],
    [
      'among those of Rails',
      { own: "Delete '%{name}'", pairs: "Use ''%{file}''" },
      { own: "Lösche '%{name}'", pairs: "Nimm ''%{file}''" },
    ],
  ];
  for (const [name, source, target] of cases) {
    for (const tagHandling of [true, false]) {
      it(`changes nothing for the others: ${name} (${tagHandling ? 'XML' : 'tokens'})`, async () => {
        const found = await german({ ...source, n: icu }, tagHandling);
        assert.deepEqual(found, { ...target, n: germanIcu });
      });
    }
  }

  it('leaves the quotations of a file of ICU as they are', async () => {
    const source = {
      quoted: "Use '{'file'}', {n}",
      own: "Power can''t {name}",
      tag: "Use '<b>'",
      n: icu,
    };
    assert.deepEqual(await german(source, false), {
      quoted: "Nimm '{'file'}', {n}",
      own: "Strom can''t {name}",
      tag: "Nimm '<b>'",
      n: germanIcu,
    });
  });

  it('lets no apostrophe of a translation quote an argument, whoever reads it', async () => {
    const source = { hello: 'Hello{name}', n: icu };
    assert.deepEqual(await german(source, false), { hello: 'D’{name}', n: germanIcu });
  });
});
