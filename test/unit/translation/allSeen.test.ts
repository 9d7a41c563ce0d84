import assert from 'node:assert/strict';
import { runSync } from '../../../src/resources/cooperative.ts';
import { allSeen } from '../../../src/translation/journal.ts';
import { headLine, journalEntries, lineOf } from '../../../src/translation/journalText.ts';

describe('one journal of several', () => {
  it('holds a line once that several have, however often runs are taken back', () => {
    const line = (text: string) =>
      lineOf({
        service: 'https://service.test/',
        at: Date.now(),
        request: { sourceLocale: 'en', targetLocale: 'de', texts: [text] },
        answers: [`[de] ${text}`],
      });
    const bytes = (text: string) => new TextEncoder().encode(text);
    const now = headLine(0) + line('Left by an earlier run');
    const before = bytes(now + line('Closed by the run'));
    const restored = bytes(runSync(allSeen([before, bytes(now)])));
    const texts = [...journalEntries(restored)].flatMap(
      (found) => found?.entry.request.texts ?? [],
    );
    assert.deepEqual(texts, ['Left by an earlier run', 'Closed by the run']);
  });
});
