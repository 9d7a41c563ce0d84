import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import { RecordFolder } from '../../../../src/disk/recordFolder.ts';
import {
  KeptTranscripts,
  type KeptTranscript,
} from '../../../../src/features/voice/keptTranscripts.ts';
import {
  Transcription,
  type TranscriptionPorts,
} from '../../../../src/features/voice/transcription.ts';
import type { VoiceSubject } from '../../../../src/features/voice/voiceSubject.ts';
import { RecordFiles } from '../../../../src/platform/recordFiles.ts';
import { recordKeys } from '../../../../src/platform/workspace/recordKeys.ts';
import { systemClock, type Clock } from '../../../../src/service/http/clock.ts';
import { undiciSocket } from '../../../../src/service/voice/undiciSocket.ts';
import {
  isStoredTranscript,
  storedTranscript,
  transcriptOf,
} from '../../../../src/speech/storedTranscript.ts';
import { emptyTranscript, withChange } from '../../../../src/speech/transcript.ts';
import { transcriptFile } from '../../../../src/speech/transcriptFile.ts';
import { connect, useService } from '../../service/connect.ts';
import { memento } from '../spokenTerms/memento.ts';

/** How much faster than the clock on the wall these tests live. */
const scale = 40;
const fastClock: Clock = {
  ...systemClock,
  now: () => (performance.timeOrigin + performance.now()) * scale,
  wait: (milliseconds, signal) =>
    systemClock.wait(isFrozen ? aWhile : milliseconds / scale, signal),
};
/** Time goes no further: nothing more is sent. */
let isFrozen = false;
const aWhile = 1_000_000_000;

/** Nine seconds of PCM at 16 kHz. */
const sound = {
  contentType: 'audio/pcm;encoding=s16le;rate=16000',
  bytes: new Uint8Array(288_000),
  milliseconds: 9000,
  unit: 2,
  guessed: false,
};
const subject: VoiceSubject = {
  recording: 'file:///talks/welcome.wav',
  source: 'en',
  targets: ['de'],
  terms: null,
  glossary: null,
  isTrial: false,
};
const gone = new Error('gone');
const monthAndMore = 31 * 86_400_000;

