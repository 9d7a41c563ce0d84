import * as vscode from 'vscode';
import { collectionsOf } from '../../platform/account/spokenTerms/collectionsOf.ts';
import { lazily } from '../../platform/lazily.ts';
import { recordsIn } from '../../platform/recordsIn.ts';
import { Panels } from '../../platform/pages/panel.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import { recordKeys } from '../../platform/workspace/recordKeys.ts';
import type { Services } from '../../platform/services.ts';
import { voicePanel } from './voicePanel.ts';
import type { KeptTranscript } from './keptTranscripts.ts';
import type { VoiceContext } from './voiceContext.ts';
import type { VoiceSubject } from './voiceSubject.ts';

/** Recordings: transcribed, translated, and used to try spoken terms. */
export function registerVoice({
  register,
  connection,
  languages,
  records,
  context: { extensionUri, workspaceState },
  log,
}: Services): vscode.Disposable {
  const collections = () => collectionsOf(connection, workspaceState);
  const context: VoiceContext = {
    connection,
    languages,
    collections,
    records,
    reopen: (subject) => panels.show(subject),
    starting: new Set(),
    log,
  };
  const panels = new Panels(voicePanel(context), extensionUri, log);
  const commands = async () => (await import('./voiceCommands.ts')).voiceCommands;
  const jobs = lazily(async () =>
    (await import('./jobs/jobCommands.ts')).jobCommands(context, await records()),
  );
  const resume = async () => {
    if (recordsIn(await records(), recordKeys.voiceJobs) > 0) await (await jobs()).resume();
  };
  inBackground(log, resume());
  const show = (subject: VoiceSubject | KeptTranscript | undefined) => {
    if (subject === undefined) return;
    if ('subject' in subject) return panels.show(subject.subject);
    context.starting.add(subject);
    panels.close(subject);
    panels.show(subject);
  };
  return vscode.Disposable.from(
    panels,
    register('glossa.voice.transcribe', async (given) =>
      show(await (await commands()).transcribe(context, given)),
    ),
    register('glossa.voice.tryTerms', async (given) =>
      show(await (await commands()).tryTerms(context, given)),
    ),
    register('glossa.voice.translate', async (given) => (await jobs()).translate(given)),
    register('glossa.voice.fetch', async () => (await jobs()).fetch()),
    register('glossa.voice.copyRequest', async (given) =>
      (await commands()).copyRequest(context, given),
    ),
  );
}
