import { assertSerious } from '../pair.ts';

/** Each with its locale, where that matters. */
type Case = readonly [source: string, target: string, locale?: string];

function fine(what: string, cases: readonly Case[]): void {
  it(`${what}: nothing serious`, () => {
    for (const [source, target, targetLocale] of cases) {
      assertSerious({ source, target, targetLocale }, []);
    }
  });
}

function wrong(what: string, found: string, cases: readonly Case[]): void {
  it(`${what}: ${found}`, () => {
    for (const [source, target, targetLocale] of cases) {
      assertSerious({ source, target, targetLocale }, [found]);
    }
  });
}

describe('an expression with texts in it', () => {
  const below = "less than ${inclusive == true ? 'or equal to ' : ''}{value}";
  fine('may say them in its language', [
    [below, "menor que ${inclusive == true ? 'ou igual a ' : ''}{value}", 'pt'],
    [
      "{{ count == 1 ? 'item' : 'items' }} in {{ place }}",
      "{{ count == 1 ? 'Ding' : 'Dinge' }} in {{ place }}",
    ],
    ['<%= late ? "late" : "early" %> again', 'Wieder <%= late ? "spät" : "früh" %>'],
  ]);
  fine('may choose by more of the same value', [
    ['at most {value}', "{value}-${value % 10 == 6 ? 'dan' : 'dən'} çox deyil", 'az'],
    [
      "in ${days == 0 ? '' : days == 1 ? ' 1 day' : ' ' += days += ' days'}",
      "за ${days % 10 == 1 && days != 11 ? days += ' день' : days += ' дней'}",
      'ru',
    ],
    ["{n} ${n == 1 ? 'file' : 'files'}", "{n} ${n > 1 ? 'fichiers' : 'fichier'}", 'fr'],
  ]);
  wrong('may not be left out', 'error placeholder-missing', [
    [below, 'menor que {value}', 'pt'],
    ["${late ? 'late' : 'early'} {name}", '{name} spät'],
  ]);
  wrong('may not read what the program does not know', 'error placeholder-changed', [
    [below, "menor que ${inclusivo == true ? 'ou igual a ' : ''}{value}", 'pt'],
    ["${late ? 'late' : 'early'}", "${spät ? 'spät' : 'früh'}"],
    ['${late}', '${früh}'],
  ]);
});

describe('a value that is said twice', () => {
  fine('may be said once', [
    ['{appName} scores it, then {appName} grabs it', '{appName} pisteyttää ja nappaa sen', 'fi'],
    ['Move {0} to the trash? {0} is lost then.', '{0} verschwindet dann.'],
    ['%1$s left. Ask %1$s.', 'Fragen Sie %1$s.'],
    ['{{name}} is here. Ask {{name}}.', 'Fragen Sie {{name}}.'],
    ['%{n} of %{n} are done', '%{n} sind fertig'],
  ]);
  fine('may be said once more', [
    ['Could not reach the server {0} now', 'Nådde ikke {0}, og {0}-tjeneren svarer ikke', 'no'],
    ['Ask %1$s first.', 'Fragen Sie %1$s. Nur %1$s weiß es.'],
    ['Ask $1 first.', 'Fragen Sie $1. Nur $1 weiß es.'],
  ]);
  wrong('is said at least once', 'error placeholder-missing', [
    ['%s of %s', '%s davon'],
    ['{} of {}', '{} davon'],
    [
      '{n, plural, one {{a} has # file} other {{a} has # files}}',
      '{n, plural, one {{a} hat # Datei} other {Es sind # Dateien}}',
    ],
    ['{user} has a car | {user} has {n} cars', '{user} hat ein Auto | {n} Autos'],
  ]);
  wrong('is not said beside itself', 'error placeholder-extra', [
    ['Ask {0} first.', 'Fragen Sie {0} {0}.'],
    ['Ask {0}', '{0} fragen {0}'],
    ['Ask %1$s', '%1$s %1$s fragen'],
  ]);
});