describe('a transcript that was paid for', () => {
  const service = useService();
  const agent = new Agent();
  after(() => agent.close());
  let root = '';
  let unkept: unknown[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'glossa-transcripts-'));
    [unkept, isFrozen] = [[], false];
    service().state.voice.timeScale = scale;
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const keptNow = async (now?: () => number) => {
    const folderOf = () => new RecordFolder(join(root, 'transcripts'));
    const files = await RecordFiles.open([recordKeys.transcripts], folderOf, memento(), () =>
      Promise.resolve(),
    );
    return new KeptTranscripts(files, now);
  };
  /** A page in a window that has just begun: it knows what is on the disk. */
  const page = async (change: Partial<TranscriptionPorts> = {}, about = subject) => {
    const { voice } = connect(service().url, { clock: fastClock }).client;
    return new Transcription(about, {
      kept: await keptNow(),
      open: async () => ({
        sound,
        means: { voice, openSocket: undiciSocket(agent), clock: fastClock },
        terms: ['Glossa'],
        keyFingerprint: 'mark',
      }),
      changed: () => undefined,
      words: () => 'It failed.',
      unkept: (error) => void unkept.push(error),
      ...change,
    });
  };
  const text = ({ transcript }: Transcription, language?: string) =>
    transcriptFile.txt(transcript, language);

  it('is there after the window was loaded anew, with its translations', async () => {
    service().state.voice.faults.push({ cutAfter: 5 });
    const first = await page();
    await first.start();
    assert.match(text(first, 'de'), /^\[de\] /);
    const next = await page();
    assert.deepEqual(next.seen, first.seen);
    assert.deepEqual([next.state, next.isUnsaved, next.sentWith], ['done', true, 'mark']);
    assert.deepEqual(unkept, []);
  });

  it('has its gaps and what was not settled yet, too', () => {
    const spoken = { text: 'Welcome', start: 0, end: 900 };
    const track = { concluded: [spoken], tentative: [spoken] };
    const transcript = {
      source: track,
      targets: new Map([['de', track]]),
      gaps: [{ from: 1, to: 2 }],
    };
    const stored: unknown = JSON.parse(JSON.stringify(storedTranscript(transcript)));
    assert.ok(isStoredTranscript(stored));
    assert.deepEqual(transcriptOf(stored), transcript);
  });

  it('is kept as it is at that time, and does not grow with what is heard after', () => {
    const said = (text: string) => ({ concluded: [{ text, start: 0, end: 1 }], tentative: [] });
    const first = withChange(emptyTranscript([]), { type: 'source', ...said('one') });
    const stored = storedTranscript(first);
    const again = transcriptOf(stored);
    const [heard, resumed] = [first, again].map((transcript) =>
      withChange(transcript, { type: 'source', ...said('two') }),
    );
    assert.deepEqual([heard?.source.concluded.length, resumed?.source.concluded.length], [2, 2]);
    assert.deepEqual(stored.source.concluded, said('one').concluded);
  });

  it('stays as far as it was heard when the window goes in its middle, and the page says that the rest is lost', async () => {
    // The service reads no further than that, however late this process is.
    service().state.voice.faults.push(...Array.from({ length: 9 }, () => ({ pauseAfter: 20 })));
    let heard: () => void = () => undefined;
    const isHeard = new Promise<void>((resolve) => (heard = resolve));
    const records = await keptNow();
    const kept: TranscriptionPorts['kept'] = {
      of: (about) => records.of(about),
      forget: (about) => records.forget(about),
      async keep(record: Omit<KeptTranscript, 'id' | 'at'>) {
        await records.keep(record);
        const [take] = record.takes;
        if ((take?.transcript.source.concluded.length ?? 0) > 0) heard();
      },
    };
    const isSettled = () => first.transcript.source.concluded.length > 0;
    const first: Transcription = await page({
      kept,
      changed: () => void (isFrozen ||= isSettled()),
    });
    const running = first.start();
    await isHeard;
    // Nobody tells the page that the window ends.
    const next = await page();
    assert.equal(next.state, 'closed');
    assert.match(text(next), /^Welcome to/);
    assert.equal(next.seen.length, 9000);
    await first.stop('stopped', gone);
    await running;
  });

  it('stays when its page is closed while it runs, or after', async () => {
    let first = await page({ changed: () => stopOnceHeard() });
    let stopped: Promise<void> | undefined;
    const stopOnceHeard = () => {
      if (text(first).trim() !== '') stopped ??= first.stop('closed', gone);
    };
    await first.start();
    await stopped;
    let next = await page();
    assert.equal(next.state, 'closed');
    assert.ok(next.isUnsaved);
    first = await page();
    await first.start();
    await first.stop('closed', gone);
    next = await page();
    assert.equal(next.state, 'done');
  });

  it('stays when the service or the network fails in its middle', async () => {
    service().state.voice.faults.push({ errorAfter: 8 });
    const first = await page();
    await first.start();
    assert.equal(first.state, 'failed');
    const next = await page();
    assert.deepEqual(next.seen, first.seen);
    assert.equal(next.seen.failure, 'It failed.');
  });

  it('is a trial’s two transcripts, and those of other languages are none of it', async () => {
    const trial: VoiceSubject = { ...subject, targets: [], isTrial: true };
    const first = await page({}, trial);
    await first.start();
    const next = await page({}, trial);
    assert.deepEqual(next.seen, first.seen);
    assert.deepEqual(next.seen.trial?.terms, ['Glossa']);
    assert.equal((await page({}, { ...trial, source: 'de' })).state, 'idle');
    assert.equal((await page()).state, 'idle');
    assert.deepEqual((await keptNow()).ofRecording(subject.recording), []);
  });

  it('goes when a person discards it, or with its age, and not because it was saved', async () => {
    const first = await page();
    await first.start();
    await first.saved();
    assert.deepEqual([first.isUnsaved, (await page()).isUnsaved], [false, false]);
    assert.equal((await keptNow()).ofRecording(subject.recording).length, 1);
    const later = await keptNow(() => Date.now() + monthAndMore);
    assert.deepEqual(later.ofRecording(subject.recording), []);
    await first.discard(gone);
    assert.deepEqual([first.state, (await page()).state], ['idle', 'idle']);
    assert.deepEqual(await readdir(join(root, 'transcripts')), []);
  });

  it('stays where another attempt fails before anything is sent', async () => {
    const first = await page();
    await first.start();
    const refused = await page({ open: () => Promise.reject(gone) });
    await refused.start();
    assert.equal(refused.state, 'failed');
    assert.equal(text(refused), text(first));
    assert.deepEqual((await page()).seen, first.seen);
    const stopped = await page({
      open: () => stopped.stop('stopped', gone).then(() => Promise.reject(gone)),
    });
    await stopped.start();
    assert.deepEqual([stopped.state, text(stopped)], ['done', text(first)]);
    assert.deepEqual((await page()).seen, first.seen);
    await refused.saved();
    assert.deepEqual((await page()).seen, first.seen);
    await refused.discard(gone);
    assert.equal(refused.state, 'idle');
  });

  it('is another one where another glossary was asked for, also where it was kept without its glossary', async () => {
    const about = { ...subject, glossary: 'a' };
    const track = { concluded: [{ text: 'Welcome', start: 0, end: 900 }], tentative: [] };
    const transcript = { source: track, targets: [], gaps: [] };
    const shared = { failure: '', length: 9000, terms: [], isSaved: false };
    const takes = [{ transcript, sent: 9000 }];
    const record = { subject: about, state: 'done', ...shared, takes } as const;
    const states = async () =>
      Promise.all(
        [about, { ...about, glossary: 'b' }, subject].map(
          async (one) => (await page({}, one)).state,
        ),
      );
    await (await keptNow()).keep(record);
    assert.deepEqual(await states(), ['done', 'idle', 'idle']);
    await (await keptNow()).forget(about);
    const id = JSON.stringify([subject.recording, 'en', ['de'], undefined, false]);
    await new RecordFolder(join(root, 'transcripts')).put(id, { ...record, id, at: Date.now() });
    assert.deepEqual(await states(), ['done', 'idle', 'idle']);
    await (await page({}, about)).saved();
    const kept = (await keptNow()).ofRecording(subject.recording);
    assert.deepEqual(
      kept.map((one) => [one.id, one.isSaved]),
      [[id, true]],
    );
  });

  it('goes on where the disk takes nothing, and that is told', async () => {
    const failing = await keptNow();
    const kept = {
      of: () => undefined,
      forget: (about: VoiceSubject) => failing.forget(about),
      keep: () => Promise.reject(new Error('ENOSPC')),
    };
    const first = await page({ kept });
    await first.start();
    assert.equal(first.state, 'done');
    assert.match(text(first), /Friday\.\n$/);
    assert.ok(unkept.length > 0);
    assert.deepEqual([first.isKept, first.seen.isKept], [false, false]);
  });

  it('is passed over where it cannot be read', async () => {
    const records = await keptNow();
    const folder = new RecordFolder(join(root, 'transcripts'));
    const take = { transcript: { source: {}, targets: [], gaps: [] }, sent: 1 };
    const broken = { id: 'a', subject, state: 'done', failure: '', length: 1, terms: [], at: 1 };
    await folder.put('a', { ...broken, isSaved: false, takes: [take] });
    await folder.put('b', { ...broken, id: 'b', takes: 'none' });
    assert.equal(records.of(subject), undefined);
    assert.equal((await page()).state, 'idle');
  });
});
