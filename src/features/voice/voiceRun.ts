import * as vscode from 'vscode';
import { textDirection } from '../../catalog/textDirection.ts';
import { putOnDisk } from '../../platform/files/putOnDisk.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { describeError, sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { format } from '../../platform/ui/text/format.ts';
import { plainText } from '../../platform/ui/text/uiText.ts';
import { requireTrustToSend } from '../../platform/ui/requireTrust.ts';
import type {
  SavedForm,
  VoiceHost,
  VoiceLanguage,
  VoiceOpening,
  VoicePage,
  VoiceState,
} from '../../protocol/voice.ts';
import { emptyTranscript, type Transcript } from '../../speech/transcript.ts';
import { transcriptFile } from '../../speech/transcriptFile.ts';
import { readRecording } from './readRecording.ts';
import { ShownView } from './shownView.ts';
import { Take } from './take.ts';
import type { VoiceContext } from './voiceContext.ts';
import type { VoiceSubject } from './voiceSubject.ts';
import { voiceTexts } from './voiceTexts.ts';

/** Milliseconds between two looks that the page gets. */
const pace = 200;

/** What stands behind a page. */
export interface OpenRun {
  readonly host: VoiceHost;
}

/** Begins at once where it is told to. */
export function openRun(
  context: VoiceContext,
  subject: VoiceSubject,
  page: VoicePage,
  starts: boolean,
): OpenRun {
  const run = new VoiceRun(context, subject, page);
  if (starts) void run.start();
  return {
    host: {
      load: async () => openingOf(subject, run),
      async start() {
        void run.start();
        return null;
      },
      async stop() {
        run.stop();
        return null;
      },
      async copy(language) {
        await vscode.env.clipboard.writeText(run.file('txt', language));
        return vscode.l10n.t({
          message: 'Copied.',
          comment: 'Says that a text is in the clipboard.',
        });
      },
      save: (form, language) => save(subject, run.file(form, language), form, language),
    },
  };
}

/** Transcribes a recording, as often as it is asked to, and keeps the page up to date. */
class VoiceRun {
  readonly #context: VoiceContext;
  readonly #subject: VoiceSubject;
  readonly #page: VoicePage;
  #takes: readonly Take[] = [];
  #terms: readonly string[] = [];
  #length = 0;
  #state: VoiceState = 'idle';
  #failure = '';
  #running: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = new ShownView();

  constructor(context: VoiceContext, subject: VoiceSubject, page: VoicePage) {
    this.#context = context;
    this.#subject = subject;
    this.#page = page;
  }

  /** All there is to see, for a page that begins. */
  get view() {
    this.#shown = new ShownView();
    return this.#shown.of(this.#seen());
  }

  async start(): Promise<void> {
    if (this.#state === 'running') return;
    const { terms, isTrial } = this.#subject;
    const running = new AbortController();
    this.#running = running;
    this.#takes = [
      ...(isTrial ? [new Take(this.#subject, undefined)] : []),
      new Take(this.#subject, terms?.id),
    ];
    this.#move('running');
    try {
      await this.#listen(running.signal);
      if (this.#running === running) this.#move('done');
    } catch (error) {
      if (this.#running === running) this.#fail(error);
    } finally {
      running.abort();
    }
  }

  stop(): void {
    const running = this.#running;
    this.#running = undefined;
    if (this.#state === 'running') this.#move('stopped');
    running?.abort(new vscode.CancellationError());
  }

  file(form: SavedForm, language: string | null): string {
    return transcriptFile[form](this.#transcript(), language ?? undefined);
  }

  async #listen(signal: AbortSignal): Promise<void> {
    const { recording, terms, source, isTrial } = this.#subject;
    requireTrustToSend();
    const sound = await readRecording(vscode.Uri.parse(recording));
    this.#length = sound.milliseconds;
    const service = await this.#context.connection.service();
    if (isTrial && terms !== null) {
      const known = await this.#context.collections().terms(terms.id, source);
      this.#terms =
        known?.terms ?? (await service.spokenTerms.entries(terms.id, source, { signal })).terms;
    }
    const openSocket = await this.#context.connection.openSocket();
    const changed = () => this.#tellSoon();
    await Promise.all(
      this.#takes.map((take) => take.listen(service, openSocket, sound, signal, changed)),
    );
  }

  #fail(error: unknown): void {
    this.#context.log.error(describeError(error).detail);
    this.#failure = sentenceOf(error);
    this.#move('failed');
  }

  #move(state: VoiceState): void {
    this.#state = state;
    this.#tell();
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tell(), pace);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // A page that is hidden misses this, and loads everything when it is shown.
    this.#page.show(this.#shown.of(this.#seen())).catch(() => undefined);
  }

  #transcript(): Transcript {
    return this.#takes.at(-1)?.transcript ?? emptyTranscript(this.#subject.targets);
  }

  #seen() {
    return {
      state: this.#state,
      failure: this.#failure,
      length: this.#length,
      sent: Math.min(...this.#takes.map(({ sent }) => sent), this.#length),
      transcript: this.#transcript(),
      gaps: this.#takes.flatMap(({ transcript }) => transcript.gaps),
      trial: this.#subject.isTrial
        ? {
            without: this.#takes[0]?.transcript ?? emptyTranscript([]),
            terms: this.#state === 'done' ? this.#terms : undefined,
          }
        : undefined,
    };
  }
}

function openingOf(subject: VoiceSubject, run: VoiceRun): VoiceOpening {
  const { recording, source, targets, terms, isTrial } = subject;
  const name = nameOf(vscode.Uri.parse(recording));
  return {
    name: isTrial ? plainText(terms?.name ?? '', 300) : name,
    about: aboutText(subject, name),
    source: languageOf(source),
    targets: targets.map(languageOf),
    isTrial,
    texts: voiceTexts(),
    view: run.view,
  };
}

function aboutText({ terms, isTrial, source }: VoiceSubject, name: string): string {
  if (isTrial) {
    return vscode.l10n.t({
      message: 'Transcribes {0} twice, without and with the stored terms in {1}.',
      args: [name, format.language(source)],
      comment: '{0} is the name of a file, {1} of a language.',
    });
  }
  if (terms === null) return vscode.l10n.t('Names are spelled as they are heard.');
  return vscode.l10n.t('Names are spelled as in {0}.', plainText(terms.name));
}

function languageOf(code: string): VoiceLanguage {
  return { code, name: format.language(code), direction: textDirection(code) };
}

async function save(
  { recording }: VoiceSubject,
  text: string,
  form: SavedForm,
  language: string | null,
): Promise<string> {
  const place = language === null || form === 'json' ? form : `${language}.${form}`;
  const defaultUri = vscode.Uri.parse(recording.replace(/\.[^./]*$/, `.${place}`));
  const title = vscode.l10n.t('Save Transcript');
  const uri = await vscode.window.showSaveDialog({
    title,
    defaultUri,
    filters: { [form.toUpperCase()]: [form] },
  });
  if (uri === undefined) return '';
  await putOnDisk(uri, new TextEncoder().encode(text));
  return vscode.l10n.t('Saved as {0}.', nameOf(uri));
}
