import assert from 'node:assert/strict';
import { messageParts } from '../../../src/message/parts.ts';
import { MessageSyntaxError } from '../../../src/message/messageSyntaxError.ts';
import { escapingFlutter, flutter } from '../../../src/programs/flutter.ts';
import { java } from '../../../src/programs/java.ts';
import { lingui } from '../../../src/programs/lingui.ts';
import { ngxTranslateIcu } from '../../../src/programs/ngxTranslate.ts';
import type { Program } from '../../../src/programs/program.ts';
import { syntaxes, type SyntaxName } from './syntaxes.ts';

const locales = { sourceLocale: 'en', targetLocale: 'de' };

describe('message parts', () => {
  const plain = [
    'Save',
    '',
    '  spaced  ',
    'Hello {name}, {{count}} of {n, number} on {d, date, ::yMMMd}',
    "'{'n, plural, one {x} other {y}'}'",
    'Use plural, select or {',
    '${n, pluralise}',
    'Home | Glossa',
  ];
  for (const text of plain) {
    it(`leaves ${JSON.stringify(text)} as it is`, () => {
      const parts = messageParts(text, { ...locales, syntax: syntaxes.unknown });
      assert.equal(parts.kind, 'plain');
      assert.deepEqual(parts.segments, [{ text }]);
      assert.equal(parts.assemble([text]), text);
    });
  }

  it('does as it is told when the syntax is known', () => {
    const icu = '{n, plural, one {# file} other {# files}}';
    const kindOf = (text: string, syntax: SyntaxName): string =>
      messageParts(text, { ...locales, syntax: syntaxes[syntax] }).kind;
    assert.equal(kindOf(icu, 'unknown'), 'icu');
    assert.equal(kindOf('Home | Glossa', 'unknown'), 'plain');
    assert.equal(kindOf('Home | Glossa', 'vue'), 'pipes');
    assert.equal(kindOf('Home|Glossa', 'laravel'), 'pipes');
    assert.equal(kindOf('{n} homes | {n} Glossas', 'icu'), 'plain');
  });

  it('unescapes and escapes a simple message that is known to be ICU', () => {
    const parts = messageParts("Don''t use '{'x'}', {name}", { ...locales, syntax: syntaxes.icu });
    assert.deepEqual(parts.segments, [{ text: "Don't use {x}, {name}" }]);
    assert.equal(parts.assemble(["{name}, c'est {x}"]), "{name}, c''est '{'x'}'");
  });

  const apostrophes: readonly [source: string, sent: string, answer: string, written: string][] = [
    ["Can''t open {0}", "Can't open {0}", "Impossible d'ouvrir {0}", "Impossible d''ouvrir {0}"],
    ["D''{0}", "D'{0}", "L'{0}", "L''{0}"],
    ["Don't open {0}", "Don't open {0}", "Impossible d'ouvrir {0}", "Impossible d'ouvrir {0}"],
    ["Use '' for {0}", "Use '' for {0}", "Pour {0}, c'est ''", "Pour {0}, c'est ''"],
    ["Can''t be '{'", "Can't be {", "Ce n'est pas {", "Ce n''est pas '{'"],
    ['Welcome to {place}', 'Welcome to {place}', "Bienvenue à l'{place}", 'Bienvenue à l’{place}'],
    ['My <b>friend</b>', 'My <b>friend</b>', "L'<b>ami</b> d'ici", "L’<b>ami</b> d'ici"],
    ['Delete "{name}"?', 'Delete "{name}"?', "'{name}' löschen?", '‘{name}’ löschen?'],
    ["Delete '{name}'?", "Delete '{name}'?", "Effacer l'{name} ?", 'Effacer l’{name} ?'],
    ['In <b>A</b>', 'In <b>A</b>', "'<b>A</b>'da", '‘<b>A</b>’da'],
    ['In <b>{{a}}</b>', 'In <b>{{a}}</b>', "'<b>{{a}}</b>'", "'<b>{{a}}</b>'"],
    ['{{a}} of <b>b</b>', '{{a}} of <b>b</b>', "{{a}} d'<b>b</b>", "{{a}} d'<b>b</b>"],
    ["'<b>A</b>' now", "'<b>A</b>' now", "'<b>B</b>' l'<b>c</b>", "'<b>B</b>' l'<b>c</b>"],
    ['Hi {{name}}, %s', 'Hi {{name}}, %s', "L'{{name}} l'%s", "L'{{name}} l'%s"],
  ];
  for (const [source, sent, answer, written] of apostrophes) {
    it(`sends ${source} as ${sent} and writes ${answer} as ${written}`, () => {
      const parts = messageParts(source, { ...locales, syntax: syntaxes.unknown });
      assert.deepEqual(parts.segments, [{ text: sent }]);
      assert.equal(parts.assemble([sent]), source);
      assert.equal(parts.assemble([answer]), written);
    });
  }

  const quotations: readonly (readonly [
    syntax: SyntaxName,
    source: string,
    sent: string,
    answer: string,
    written: string,
  ])[] = [
    ['icu', "The ''{tag}'' tag", "The '{tag}' tag", "Le ’{tag}' tag", "Le ’{tag}'' tag"],
    ['icu', "Text '{name}', {x}", 'Text {name}, {x}', 'Texte {name}, {x}', "Texte '{name}', {x}"],
    ['icu', 'Type of { name }', 'Type of {name}', "L'{name}", 'L’{ name }'],
    ['icu', 'Not broken', 'Not broken', "Pas {cassé}, c'est", "Pas '{'cassé'}', c'est"],
    ['icu', 'Odd { brace', 'Odd { brace', "L'{ accolade", "L'{ accolade"],
    ['java', 'Cannot open {0}', 'Cannot open {0}', "N'ouvrez pas {0}", 'N’ouvrez pas {0}'],
    ['java', "Don't open {0}", "Don't open {0}", "N'ouvrez pas {0}", 'N’ouvrez pas {0}'],
    ['java', "The ''{0}'' file", "The '{0}' file", "L'a '{0}'", "L''a ''{0}''"],
    ['java', "Write '{'x'}' to {0}", 'Write {x} to {0}', "D'{x} à {0}", "D'''{'x'}' à {0}"],
    ['java', 'Cannot stop', 'Cannot stop', "N'arrêtez pas", "N'arrêtez pas"],
    [
      'java',
      'Press {0}',
      'Press {0}',
      "L'« 'Enter' » ou '{0} d'or' ?",
      'L’« ‘Enter’ » ou ‘{0} d’or’ ?',
    ],
    ['vue', 'Open {0}', 'Open {0}', "'{0}' l'{0} '<b>", "'{0}' l'{0} '<b>"],
    ['java', "Press 'X' for {0}", "Press 'X' for {0}", "Für {0} 'X'", 'Für {0} ‘X’'],
    ['java', "A '<b>B</b>'", "A '<b>B</b>'", "L'a '<b>b</b>'", "L'a '<b>b</b>'"],
    ['java', "A '{a} {b}'", "A '{a} {b}'", "L'a '{a} {b}'", "L'a '{a} {b}'"],
    ['icu', 'A <b>B</b>', 'A <b>B</b>', "Ein '<b>B</b>' hier", 'Ein ‘<b>B</b>’ hier'],
    ['icu', "'''{d}''' {x}", "'{d}' {x}", "{x} '{d}'", "{x} '''{d}'''"],
    ['escapingFlutter', "'''{d}''' {x}", "'{d}' {x}", "{x} '{d}'", "{x} '''{d}'''"],
    [
      'flutter',
      "{n, select, other {\u{FFFC}'a}}",
      "\u{FFFC}'a",
      "b \u{FFFC}'",
      "{n, select, other {b \u{FFFC}'}}",
    ],
    ['unknown', "Delete '{name}'?", "Delete '{name}'?", "'{name}' löschen?", "'{name}' löschen?"],
    ['vue', "Delete '{name}'?", "Delete '{name}'?", "'{name}' löschen?", "'{name}' löschen?"],
    ['unknown', "L'{name}", "L'{name}", "D'{name}", "D'{name}"],
  ];
  for (const [syntax, source, sent, answer, written] of quotations) {
    it(`quotes as ${syntax} does: ${answer} is written as ${written}`, () => {
      const parts = messageParts(source, { ...locales, syntax: syntaxes[syntax] });
      assert.deepEqual(parts.segments, [{ text: sent }]);
      assert.equal(parts.assemble([answer]), written);
    });
  }

  it('refuses to hide an argument where a message of ICU quotes one tag and not another', () => {
    const source = "'''<b>'{name}Hello<b>";
    const parts = messageParts(source, { ...locales, syntax: syntaxes.icu });
    assert.throws(() => parts.assemble(["'''<b>{name}<b>'Hallo"]), { code: 'unsupported' });
    assert.equal(parts.assemble(["'''<b>'{name}Hallo<b>"]), "'''<b>'{name}Hallo<b>");
  });

  it('refuses choices that it cannot take apart', () => {
    for (const text of [
      '{0,choice,0#no|1#one|1<{0} files}',
      'A { n , choice , 0#no|1#yes}',
      '{ $n -> [one] One file *[other] {$n} files }',
      '{0:plural:an item|{} items}',
      '.match $n one {{One}} * {{Many}}',
      '{{GENDER:$2|he|she}} has {{PLURAL:$1|a page|pages}}',
      '{{PLURAL:$1|{{GENDER:$2|his|her}} page|pages}}',
    ]) {
      assert.throws(() => messageParts(text, { ...locales, syntax: syntaxes.unknown }), {
        code: 'unsupported',
      });
    }
  });

  const wikis: readonly (readonly [
    locale: string,
    source: string,
    sent: readonly string[],
    written: string,
  ])[] = [
    [
      'de',
      'There {{PLURAL:$1|is $1 page|are $1 pages}} in $2',
      ['There is $1 page in $2', 'There are $1 pages in $2'],
      '{{PLURAL:$1|There is $1 page in $2|There are $1 pages in $2}}',
    ],
    ['ja', '$1 {{plural:$1|page|pages}}', ['$1 pages'], '{{plural:$1|$1 pages}}'],
    [
      'fr',
      '{{PLURAL:$1|0=No pages|One page|$1 pages}}',
      ['No pages', 'One page', '$1 pages'],
      '{{PLURAL:$1|0=No pages|One page|$1 pages}}',
    ],
    [
      'pl',
      '$1 {{PLURAL:$1|page|pages}}',
      ['$1 page', '$1 pages', '$1 pages', '$1 pages'],
      '{{PLURAL:$1|$1 page|$1 pages|$1 pages|$1 pages}}',
    ],
    [
      'de',
      '$1 changed {{GENDER:$1|his|her|their}} page',
      ['$1 changed his page', '$1 changed her page', '$1 changed their page'],
      '{{GENDER:$1|$1 changed his page|$1 changed her page|$1 changed their page}}',
    ],
    [
      'de',
      '$1 changed {{GENDER:$1|his|her}} page',
      ['$1 changed his page', '$1 changed her page', '$1 changed his page'],
      '{{GENDER:$1|$1 changed his page|$1 changed her page}}',
    ],
    [
      'de',
      'You have {{PLURAL:$1|a message|messages}} in [[Inbox|your box]]',
      ['You have ', 'a message', 'messages', ' in [[Inbox|your box]]'],
      'You have {{PLURAL:$1|a message|messages}} in [[Inbox|your box]]',
    ],
    [
      'pl',
      'Home | {{PLURAL:$1|$1 page|$1 pages}}',
      ['Home | ', '$1 page', '$1 pages', '$1 pages', '$1 pages'],
      'Home | {{PLURAL:$1|$1 page|$1 pages|$1 pages|$1 pages}}',
    ],
  ];
  for (const [targetLocale, source, sent, written] of wikis) {
    it(`sends a sentence for each form of ${source} in ${targetLocale}`, () => {
      const parts = messageParts(source, {
        sourceLocale: 'en',
        targetLocale,
        syntax: syntaxes.unknown,
      });
      assert.deepEqual(
        parts.segments.map(({ text }) => text),
        sent,
      );
      const marked = parts.assemble(sent.map((one) => `${one}~`));
      assert.equal(marked.replaceAll('~', ''), written);
    });
  }

  it('takes no form of a wiki that would be two', () => {
    const parts = messageParts('{{PLURAL:$1|a page|pages}} of $2', {
      ...locales,
      syntax: syntaxes.unknown,
    });
    assert.throws(() => parts.assemble(['eine | Seite von $2', 'Seiten von $2']), {
      code: 'structure',
    });
  });

  it('wants one translation for a plain text', () => {
    const parts = messageParts('a', { ...locales, syntax: syntaxes.unknown });
    assert.throws(() => parts.assemble([]), { code: 'answer-count' });
    assert.throws(() => parts.assemble(['a', 'b']), { code: 'answer-count' });
  });

  const wholes: readonly [syntax: SyntaxName, source: string, answer: string, written: string][] = [
    ['java', "No '{0}' in {1}", 'In {1} kein {0}', "In {1} kein '{0}'"],
    ['icu', "Use '{'x'}', {n}", 'Nimm {x}, {n}', "Nimm '{'x'}', {n}"],
    ['icu', "In '<a>...</a>', {n}", '{n} in <a>...</a>', "{n} in '<a>...</a>'"],
    ['icu', "In '<a>...</a>', {n}", '{n} in <a> </a>', "{n} in '<'a> '<'/a>"],
    ['icu', "Can''t '{0}', {n}", "D'{0} {n}", "D'''{0}' {n}"],
    [
      'icu',
      "{n, plural, other {No '{0}'}}",
      'Kein {0}',
      "{n, plural, one {Kein '{0}'} other {Kein '{0}'}}",
    ],
  ];
  for (const [syntax, source, answer, written] of wholes) {
    it(`quotes where ${source} does: ${written}`, () => {
      const parts = messageParts(source, { ...locales, syntax: syntaxes[syntax] });
      assert.equal(parts.assemble(parts.segments.map(() => answer)), written);
    });
  }

  const ofPrograms: readonly [program: Program, source: string, written: string][] = [
    // An apostrophe before a tag is a letter.
    [
      lingui,
      "Tap '<' {n, plural, one {#} other {# a}}",
      "{n, plural, one {Tap ''<' #~} other {Tap ''<' # a~}}",
    ],
    [
      lingui,
      "'<0>a</0>' {n, plural, one {b} other {c}}",
      "{n, plural, one {''<0>a</0>' b~} other {''<0>a</0>' c~}}",
    ],
    [
      ngxTranslateIcu,
      "Tap '<' {n, plural, one {'tis} other {#}}",
      "{n, plural, one {Tap ''<' 'tis~} other {Tap ''<' #~}}",
    ],
    // A quoted sign is one outside of plurals, too.
    [
      ngxTranslateIcu,
      "'#' of {n, plural, one {a row} other {# rows}}",
      "{n, plural, one {'#' of a row~} other {'#' of # rows~}}",
    ],
    // In a choice within a plural it is the number.
    [
      ngxTranslateIcu,
      '{n, plural, other {{g, select, a {My #} other {# b}}}}',
      '{n, plural, one {{g, select, a {My #~} other {# b~}}} other {{g, select, a {My #~} other {# b~}}}}',
    ],
    [
      ngxTranslateIcu,
      '#1: {n, plural, other {{g, select, other {a}}}}',
      "{n, plural, one {{g, select, other {'#'1: a~}}} other {{g, select, other {'#'1: a~}}}}",
    ],
    // And nowhere in Flutter.
    [
      flutter,
      '{g, select, a {My} other {Your}} {n, plural, one {issue #{x}} other {#1}}',
      '{g, select, a {{n, plural, one {My issue #{x}~} other {My #1~}}} other {{n, plural, one {Your issue #{x}~} other {Your #1~}}}}',
    ],
    [
      flutter,
      'Row #{x}: {n, plural, one {a} other {{n}}}',
      '{n, plural, one {Row #{x}: a~} other {Row #{x}: {n}~}}',
    ],
    [flutter, '{n, plural, one {# a} other {#b}}', '{n, plural, one {# a~} other {#b~}}'],
    [
      escapingFlutter,
      '{n, plural, other {{g, select, other {a}}#}}',
      '{n, plural, one {{g, select, other {a#~}}} other {{g, select, other {a#~}}}}',
    ],
    // Quoted braces are no apostrophes of words.
    [escapingFlutter, "Can''t write '{' in 'there'", "Can''t write '{' in ''there''~"],
    [escapingFlutter, "Write '{x}''{y}' in {z}'s row", "Write '{x}''{y}' in {z}''s row~"],
    [java, "'''{0}''{0}' of {0}'s", "'''{0}''{0}' of {0}’s~"],
  ];
  for (const [{ name, syntax }, source, written] of ofPrograms) {
    it(`are those of ${name}: ${source}`, () => {
      const parts = messageParts(source, { ...locales, syntax });
      assert.equal(parts.assemble(parts.segments.map(({ text }) => `${text}~`)), written);
    });
  }

  it('refuse a sign that Lingui would take for the number of a plural', () => {
    const source = '#{name} has {n, plural, one {a row} other {rows}}';
    const options = { ...locales, syntax: lingui.syntax };
    assert.throws(() => messageParts(source, options), { code: 'unsupported' });
  });

  it('refuse braces that Flutter could not read', () => {
    const parts = messageParts("Can''t 'a' '{'", { ...locales, syntax: escapingFlutter.syntax });
    assert.throws(() => parts.assemble(["Kein 'a' {"]), { code: 'unsupported' });
  });

  it('refuse a translation in which Java would find other arguments', () => {
    const source = "Hello'''{''{'{0}";
    const parts = messageParts(source, { ...locales, syntax: syntaxes.java });
    assert.equal(parts.assemble([source]), source);
    assert.equal(parts.assemble(["Hallo'''{''{'{0}"]), "Hallo'''{''{'{0}");
    assert.throws(() => parts.assemble(["Hallo''' {''{'{0}"]), MessageSyntaxError);
  });

  describe('of Flutter', () => {
    const asPlural = (text: string) => `{n, plural, other {${text}}}`;
    const quotesNothing: readonly [source: string, answer: string, written: string][] = [
      ["Delete '{name}'?", "'{name}' löschen?", "'{name}' löschen?"],
      ["Such as 'a' or 'b'", "Wie 'a' oder 'b'", "Wie 'a' oder 'b'"],
      ["It's {name}", "C'est {name}", "C'est {name}"],
      ['It is {name}', "C'est l'{name}", "C'est l’{name}"],
      ["The user's {name}", "L'{name} d'ici", "L’{name} d'ici"],
    ];
    for (const [source, answer, written] of quotesNothing) {
      it(`takes the apostrophes of ${source} for nothing else, alone and in a plural`, () => {
        const alone = messageParts(source, { ...locales, syntax: syntaxes.flutter });
        assert.deepEqual(alone.segments, [{ text: source }]);
        if (!source.includes("'{")) assert.equal(alone.assemble([answer]), written);
        assert.equal(alone.assemble([source]), source);
        const plural = messageParts(asPlural(source), { ...locales, syntax: syntaxes.flutter });
        assert.equal(plural.segments[0]?.text, source);
        const answers = plural.segments.map(() => answer);
        assert.equal(plural.assemble(answers), `{n, plural, one {${written}} other {${written}}}`);
      });
    }

    it('refuses in a plural what only a quotation could say', () => {
      const parts = messageParts(asPlural('Hi {name}'), {
        ...locales,
        syntax: syntaxes.flutter,
      });
      assert.throws(() => parts.assemble(parts.segments.map(() => 'Hi {name} {')));
    });

    it('doubles every apostrophe where its messages quote', () => {
      const parts = messageParts('Here', {
        ...locales,
        syntax: syntaxes.escapingFlutter,
      });
      assert.deepEqual(parts.segments, [{ text: 'Here' }]);
      assert.equal(parts.assemble(["D'ici"]), "D''ici");
      const plural = messageParts(asPlural('Here'), {
        ...locales,
        syntax: syntaxes.escapingFlutter,
      });
      assert.equal(
        plural.assemble(plural.segments.map(() => "D'ici")),
        "{n, plural, one {D''ici} other {D''ici}}",
      );
    });
  });
});
