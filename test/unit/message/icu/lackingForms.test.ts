import assert from 'node:assert/strict';
import { icuPlurals, lackingForms } from '../../../../src/message/icu/icuForms.ts';

/** The text with each form that it lacks, one after the other. */
function filled(text: string, locale: string): string {
  for (const plural of icuPlurals(text)) {
    const [form] = lackingForms(text, plural, locale);
    if (form === undefined) continue;
    const { key, at, open, close } = form;
    const added = text.slice(0, at) + open + `<${key}>` + close + text.slice(at);
    return filled(added, locale);
  }
  return text;
}

describe('forms that an ICU message lacks', () => {
  it('go between those that are there, spaced like them', () => {
    assert.equal(
      filled('{n, plural, one {# plik} other {# pliku}}', 'pl'),
      '{n, plural, one {# plik} few {<few>} many {<many>} other {# pliku}}',
    );
    assert.equal(
      filled('{n,plural,=0{nic} one{# plik}other{# pliku}} {name}', 'pl'),
      '{n,plural,=0{nic} one{# plik}few{<few>} many{<many>} other{# pliku}} {name}',
    );
    assert.equal(
      filled('{n, plural,\n  one {# файл}\n  other {# файла}\n}', 'ru'),
      '{n, plural,\n  one {# файл}\n  few {<few>}\n  many {<many>}\n  other {# файла}\n}',
    );
    assert.equal(
      filled('{n, plural, other {#} one {#}}', 'pl'),
      '{n, plural, few {<few>} many {<many>} other {#} one {#}}',
    );
  });

  it('are those of the language and of the kind of the plural', () => {
    assert.equal(filled('{n, plural, other {#}}', 'de'), '{n, plural, one {<one>} other {#}}');
    assert.equal(filled('{n, plural, other {#}}', 'ja'), '{n, plural, other {#}}');
    assert.equal(filled('{n, plural, one {#} other {#}}', 'es'), '{n, plural, one {#} other {#}}');
    assert.equal(
      filled('{n, selectordinal, one {#st} other {#th}}', 'en'),
      '{n, selectordinal, one {#st} two {<two>} few {<few>} other {#th}}',
    );
  });

  it('are asked of each plural of a select', () => {
    assert.equal(
      filled(
        '{g, select, a {{n, plural, other {A}}} other {{n, plural, one {1} other {B}}}}',
        'de',
      ),
      '{g, select, a {{n, plural, one {<one>} other {A}}} other {{n, plural, one {1} other {B}}}}',
    );
  });

  it('are none of a text that is no ICU message', () => {
    assert.deepEqual(icuPlurals('{n, plural, one {x}'), []);
  });
});
