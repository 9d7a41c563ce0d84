import assert from 'node:assert/strict';
import { pseudoTranslate } from './engine.ts';
import type { MangleMode, MangleWhen } from './mangle.ts';

const text = 'Hi {name}, <b>%d</b>';

function damaged(mode: MangleMode, source = text, when: MangleWhen = 'always'): string {
  const mangling = { modes: [mode], when };
  return pseudoTranslate(source, { target: 'de', terms: new Map(), keeps: undefined, mangling });
}

describe('damage to placeholders', () => {
  const expected: Record<Exclude<MangleMode, 'mangleTokens'>, string> = {
    translateNames: '[de] Ħí {ñáḿé}, <b>%d</b>',
    addSpaces: '[de] Ħí { name }, < b >% d</ b >',
    drop: '[de] Ħí , <b>%d</b>',
    duplicate: '[de] Ħí {name}{name}, <b>%d</b>',
    moveToFront: '[de] {name}<b>%d</b>Ħí , ',
    changeCase: '[de] Ħí {NAME}, <B>%D</B>',
    stripTags: '[de] Ħí {name}, %d',
    fullWidth: '[de] Ħí ｛name｝, <b>％d</b>',
    loseSpaces: '[de] Ħí{name},<b>%d</b>',
    doubleSpaces: '[de] Ħí  {name},  <b>%d</b>',
    curlApostrophes: '[de] Ħí {name}, <b>%d</b>',
    escapeEntities: '[de] Ħí {name}, <b>%d</b>',
    translateMarkup: '[de] Ħí {ñáḿé}, <ƀ>%đ</ƀ>',
    cutIdentifiers: '[de] Ħí {name}, <b>%d</b>',
    moveLastToFront: '[de] </b>Ħí {name}, <b>%d',
    elide: "[de] Ħí ļ'{name}, ļ'<b>%d</b>",
  };
  for (const [mode, result] of Object.entries(expected))
    it(`${mode}: gives ${result}`, () => {
      assert.equal(damaged(mode as MangleMode), result);
    });

  it('mangleTokens: breaks opaque tokens and nothing else', () => {
    assert.equal(damaged('mangleTokens'), '[de] Ħí {name}, <b>%d</b>');
    assert.equal(damaged('mangleTokens', '__0__ a'), '[de] __ 0 __ á');
    assert.equal(damaged('mangleTokens', '<x id="0"/> a'), '[de] < x id = "0" /> á');
  });

  it('damages what stands beside placeholders', () => {
    assert.equal(damaged('curlApostrophes', "it''s {a}, don't"), "[de] íŧ’'š {a}, đöñ’ŧ");
    assert.equal(damaged('escapeEntities', `Q & "A"`), '[de] Ɋ &amp; &quot;Á&quot;');
    assert.equal(damaged('cutIdentifiers', ':perPage {user_name}'), '[de] :þéŕ Þáğé {user name}');
  });

  it('can spare protected texts, or natural ones', () => {
    assert.equal(damaged('drop', '__0__ {a}', 'natural'), '[de] __0__ {a}');
    assert.equal(damaged('drop', '{a} b', 'natural'), ' [de] ƀ');
    assert.equal(damaged('drop', '__0__ {a}', 'protected'), ' [de] {a}');
    assert.equal(damaged('drop', '{a} b', 'protected'), '[de] {a} ƀ');
  });

  it('leaves texts without placeholders alone', () => {
    for (const mode of Object.keys(expected))
      assert.equal(damaged(mode as MangleMode, 'Hi'), '[de] Ħí');
  });
});
