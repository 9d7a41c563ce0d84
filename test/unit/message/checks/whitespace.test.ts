import { assertSerious } from './pair.ts';

const edge = ['warning whitespace-edge'];

describe('white space at the ends of a person’s translation', () => {
  const joined: readonly (readonly [source: string, target: string])[] = [
    ['Verify your account with token: ', 'Bestätigen Sie Ihr Konto mit dem Code:'],
    ['Leave a feedback about the ', 'Rückmeldung geben zu'],
    ['Jokes aside, ', 'Im Ernst,'],
    ['Or you can ', 'Oder Sie können'],
    ['Back to ', 'Zurück zu'],
    ['using key ', 'mit Schlüssel'],
    [' from your organization', 'aus Ihrer Organisation'],
    [' minutes ago', 'vor Minuten'],
    [' New members will get a link, others will not.', 'Neue Mitglieder bekommen einen Link.'],
    ['Next', 'Weiter\n'],
    ['Restore', ' Wiederherstellen '],
    ['Links to files ', 'Links zu Dateien\n'],
    ['Links to files ', ' Links zu Dateien'],
  ];
  for (const [source, target] of joined)
    it(`is missed where another text follows: ${source}→${target}`, () => {
      assertSerious({ source, target }, edge);
    });

  it('is none that nobody sees at all', () => {
    for (const target of ['Mastodon\u{FEFF}', '\u{FEFF}Mastodon'])
      assertSerious({ source: 'Mastodon', target }, ['warning invisible-character']);
    assertSerious({ source: 'Mastodon', target: ' Mastodon' }, edge);
  });

  const byChance: readonly (readonly [source: string, target: string])[] = [
    ['Read the latest ', 'Aktuelles lesen'],
    ['Links to files ', 'Links zu Dateien'],
    ['Current report ', 'Aktueller Bericht'],
    [' {m}-of-{n} multisig ', ' {m}-von-{n}-Multisig'],
    ['Inherited {auth} from parent collection {collection} ', '{auth} von {collection} geerbt'],
    ['JavaScript executions maximum number ', 'Höchste Zahl der Ausführungen'],
    [' Light mode | Dark mode | Follow system settings', 'Hell | Dunkel | Wie das System'],
    [' Task Dashboard', 'Aufgaben'],
    [' "$1" has not been listed here.', '„$1“ steht hier nicht.'],
    [' “Save” was pressed.', '„Sichern“ wurde gedrückt.'],
    [' and is provided by $1', ', bereitgestellt von $1'],
    [' that was read', ', das gelesen wurde'],
    ['y', ' Jahre'],
    [', and', ' und'],
  ];
  for (const [source, target] of byChance)
    it(`was left by chance in a label: ${source}→${target}`, () => {
      assertSerious({ source, target }, []);
    });
});
