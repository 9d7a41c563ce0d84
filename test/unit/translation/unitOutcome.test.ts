import assert from 'node:assert/strict';
import type { TranslationJob } from '../../../src/translation/job.ts';
import { SegmentAttempt } from '../../../src/translation/segmentAttempt.ts';
import { SegmentFacts } from '../../../src/translation/segmentFacts.ts';
import { openUnit, unitEvent } from '../../../src/translation/unitOutcome.ts';

/** The end of a unit whose sentences are these, each with its answer; they need not be those of its source. */
function endOf(source: string, sentences: Readonly<Record<string, string>>, locale = 'de') {
  const job: TranslationJob = { sourceLocale: 'en', locale, units: [] };
  const open = openUnit({ id: 'a', source }, job);
  open.attempts = Object.entries(sentences).map(([text, answer]) => {
    const wanted = { text, context: '', syntax: open.parts.syntax };
    const facts = new SegmentFacts();
    const piece = new SegmentAttempt(wanted, { memory: false, tagHandling: false, locale, facts });
    piece.answer([answer]);
    assert.equal(piece.state.kind, 'done');
    return piece;
  });
  const event = unitEvent(open);
  const findings = 'findings' in event ? event.findings.map(({ code }) => code) : [];
  return { ...event, findings };
}

describe('the last gate before a translation is written', () => {
  it('lets a sound one pass, with what is to be looked at', () => {
    const event = endOf('Save.', { 'Save.': 'Sichern' });
    assert(event.kind === 'translated');
    assert.deepEqual(event.value, 'Sichern');
    assert.deepEqual(event.findings, ['end-punctuation']);
  });

  it('lets none pass that a check calls an error, whatever its sentences say', () => {
    const event = endOf('Hello {name}', { Hello: 'Hallo' });
    assert(event.kind === 'failed');
    assert.equal(event.reason, 'answer');
    assert.deepEqual(event.findings, ['placeholder-missing']);
  });

  it('lets none pass that cannot be put together', () => {
    const plural = '{n, plural, one {file} other {files}}';
    const event = endOf(plural, { file: 'Datei' });
    assert(event.kind === 'failed');
    assert.equal(event.reason, 'plural');
  });

  it('says where a translation is its source', () => {
    for (const [answer, unchanged] of [
      ['Status', true],
      ['Zustand', false],
    ] as const) {
      const event = endOf('Status', { Status: answer });
      assert(event.kind === 'translated');
      assert.equal(event.unchanged, unchanged);
    }
  });
});
