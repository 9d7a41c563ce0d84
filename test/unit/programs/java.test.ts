import { javaShows } from '../message/readers/java.ts';
import { isJudged, valueOf, type MessageFile } from './judged.ts';

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

describe('Java, where some messages quote by mistake', () =>
  isJudged({
    manifest: {},
    pathOf,
    file,
    shows,
    messages: ["Delete the row for ''{0}''?", "Is ''{0}'' at {1}?"],
    people: [
      ['Rows of {0}', "Lignes de l'{0}", true],
      ['The group of {0}', "Le groupe de l'utilisateur {0}", true],
      ['Open {0}', "''{0}'' öffnen", false],
    ],
  }));

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