describe('what only looks like another placeholder', () => {
  fine('is two dollar signs', [
    ['$$ SUM', '€€ SOMME', 'fr'],
    ['Show $$$', 'Zeige €€€'],
    ['In $$', 'In Dollar'],
  ]);
  wrong('is none beside a dollar sign that is no longer written', 'error placeholder-changed', [
    ['Costs $$5', 'Kostet $5'],
    ['Costs $$ a month', 'Kostet $MONAT$'],
  ]);
  fine('is an empty pair of braces', [
    ['JSON { } node', 'JSON {} Knoten'],
    ['Write { } here', '{} hier schreiben'],
    ['From {  } to { }', 'Von {} bis {}'],
  ]);
  wrong('is none where the source has an argument', 'error placeholder-missing', [
    ['{} files', '{ } Dateien'],
  ]);
  fine('is a brace in markup', [
    ['Between <i>%{</i> and <i>}</i>', 'Zwischen <i>%{</i> und <i>}</i>'],
    ['<b>{{</b> to <b>}}</b>', 'Von <b>{{</b> bis <b>}}</b>'],
    ['<code>${</code>, <code>}</code>', '<code>${</code> und <code>}</code>'],
  ]);
  fine('is a name between percent signs before a letter', [
    ['need %keyurls%a key%keyurle%', 'il faut %keyurls%une clé%keyurle%', 'fr'],
    ['%start%new%end% one', 'ein %start%neuer%end%'],
    ['%linkstart%Save%linkend% 100%', '%linkstart%100% sparen%linkend%'],
  ]);
  fine('is a name between percent signs of the source', [
    ['SWF:\n%url%\nDo you', 'SWF:%url%Ali', 'sl'],
    ['laden\n%url%\nThe file', 'laden\n%url%Het bestand', 'nl'],
    ['by %id% on it', 'på%id%den', 'sv'],
  ]);
  wrong('is none that is spelled otherwise', 'error placeholder-changed', [
    ['SWF: %url% now', 'SWF: %ura% jetzt'],
  ]);
  fine('is a pair of several brackets', [
    ["one of ()[]{}''", "() [] '' ("],
    ['Use [](){} here', 'Nimm () hier'],
  ]);
  fine('is of LaTeX', [
    ['Ordinals as superscript', String.raw`Ordnungszahlen als \superscript{}`],
    [String.raw`in \begin{tabular} of it`, String.raw`in \begin{tabular} von \begin{table}`],
    ['Stress it', String.raw`\emph{text} schreiben`],
  ]);
  wrong('is an argument before other text', 'error placeholder-extra', [
    ['Call it', 'Rufe f{} auf'],
    ['A list', 'Liste von\\x{name}'],
  ]);
  fine('is an example beside its sign', [
    ["Use '%': '%name_contains%' or 'starts%'", "Mit '%': '%turto_dalis%' oder 'x%'", 'lt'],
    ['A "%" as in %part% or %end', 'Ein "%" wie in %teil% oder %ende'],
  ]);
  wrong('is an argument where the sign is not shown', 'error placeholder-changed', [
    ['Show %name_contains%', 'Zeige %turto_dalis%', 'lt'],
  ]);
  fine('is a word behind a sign', [
    ['Adds some of it', 'Voegt %schijf toe', 'nl'],
    ['A part of it', 'Ein %dings davon'],
  ]);
  wrong('is an argument that ends there', 'error placeholder-extra', [
    ['A part of it', 'Ein %s davon'],
    ['A part', '%d'],
  ]);
  fine('is the same argument by its number', [
    ['Open %s', '%1$s öffnen'],
    ['%s has %d files', '%2$d Dateien von %1$s'],
    ['%1$s has %2$d files', '%s hat %d Dateien'],
  ]);
  wrong('is another argument by its number', 'error placeholder-changed', [
    ['Open %s', '%2$s öffnen'],
    ['Open %d', '%1$s öffnen'],
    ['%s of %{all}', '%s von %{alle}'],
  ]);
});

describe('what belongs to the words of the source', () => {
  fine('is the text of another message', [
    ['@:APP.ACTION_CLEAR', 'Wyczyść', 'pl'],
    ['$t(app.close)', 'Schließen'],
    ['@:app.save!', 'Sichern!'],
  ]);
  wrong('is none in a sentence', 'error placeholder-missing', [
    ['Press @:app.save now', 'Jetzt drücken'],
    ['@:app.name', '…'],
  ]);
  fine('is its ending', [
    ['storage{plural}', 'Speicher'],
    ['%{n} file%{plural}', '%{n} Dateien'],
    ['{{count}} item{{s}} left', 'Noch {{count}}'],
    ['On {name}{apostrophe} message', 'Zur Nachricht von {name}'],
    ['{{user}}{{possessive}} list', 'Liste von {{user}}'],
  ]);
  wrong('is no ending where it is a word', 'error placeholder-missing', [
    ['the {plural}', 'die Mehrzahl'],
    ['file{name}', 'Datei'],
  ]);
});
