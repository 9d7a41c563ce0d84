import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { JobReport } from '../../../src/features/voice/jobs/jobReport.ts';
import { bytesOf, cleanUp, put, textOf, until, uriIn, useService } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

describe('Recordings', () => {
  const service = useService();
  const switchJobs = (value: true | undefined) =>
    vscode.workspace
      .getConfiguration('glossa')
      .update('voice.jobs', value, vscode.ConfigurationTarget.Global);
  afterEach(cleanUp);
  after(() => switchJobs(undefined));

  const requests = async () => (await service.ledger()).requests;
  const connected = async () => (await service.voice()).connected;

  const sessions = async () =>
    (await requests()).filter(({ path }) => path === '/v3/voice/realtime');
  const heard = async () => {
    const { chunks } = await service.voice();
    return chunks.reduce((sum, { sound }) => sum + sound, 0);
  };
  const close = () => vscode.commands.executeCommand('workbench.action.closeAllEditors');

  /** Plain samples of 16 kHz, silent. */
  async function recording(name: string, seconds: number): Promise<vscode.Uri> {
    const bytes = Buffer.alloc(44 + 32_000 * seconds);
    bytes.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
    bytes.writeUInt32LE(16, 16);
    bytes.writeUInt16LE(1, 20);
    bytes.writeUInt16LE(1, 22);
    bytes.writeUInt32LE(16_000, 24);
    bytes.writeUInt32LE(32_000, 28);
    bytes.writeUInt16LE(2, 32);
    bytes.writeUInt16LE(16, 34);
    bytes.write('data', 36);
    bytes.writeUInt32LE(32_000 * seconds, 40);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    await vscode.workspace.fs.writeFile(scratch(name), bytes);
    return scratch(name);
  }

  const transcribe = (uri: vscode.Uri) =>
    vscode.commands.executeCommand('glossa.voice.transcribe', {
      recording: uri.toString(),
      source: 'en',
      targets: ['de'],
      terms: null,
      glossary: null,
      isTrial: false,
    });

  it('are heard to their end through cuts and refusals, within the pace, and without the key', async () => {
    const faults = [{ cutAfter: 2 }, { refuse: 403 }, { twoFrames: true, unknownKinds: true }];
    await service.state.change({ voiceFaults: faults });
    await transcribe(await recording('three.wav', 3));
    await until(async () => (await service.voice()).ended === 1);
    const { chunks } = await service.voice();
    for (const chunk of chunks) {
      assert.ok(chunk.bytes <= 100_000 && chunk.sound <= 1000);
    }
    // What was on its way over the connection that was cut is not sent again: the page says so.
    const sound = await heard();
    assert.ok(sound > 0 && sound <= 3000, `${sound}`);
    assert.deepEqual(
      (await sessions()).map(({ method, hadAuthorization }) => [method, hadAuthorization]),
      [
        ['POST', true],
        ['GET', true],
        ['GET', true],
      ],
    );
    const sockets = (await requests()).filter(({ path }) => path === '/voice/stream');
    assert.deepEqual(
      sockets.map(({ hadAuthorization }) => hadAuthorization),
      [false, false, false],
    );
  });

  it('are let go of where their page is closed, before the first sound and in the middle', async () => {
    await transcribe(await recording('minute.wav', 60));
    await close();
    await until(async () => (await connected()) === 0);
    await transcribe(scratch('minute.wav'));
    await until(async () => (await service.voice()).chunks.length > 2);
    await close();
    await until(async () => (await connected()) === 0);
    assert.equal((await service.voice()).ended, 0);
    assert.ok((await heard()) < 60_000);
  });

  it('reach a service that reads slowly whole, and are asked for once more where their session ended in silence', async () => {
    await service.state.change({ voiceFaults: [{ pauseAfter: 2 }] });
    const second = await recording('second.wav', 1);
    await transcribe(second);
    await until(async () => (await service.voice()).chunks.length >= 2);
    await service.resumeVoice();
    await until(async () => (await service.voice()).ended === 1);
    assert.equal(await heard(), 1000);
    await close();
    await service.state.change({ voiceIdle: 1 });
    await transcribe(second);
    await until(async () => (await sessions()).some(({ status }) => status === 400));
    await until(async () => (await connected()) === 0);
    await close();
    await service.state.change({ voiceIdle: 30_000 });
    await transcribe(second);
    await until(async () => (await service.voice()).ended === 3);
    const asked = (await sessions()).map(({ method, status }) => [method, status]);
    assert.deepEqual(asked, [
      ['POST', 200],
      ['POST', 200],
      ['GET', 400],
      ['POST', 200],
    ]);
  });

  it('are let go of while the service owes an answer, and nothing is asked for after that', async () => {
    const { inFlight: others } = await service.ledger();
    const leave = async () => {
      await close();
      await until(async () => (await service.ledger()).inFlight <= others);
      assert.equal(await connected(), 0);
    };
    const second = await recording('second.wav', 1);
    const path = '/v3/voice/realtime';
    await service.faults.add({ kind: 'hang', path, method: 'POST' });
    await transcribe(second);
    await until(async () => (await sessions()).length === 1);
    await leave();
    await service.faults.add({ kind: 'hang', path, method: 'GET' });
    await service.state.change({ voiceFaults: [{ cutAfter: 1 }, { neverEnds: true }] });
    await transcribe(second);
    await until(async () => (await sessions()).length === 3);
    await leave();
    const cut = await heard();
    await transcribe(second);
    await until(async () => (await heard()) === cut + 1000);
    await close();
    await until(async () => (await connected()) === 0);
    await transcribe(second);
    await until(async () => (await service.voice()).ended === 1);
    assert.deepEqual(
      (await sessions()).map(({ method }) => method),
      ['POST', 'POST', 'GET', 'POST', 'POST'],
    );
  });

  const translate = (uri: vscode.Uri, more: object = {}) =>
    vscode.commands.executeCommand<JobReport>('glossa.voice.translate', {
      recording: uri.toString(),
      targets: ['de', 'fr'],
      forms: ['txt', 'srt'],
      ...more,
    });
  const outcomes = ({ files }: JobReport) => files.map(({ outcome }) => outcome);
  const names = async () =>
    (await vscode.workspace.fs.readDirectory(scratch(''))).map(([name]) => name).toSorted();

  it('are translated as a whole beside themselves, where that is switched on, and the storage sees no key', async () => {
    const talk = await put(scratch('talk.flac'), 'fLaC, but not really');
    await put(scratch('talk.de.txt'), 'mine');
    await assert.rejects(async () => translate(talk), /switched off/);
    await switchJobs(true);
    await service.state.change({ jobPolls: 0 });
    const report = await translate(talk, { source: 'en' });
    assert.deepEqual(outcomes(report), Array<string>(4).fill('translated'));
    const made = ['talk.de (2).txt', 'talk.de.srt', 'talk.fr.srt', 'talk.fr.txt'];
    assert.deepEqual(await names(), [...made, 'talk.de.txt', 'talk.flac'].toSorted());
    assert.equal(await textOf(scratch('talk.de.txt')), 'mine');
    assert.match(await textOf(scratch('talk.fr.txt')), /^\[fr] /);
    await translate(talk, { targets: ['de'], forms: ['txt'], existing: 'replace' });
    assert.match(await textOf(scratch('talk.de.txt')), /^\[de] /);
    const stored = (await requests()).filter(({ host }) => host === 'storage');
    assert.equal(stored.length, 7);
    for (const { headers } of stored) {
      assert.match(String(headers.authorization), /^DeepL-Signature /);
    }
    assert.equal(await bytesOf(talk), 'fLaC, but not really');
  });

  it('that could not be fetched are fetched later, and what the service refuses is said', async () => {
    const talk = await put(scratch('talk.flac'), 'fLaC, but not really');
    await service.state.change({ jobPolls: 0, voiceJobResults: [null, 'failed'] });
    const path = '/v1/jobs/voice/translate/*';
    await service.faults.add({ kind: 'status', status: 401, path, times: 1 });
    const forms = { forms: ['txt'] };
    assert.deepEqual(outcomes(await translate(talk, forms)), ['waiting', 'waiting']);
    const fetched = await vscode.commands.executeCommand<JobReport>('glossa.voice.fetch');
    assert.deepEqual(outcomes(fetched), ['translated', 'failed']);
    assert.match(fetched.files[1]?.reason ?? '', /Nobody speaks/);
    assert.equal(await vscode.commands.executeCommand('glossa.voice.fetch'), undefined);
    for (const status of [403, 404]) {
      await service.faults.add({ kind: 'status', status, path: path.slice(0, -2), times: 1 });
      await assert.rejects(async () => translate(talk, forms), /not enabled/);
    }
    const text = await put(scratch('talk.wav'), 'no sound');
    await assert.rejects(async () => translate(text), /does not translate/);
    for (const wrong of [{ targets: [] }, { forms: ['exe'] }, { colour: 'red' }])
      await assert.rejects(async () => translate(talk, wrong), /invalid arguments/);
  });
});
