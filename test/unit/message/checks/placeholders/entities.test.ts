import assert from 'node:assert/strict';
import { checkTranslation } from '../../../../../src/message/checks/checkTranslation.ts';
import { fixedText } from '../../../../../src/message/checks/fixedText.ts';
import { serious } from '../pair.ts';

describe('an entity in a translation', () => {
  const typed: readonly (readonly [source: string, target: string])[] = [
    ['Sort &darr;', 'Sortieren ↓'],
    ['Go &rarr; Settings &rarr; Users', 'Nach → Einstellungen → Benutzer'],
    ['5 &times; 3 &deg;', '5 × 3 °'],
    ['Next &#8594;', 'Weiter →'],
    ['Say &quot;yes&quot;', 'Sag "ja"'],
    ['No &lt; &gt; | here', 'Kein < > | hier'],
    ['Menu &gt; File', 'Menü > Datei'],
    ['Terms &amp; rules', 'Bedingungen & Regeln'],
    ['Add & add another', 'Anlegen &amp; noch einen anlegen'],
    ['Copy and <b>paste</b>', 'Kopieren &amp; <b>Einfügen</b>'],
    ['<html>Default is &lt;userdir&gt;/.backup</html>', '<html>Vorgabe ist „/.backup“</html>'],
    ['Type &lt;your name&gt; here', 'Hier den Namen eintippen'],
  ];
  for (const [source, target] of typed)
    it(`may be typed as its character where no markup begins with it: ${target}`, () => {
      assert.deepEqual(serious(source, target), []);
    });

  const lost: readonly (readonly [source: string, target: string])[] = [
    ['Sort &darr;', 'Sortieren'],
    ['Go &rarr; Settings &rarr; Users', 'Nach → Einstellungen, Benutzer'],
    ['Wrap in &lt;div&gt;', 'In <div> hüllen'],
    ['if a &lt;b', 'wenn a <b'],
    ['< Hidden >', '&lt; Versteckt &gt;'],
    ['R&amp;D; more', 'R&D; mehr'],
    ['Copy and paste', 'Kopieren &amp; Einfügen'],
    ['a &lt; b and c &gt; d', 'a und b, c und d'],
  ];
  for (const [source, target] of lost)
    it(`is missed elsewhere: ${target}`, () => {
      assert.ok(serious(source, target).includes('warning entity-changed'));
    });

  const broken: readonly (readonly [source: string, target: string, mended?: string])[] = [
    ['a &amp; b', 'a amp; b', 'a &amp; b'],
    ['First &amp; last', 'Vor- amp; Nachname', 'Vor- &amp; Nachname'],
    ['Go &raquo;', 'Los raquo;', 'Los &raquo;'],
    ['5&nbsp;kg of it', '5 nbsp;kg davon', '5 &nbsp;kg davon'],
    ['5 kg of it', '5nbsp kg nbsp; davon'],
    ['Sort &darr; now', 'Jetzt darr; sortieren', 'Jetzt &darr; sortieren'],
    ['Don&#39;t', 'L#39;eau', 'L&#39;eau'],
    ['a &lt; b', 'a & lt; b', 'a &lt; b'],
    ['a &lt; b', 'a ＆lt； b', 'a &lt; b'],
    ['5 &times; 3', '5 times; 3', '5 &times; 3'],
  ];
  for (const [source, target, mended] of broken)
    it(`without its ampersand is an error: ${target}`, () => {
      assert.ok(serious(source, target).includes('error entity-broken'));
      if (mended === undefined) return;
      const pair = { source, target, sourceLocale: 'en', targetLocale: 'de' };
      const found = checkTranslation(pair).find(({ code }) => code === 'entity-broken');
      assert.ok(found);
      assert.equal(fixedText({ ...found, target, pair }), mended);
    });

  it('is no word of a language, and no name in code', () => {
    assert.deepEqual(serious('For you', 'Hazlo para; ti', 'es'), []);
    assert.deepEqual(serious('Trial & error; more', 'Versuch & Irrtum; mehr'), []);
    assert.deepEqual(serious('Set amp; then go', 'Erst amp; dann los'), []);
    assert.deepEqual(serious('See #39; it works', 'Siehe #39; es geht'), []);
  });
});
