import * as vscode from 'vscode';
import {
  Panels,
  type PageContent,
  type PageKind,
  type PagePanel,
} from '../../platform/pages/panel.ts';
import type { Services } from '../../platform/services.ts';
import { inBackground, lazily } from '../../platform/ui/inBackground.ts';
import type { VoiceHost, VoicePage } from '../../protocol/voice.ts';
import type { KeptTranscript } from './keptTranscripts.ts';
import type { OpenRun } from './voiceRun.ts';
import { subjectId, type VoiceSubject } from './voiceSubject.ts';

/** The pages that follow transcriptions. A page that comes back after a restart waits until it is told to start. */
export class VoicePages implements vscode.Disposable {
  readonly #services: Services;
  readonly #panels: Panels<VoiceSubject, VoiceHost, VoicePage>;
  /** Those that are about to open and start at once. */
  readonly #starting = new Set<VoiceSubject>();

  constructor(services: Services) {
    this.#services = services;
    this.#panels = new Panels(this.#kind(), services.context.extensionUri, services.log);
  }

  /** Begins a transcription, or shows what is kept of one. */
  show(chosen: VoiceSubject | KeptTranscript | undefined): void {
    if (chosen === undefined) return;
    if ('subject' in chosen) return this.#panels.show(chosen.subject);
    this.#starting.add(chosen);
    this.#panels.close(chosen);
    this.#panels.show(chosen);
  }

  dispose(): void {
    this.#panels.dispose();
  }

  #kind(): PageKind<VoiceSubject, VoiceHost, VoicePage> {
    return {
      viewType: 'glossa.voice',
      name: 'voicePage',
      idOf: subjectId,
      readSubject: async (kept) =>
        (await import('./voiceSchemas.ts')).voiceSubjectSchema.safeParse(kept).data,
      schemas: async () => (await import('./voiceSchemas.ts')).voiceSchemas,
      open: (subject, panel) => this.#open(subject, panel),
    };
  }

  #open(subject: VoiceSubject, panel: PagePanel<VoicePage>): PageContent<VoiceHost> {
    const starts = this.#starting.delete(subject);
    let opened: Promise<OpenRun> | undefined;
    const run = lazily(() => {
      opened = import('./voiceRun.ts').then(({ openRun }) =>
        openRun(this.#services, subject, panel.page, starts),
      );
      return opened;
    });
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
      closed: () => {
        const id = subjectId(subject);
        const isReplaced = [...this.#starting].some((one) => subjectId(one) === id);
        const close = async (one: OpenRun) => {
          if (await one.close(isReplaced)) this.#panels.show(subject);
        };
        void opened?.then(
          (one) => inBackground(this.#services.log, close(one)),
          () => undefined,
        );
      },
    };
  }
}
