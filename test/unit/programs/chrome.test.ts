import { isJudged, valueOf, type MessageFile } from './judged.ts';

const declared = { user: '$1', place: '$2', 'a_b@c': '$3' } as const;

/** How Chromium puts in what an entry declares (its message_bundle.cc), and then the arguments (its string_util.cc). */
function shows(message: string): readonly string[] {
  let said = '';
  let at = 0;
  for (let start = message.indexOf('$'); start >= 0; start = message.indexOf('$', at)) {
    const end = message.indexOf('$', start + 1);
    if (end < 0) break;
    const name = message.slice(start + 1, end);
    if (!/^[A-Za-z0-9_@]+$/.test(name)) {
      said += message.slice(at, start + 1);
      at = start + 1;
      continue;
    }
    const content = new Map<string, string>(Object.entries(declared)).get(name.toLowerCase());
    if (content === undefined) throw new Error(`Variable $${name}$ used but not defined.`);
    said += message.slice(at, start) + content;
    at = end + 1;
  }
  said += message.slice(at);
  const filled = said.replaceAll(
    /\$(\$+)|\$([1-9])|\$[^]/g,
    (_, dollars: string, number: string) =>
      dollars ?? (number === undefined ? '' : valueOf(`arg${number}`)),
  );
  return [filled];
}

const placeholders = Object.fromEntries(
  Object.entries(declared).map(([name, content]) => [name, { content }]),
);

const file: MessageFile = {
  write: (messages) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, { message, placeholders }]),
      ),
    ),
  read: (text) => {
    const entries = JSON.parse(text) as Readonly<Record<string, { readonly message: string }>>;
    return Object.fromEntries(Object.entries(entries).map(([key, { message }]) => [key, message]));
  },
};

describe('Chrome', () =>
  isJudged({
    id: 'chrome',
    manifest: { 'manifest.json': '{"default_locale": "en"}' },
    pathOf: (locale) => `_locales/${locale}/messages.json`,
    file,
    shows,
    messages: [
      'Open the gate of $USER$',
      'the $user$ at $place$',
      "Don't open the '$1'",
      'Costs $$5 and the $$$1 at noon',
      'See the $a_b@c$, open it',
      '<b>the $1</b> or this',
      '50 percent of the $2 rows',
      '$USER$$PLACE$ open',
      'Not {NAME} but $1',
    ],
    people: [
      ['Hello $USER$', 'Hallo $NUTZER$', true],
      ['Rows of $1', 'Zeilen von $2', true],
      ['Rows of $USER$', 'Zeilen von USER', true],
      ['Rows of $1', 'Zeilen von $ 1', true],
      ['Hello $USER$', "L'$USER$ d'or | @", false],
      ['Rows of $1', 'Die $1-Zeilen, 5 %', false],
      ['Costs $$5 at $1', 'Kostet in $1 $$5', false],
    ],
  }));
