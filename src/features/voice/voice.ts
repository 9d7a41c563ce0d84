import * as vscode from 'vscode';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';
import { recordKeys, recordsIn } from '../../platform/workspace/recordKeys.ts';
import type { Services } from '../../platform/services.ts';
import { VoicePages } from './voicePages.ts';

/** Recordings: transcribed, translated, and used to try spoken terms. */
export function registerVoice(services: Services): vscode.Disposable {
  const { register, records, log } = services;
  const pages = new VoicePages(services);
  const commands = async () => (await import('./voiceCommands.ts')).voiceCommands;
  const jobs = lazily(async () =>
    (await import('./jobs/jobCommands.ts')).jobCommands(services, await records()),
  );
  const resume = async () => {
    if (recordsIn(await records(), recordKeys.voiceJobs) > 0) await (await jobs()).resume();
  };
  inBackground(log, resume());
  return vscode.Disposable.from(
    pages,
    register('glossa.voice.transcribe', async (given) =>
      pages.show(await (await commands()).transcribe(services, given)),
    ),
    register('glossa.voice.tryTerms', async (given) =>
      pages.show(await (await commands()).tryTerms(services, given)),
    ),
    register('glossa.voice.translate', async (given) => (await jobs()).translate(given)),
    register('glossa.voice.fetch', async () => (await jobs()).fetch()),
    register('glossa.voice.copyRequest', async (given) =>
      (await commands()).copyRequest(services, given),
    ),
  );
}
