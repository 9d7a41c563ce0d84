import * as vscode from 'vscode';
import type { PageKind } from '../../platform/pages/panel.ts';
import { lazily } from '../../platform/lazily.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { VoiceHost, VoicePage } from '../../protocol/voice.ts';
import type { VoiceContext } from './voiceContext.ts';
import type { OpenRun } from './voiceRun.ts';
import { subjectId, type VoiceSubject } from './voiceSubject.ts';

/** The page that follows a transcription. A page that comes back after a restart waits until it is told to start. */
export function voicePanel(context: VoiceContext): PageKind<VoiceSubject, VoiceHost, VoicePage> {
  return {
    viewType: 'glossa.voice',
    name: 'voicePage',
    idOf: subjectId,
    readSubject: async (kept) =>
      (await import('./voiceSchemas.ts')).voiceSubjectSchema.safeParse(kept).data,
    schemas: async () => (await import('./voiceSchemas.ts')).voiceSchemas,
    open(subject, panel) {
      const starts = context.starting.delete(subject);
      let opened: Promise<OpenRun> | undefined;
      const open = async () => (await import('./voiceRun.ts')).openRun;
      const run = lazily(
        () => (opened = open().then((make) => make(context, subject, panel.page, starts))),
      );
      return {
        title: vscode.Uri.parse(subject.recording).path.split('/').at(-1) ?? '',
        data: async () => ({}),
        host: {
          load: async () => (await run()).host.load(),
          start: async () => (await run()).host.start(),
          stop: async () => (await run()).host.stop(),
          copy: async (language) => (await run()).host.copy(language),
          discard: async () => (await run()).host.discard(),
          save: async (form, language) => (await run()).host.save(form, language),
        },
        // Where it could not be opened, whoever asked for it was told.
        closed() {
          const id = subjectId(subject);
          const isReplaced = [...context.starting].some((one) => subjectId(one) === id);
          void opened?.then(
            (one) => inBackground(context.log, one.close(isReplaced)),
            () => undefined,
          );
        },
      };
    },
  };
}
