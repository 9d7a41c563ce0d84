import assert from 'node:assert/strict';
import { programOf } from '../../../src/programs/programs.ts';
import { javaShows } from '../message/readers/java.ts';
import { isJudged, valueOf, type MessageFile } from './judged.ts';
import { check } from './programUnderTest.ts';

/** What Spring shows: a message without arguments is none of MessageFormat. */
const shows = (message: string): readonly string[] => [
  /\{\d/.test(message)
    ? javaShows(message, (argument) => valueOf(`${Number.parseInt(argument.slice(1))}`))
    : message,
];

/** What other programs show. */
const plainShows = (message: string): readonly string[] => [
  message.replaceAll(/\{(\d)\}/g, (_, number: string) => valueOf(number)),
];

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replace(/^ /, '\\ ');

const file: MessageFile = {
  write: (messages) =>
    Object.entries(messages)
      .map(([key, text]) => `${key}=${escaped(text)}\n`)
      .join(''),
  read: (text) =>
    Object.fromEntries(
      Array.from(text.matchAll(/^(\w+)=(.*)$/gm), ([, key = '', value = '']) => [
        key,
        value.replaceAll(/\\(?:u(\w{4})|(.))/g, (_, code: string | undefined, one: string) =>
          code === undefined
            ? one === 'n'
              ? '\n'
              : one
            : String.fromCharCode(Number.parseInt(code, 16)),
        ),
      ]),
    ),
};
const pathOf = (locale: string) =>
  `src/main/resources/messages${locale === 'en' ? '' : `_${locale}`}.properties`;

describe('Java', () =>
  isJudged({
    id: 'java',
    quotesAnywhere: true,
    manifest: {},
    pathOf,
    file,
    shows,
    messages: [
      'Open the gate of {0}',
      'the {0} at {1}',
      "Don''t open the {0}",
      "Open the ''{0}''",
      "Write '{'ROW'}' at noon, {0}",
      'Open {2,number,#.##} of the rows',
      '<b>the {0}</b> or this',
      '50 percent of the {0} rows',
      '{0}{1} open',
      'Open it at noon',
    ],
    people: [
      ['Hello {0}', "Hallo l'{0}", true],
      ['Rows of {0} at {1}', "Zeilen d'{0} in {1}", true],
      ['Rows of {0}', 'Zeilen von {1}', true],
      ['Rows of {0}', 'Zeilen von {0', true],
      ['Hello {0}', "L''{0} d''or @ |", false],
      ['Rows at {0}', "''{0}'' 5 % Zeilen", false],
      ['The day', "L'or d'aujourd'hui", false],
    ],
  }));

describe('.properties whose messages quote by mistake here and there', () => {
  const lone = ["The group '{0}' does not exist.", "The name '{0}' is required.", 'Open it'];
  const read = (...texts: readonly string[]) =>
    programOf({ format: 'properties', named: [], texts: [...lone, ...texts] }).id;

  it('are of Java where somebody doubles the apostrophes around an argument', () => {
    for (const text of ["Delete ''{0}''?", String.raw`Remove \''{0}\'' now?`, "''{12}'' is gone"])
      assert.equal(read(text), 'java', text);
    for (const text of ['Delete {0}?', "Delete '{0}'?", "It '' here"])
      assert.equal(read(text), 'properties', text);
  });

  it('may show the value that a source quotes by mistake', async () => {
    const found = await check({
      [pathOf('en')]:
        "a=The group '{0}' is gone.\nb=Delete ''{0}''?\nc=Name '{0}', '{1}'\nd=Open {0}\n",
      [pathOf('fr')]:
        "a=Le groupe '{0}' n'est plus.\nb=Supprimer ''{0}''?\nc=Nom ''{0}'', «{1}»\nd=Ouvrir {1}\n",
    });
    const errors = found.filter((one) => one.startsWith('error'));
    assert.deepEqual(errors, ['error placeholder-changed d']);
  });

  it('lose what a translation quotes', async () => {
    const found = await check({
      [pathOf('en')]: `a=The group '{0}' is gone.\nb=Delete ''{0}''?\nc=Request {0}\n`,
      [pathOf('fr')]: `a=Le groupe '{0}'.\nb=Supprimer ''{0}''?\nc=Requête de l'{0}\n`,
    });
    assert.deepEqual(found, ['error placeholder-quoted c']);
  });
});

describe('.properties without MessageFormat', () =>
  isJudged({
    id: 'properties',
    manifest: {},
    pathOf,
    file,
    shows: plainShows,
    messages: [
      "Don't open the gate of {0}",
      'Open the gate of {0}',
      'the {0} at {1}',
      '<b>the {0}</b> or this',
      '50 percent of the {0} rows',
      '{0}{1} open',
      "It's at noon",
      "Can't open {0} of the {1}",
    ],
    people: [
      ["Don't open {0}", "N'ouvre {1}", true],
      ["Don't take {0}", "Ne prends l'x", true],
      ["Can't open {0}", "N'ouvre pas", true],
      ["Don't open {0}", "N'ouvre {0}", false],
      ["It's {0} of {1}", "C'est {1} @ | 5 % {0}", false],
      ["It's at noon", "C'est midi", false],
    ],
  }));
