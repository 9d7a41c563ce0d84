import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { verify } from '../../../../../src/message/checks/placeholders/placeholderContract.ts';
import { hostileText } from '../../hostileText.ts';
import { messages } from '../../messages.ts';

function assertKept(source: string, target: string): void {
  assert.deepEqual(verify(source, target), [], `${source} → ${target}`);
}

/** Each expected finding is written as `code expected→got`. */
function assertBroken(source: string, target: string, ...expected: readonly string[]): void {
  const found = verify(source, target).map(
    ({ code, expected, got }) => `${code} ${expected}→${got}`,
  );
  assert.deepEqual(found, expected, `${source} → ${target}`);
}

describe('verify', () => {
  it('finds nothing between a text and itself', () => {
    for (const { text } of messages) assertKept(text, text);
    fc.assert(fc.property(hostileText, (text) => assertKept(text, text)));
  });

  it('finds each loss in the sample messages', () => {
    for (const { text, placeholders } of messages) {
      for (const placeholder of placeholders) {
        const target = text.replace(placeholder, '');
        assert.notDeepEqual(verify(text, target), [], target);
      }
    }
  });

  it('lets named and numbered placeholders move', () => {
    assertKept('{a} of {b}', '{b} von {a}');
    assertKept('%1$s of %2$d', '%2$d von %1$s');
    assertKept('%{a} of %(b)s', '%(b)s von %{a}');
    assertKept('%d%% of {x}', '{x}: %d%%');
  });

  it('names what is missing, extra and changed', () => {
    assertBroken('Hi {a}', 'Hallo', 'placeholder-missing {a}→');
    assertBroken('Hi', 'Hallo {a}', 'placeholder-extra →{a}');
    assertBroken('Hi {name}', 'Hallo {Name}', 'placeholder-changed {name}→{Name}');
    assertBroken('Hi {{ a }}', 'Hallo {{a}}', 'placeholder-changed {{ a }}→{{a}}');
    assertBroken('Hi {{a}}', 'Hallo {a}', 'placeholder-changed {{a}}→{a}');
    assertBroken('%d', '%s', 'placeholder-changed %d→%s');
    assertBroken('{a}', '{a} {a}', 'placeholder-extra →{a}');
    assertBroken('{a} {a}', '{a}', 'placeholder-missing {a}→');
    assertBroken('Hi {a}', 'Hallo ｛a｝', 'placeholder-missing {a}→');
    assertBroken(
      '{n, plural, other {x}}',
      '{m, plural, other {y}}',
      'placeholder-changed {n, plural}→{m, plural}',
    );
    assertKept('{n, plural, one {x} other {y}}', '{n, plural, few {a} many {b} other {c}}');
  });

  it('keeps the order of positional placeholders', () => {
    assertBroken('%s has %d', '%d für %s', 'placeholder-order %s %d→%d %s');
    assertKept('%s and %s', '%s und %s');
    assertBroken('<a href="%s">%d</a>', '%d <a href="%s"></a>', 'placeholder-order %s %d→%d %s');
    assertBroken(
      'See https://a.bc/%s for %d',
      'Für %d: https://a.bc/%s',
      'placeholder-order %s %d→%d %s',
    );
    assertKept('%s has %1$d', '%1$d hat %s');
  });

  it('lets balanced tags change places, but not their nesting', () => {
    assertKept('<b>a</b> <i>c</i>', '<i>c</i> <b>a</b>');
    assertKept('<b>a</b><br>', '<br><b>a</b>');
    assertBroken(
      '<b>a <i>c</i></b>',
      '<b>a</b> <i>c</i>',
      'tag-changed <b><i></i></b>→<b></b><i></i>',
    );
    assertBroken(
      '<b>a</b> <i>c</i>',
      '<b>a <i>c</b></i>',
      'tag-unbalanced <b></b><i></i>→<b><i></b></i>',
    );
    assertBroken('<b>a</b>', '</b>a<b>', 'tag-unbalanced <b></b>→</b><b>');
    assertBroken('<b>a</b>', '<B>a</B>', 'tag-changed </b>→</B>', 'tag-changed <b>→<B>');
    assertBroken('<b>a</b>', 'a', 'tag-changed </b>→', 'tag-changed <b>→');
    assertBroken('<b>a</b>', '<b>a', 'tag-changed </b>→', 'tag-unbalanced <b></b>→<b>');
    assertBroken('<br/>', '<br>', 'tag-changed <br/>→<br>');
  });

  it('keeps the sequence of tags that do not balance in the source', () => {
    assertKept('<p>a <b>c</p>', '<p>x <b>y</p>');
    assertBroken('<p>a <b>c</p>', '<b>a <p>c</p>', 'tag-unbalanced <p><b></p>→<b><p></p>');
    assertBroken('a</b> <i>', '<i> a</b>', 'tag-unbalanced </b><i>→<i></b>');
  });

  it('keeps the sequence of tags that nest too deep to be compared', () => {
    const deep = '<b>'.repeat(5000) + '<i></i><u></u>' + '</b>'.repeat(5000);
    assertKept(deep, deep);
    assert.equal(verify(deep, deep.replace('<i></i><u></u>', '<u></u><i></i>')).length, 1);
  });

  it('wants text where an element or a link had some, and none where it had none', () => {
    const source = 'Click <a>here</a> to continue';
    for (const hollow of ['', ' ', '&nbsp;', '<br/>']) {
      assertBroken(
        source.replace('here', `x${hollow}`),
        `Klicken Sie <a>${hollow}</a> hier`,
        'tag-changed <a>→',
      );
    }
    assertBroken('<b>{n}</b> files', '<b></b>{n} Dateien', 'tag-changed <b>→');
    assertBroken('<b>a</b> <b>c</b>', '<b></b> <b>a c</b>', 'tag-changed <b>→');
    assertBroken('<i></i> Save', '<i>Speichern</i>', 'tag-changed →<i>');
    assertBroken('See [this](u)', 'Siehe [](u) dies', 'markdown-changed ](u)→');
    assertBroken('<a><b>x</b></a> y', '<a><b></b>x</a> y', 'tag-changed <b>→');
    assertKept('<b>a</b> <i></i>', '<i></i> <b>x</b>');
    assertKept('<b>{n}</b>', '<b>{n}</b>');
    assertKept('<p>a <b>c</p>', '<p>x <b>y</p>');
  });

  it('does not ask for a letter or an apostrophe back that is only spelled', () => {
    for (const spelled of ['&#39;', '&#x2019;', '&apos;', '&rsquo;', String.raw`\'`]) {
      assertKept(`Don${spelled}t`, 'Nicht');
      assertKept('Not', `N${spelled}a`);
    }
    for (const spelled of ['&eacute;', '&szlig;', '&Ccedil;', '&#xe9;', '&shy;'])
      assertKept(`a${spelled}`, 'b');
    for (const sign of ['&amp;', '&nbsp;', '&hellip;', '&quot;', '&#60;'])
      assertBroken(`a${sign}`, 'b', `entity-changed ${sign}→`);
  });

  it('sees an entity whose name was translated or cut off', () => {
    const source = 'You don&apos;t see this &amp; that';
    assertBroken(source, 'Nicht&ápos; dies &amp; das', 'entity-changed →&ápos;');
    for (const debris of ['& apos;', '&apos ;', ' apos;'])
      assertBroken(
        source,
        `Nicht${debris} dies &amp; das`,
        `entity-broken &apos;→${debris.trim()}`,
      );
    assertBroken(source, 'Nicht&# 39; dies &amp; das', 'entity-broken &#39;→&# 39;');
    assertKept('Trial & error; more', 'Versuch & Irrtum; mehr');
    assertKept(source, 'R & D; dies &amp; das');
  });

  it('wants no brace that belongs to nothing, unless the source has one', () => {
    assertBroken('Hi {name}', 'Hallo {name}}', 'placeholder-extra →}');
    assertBroken('Hi', 'Hallo {', 'placeholder-extra →{');
    assertBroken('Hi {name}', 'Hallo { {name}', 'placeholder-extra →{');
    assertKept('Type { now', '{ jetzt eingeben');
  });

  it('lets a percent sign stand apart from the number of its argument', () => {
    assertKept('%1 of %2 (%3%)', '%1 sur %2 (%3 %)');
    assertBroken('%1 of %2 (%3%)', '%1 sur %2', 'placeholder-missing %3→');
  });

  it('lets percentages have endings, and their sign before the number', () => {
    const source = 'You used 80% of your storage';
    for (const target of ['A tárhely 80%-a', '80%i', '100%s', '100%e', '%80a', '%80i', '%80si'])
      assertKept(source, target);
    assertKept('100%e Lösung', 'Complete solution');
    assertKept('{n}% done', '{n}%i');
    assertBroken('You used all', 'Depo %50d', 'placeholder-extra →%50d');
    assertKept('1% more', '%1 artış');
    assertBroken('80% of it', '80% von %d', 'placeholder-extra →%d');
    assertBroken('%d% of it', '50% davon', 'placeholder-missing %d→');
  });

  it('lets a sign change its side of an argument', () => {
    assertKept('{pct}% complete', '%{pct} tamamlandı');
    assertKept('Prix : {price} $', 'Price: ${price}');
    assertKept('{a}% to {b}%', '%{a} - %{b}');
    assertBroken('{pct} complete', '%{pct} tamam', 'placeholder-changed {pct}→%{pct}');
    assertBroken('{a}% to {b}', '%{a} - %{b}', 'placeholder-changed {b}→%{b}');
    assertBroken('{pct}% complete', '%{oran} tamam', 'placeholder-changed {pct}→%{oran}');
    assertBroken('{n} $', '${n} ${n}', 'placeholder-extra →${n}');
  });

  it('tells prices from the numbered arguments of Chrome', () => {
    assertKept('Nur 9 $ pro Monat', 'Only $9 per month');
    assertKept('You save $5 today', 'Sie sparen heute 5 $');
    assertKept('You save $5 today', 'وفّر ٥ دولارات');
    assertKept('You save $5 today', 'Heute $5 sparen');
    assertBroken('You save $5 today', 'Sie sparen heute', 'placeholder-missing $5→');
    assertBroken('You save 5 today', 'Sie sparen $5', 'placeholder-extra →$5');
    assertBroken('Error $1', 'Fehler 1 $', 'placeholder-missing $1→');
    assertBroken('$1 to $2', '$1 bis 2 $', 'placeholder-missing $2→');
    assertBroken('$2 of $1, $NAME$', '2 von $1, $NAME$', 'placeholder-missing $2→');
  });

  it('refuses emphasis of nothing', () => {
    assertBroken('Click here', 'Klicken Sie **** hier', 'markdown-changed →****');
    assertBroken(
      'Click **here** now',
      'Klicken Sie hier',
      'placeholder-missing **→',
      'placeholder-missing **→',
    );
    assertKept('Click **here** **now**', '**Jetzt** **hier** klicken');
    assertKept('Password: ****', 'Passwort: ****');
  });

  it('wants as many pipes, and in each choice what it has in the source', () => {
    assertKept('car | cars', 'Auto | Autos');
    assertKept('a|b', 'x|y');
    assertKept('a {{ b | c }}', '{{ b | c }} a');
    assertKept('{a} or {b} | {c}', '{b} oder {a} | {c}');
    assertBroken('a|b', 'a, b', 'plural-choice-count 2→1');
    assertBroken('a |||| b', 'a || b', 'plural-choice-count 2→2');
    assertBroken('{0} people|{0} person', '{0}{0} Leute|Person', 'placeholder-moved {0}→{0} {0}');
    assertBroken('car | cars', 'Auto, Autos', 'plural-choice-count 2→1');
    assertBroken('Home', 'Start | Heim', 'plural-choice-count 1→2');
  });

  it('wants what Laravel would fill in', () => {
    assertKept('Hello :name, :count left', 'Noch :count, :name');
    assertKept('Note: warning', 'Remarque :attention');
    assertKept(':attribute is wrong (:value)', ':value ist falsch: :attribute');
    assertBroken('Hello :name', 'Hallo :Name', 'placeholder-missing :name→');
    assertBroken(':name', 'Name', 'placeholder-missing :name→');
  });

  it('has a name for every family', () => {
    assertBroken('a&nbsp;b', 'a b', 'entity-changed &nbsp;→');
    assertBroken('a\\nb', 'a\\tb', 'escape-changed \\n→\\t');
    assertBroken('[a](b)', '[x](y)', 'markdown-changed ](b)→](y)');
    assertBroken('run `a`', 'starte `b`', 'markdown-changed `a`→`b`');
    assertBroken('https://a.bc/d', 'https://a.bc/e', 'url-changed https://a.bc/d→https://a.bc/e');
    assertBroken('me@a.bc', 'ich@a.bc', 'url-changed me@a.bc→ich@a.bc');
  });
});
