import * as vscode from 'vscode';
import { textDirection } from '../../resources/textDirection.ts';
import { keyFingerprint } from '../../platform/account/keyFingerprint.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import type { Services } from '../../platform/services.ts';
import { describeError, sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { format } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';
import { requireTrustToSend } from '../../platform/ui/requireTrust.ts';
import type {
  SavedForm,
  VoiceHost,
  VoiceOpening,
  VoicePage,
  VoiceView,
} from '../../protocol/voice.ts';
import type { LocaleView } from '../../protocol/localeView.ts';
import { systemClock } from '../../service/http/clock.ts';
import { orAbort } from '../../service/http/settle.ts';
import { piecesOf } from '../../speech/transcript.ts';
import { transcriptFile } from '../../speech/transcriptFile.ts';
import { KeptTranscripts } from './keptTranscripts.ts';
import { readRecording } from './readRecording.ts';
import { VoiceViewBuilder } from './voiceViewBuilder.ts';
import { Transcription, type Opened } from './transcription.ts';
import { confirmLoss, offerToSave, saveTranscript, isWantedAgain } from './unsavedTranscript.ts';
import type { VoiceSubject } from './voiceSubject.ts';
import { voiceTexts } from './voiceTexts.ts';
import { sentences } from '../../texts/sentences.ts';

/** Milliseconds between two looks that the page gets. */
const pace = 200;

/** What stands behind a page. */
export interface OpenRun {
  readonly host: VoiceHost;
  /**
   * The page is closed: what was heard stays. `isReplaced`: another one begins anew. Returns whether the page is to be
   * shown again.
   */
  close(isReplaced: boolean): Promise<boolean>;
}

/** Begins at once where it is told to. */
export async function openRun(
  services: Services,
  subject: VoiceSubject,
  page: VoicePage,
  starts: boolean,
): Promise<OpenRun> {
  const run = new VoiceRun(services, subject, page, new KeptTranscripts(await services.records()));
  if (starts) void run.start();
  const shown = (work: Promise<unknown>) => work.then(() => null);
  return {
    async close(isReplaced) {
      await run.stop('closed');
      if (!run.isUnsaved || isReplaced) return false;
      if (run.isKept) return isWantedAgain(subject);
      await offerToSave(subject, run.file('json', null));
      return false;
    },
    host: {
      load: () => openingOf(services, subject, run),
      start: () => shown(startAgain(run)),
      stop: () => shown(run.stop('stopped')),
      discard: () => shown(discard(run)),
      async copy(language) {
        await vscode.env.clipboard.writeText(run.file('txt', language));
        return sentences.copied();
      },
      async save(form, language) {
        const told = await saveTranscript(subject, run.file(form, language), form, language);
        if (told !== '') await run.saved();
        return told;
      },
    },
  };
}

/** Keeps the page of a transcription up to date. */
class VoiceRun {
  readonly #page: VoicePage;
  readonly #transcription: Transcription;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = new VoiceViewBuilder();

  constructor(services: Services, subject: VoiceSubject, page: VoicePage, kept: KeptTranscripts) {
    this.#page = page;
    const { log } = services;
    this.#transcription = new Transcription(subject, {
      kept,
      open: (signal) => openTranscription(services, subject, signal),
      changed: (isUrgent) => (isUrgent ? this.#notify() : this.#notifySoon()),
      words(error) {
        log.error(describeError(error).detail);
        return sentenceOf(error);
      },
      unkept: (error) => log.warn(`a transcript could not be kept: ${describeError(error).detail}`),
    });
  }

  /** All there is to see, for a page that begins; `notes`: besides what may be missing. */
  view(notes: readonly string[]): VoiceView {
    this.#shown = new VoiceViewBuilder(notes);
    return this.#shown.of(this.#transcription.seen);
  }

  get isUnsaved(): boolean {
    return this.#transcription.isUnsaved;
  }

  get isKept(): boolean {
    return this.#transcription.isKept;
  }

  get sentWith(): string | undefined {
    return this.#transcription.sentWith;
  }

  start = (): Promise<void> => this.#transcription.start();
  saved = (): Promise<void> => this.#transcription.saved();
  discard = (): Promise<void> => this.#transcription.discard(new vscode.CancellationError());

  stop(why: 'stopped' | 'closed'): Promise<void> {
    return this.#transcription.stop(why, new vscode.CancellationError());
  }

  file(form: SavedForm, language: string | null): string {
    return transcriptFile[form](this.#transcription.transcript, language ?? undefined);
  }

  #notifySoon(): void {
    this.#timer ??= setTimeout(
      () => this.#notify(),
      pace + piecesOf(this.#transcription.transcript) / 20,
    );
  }

  #notify(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // A page that is hidden misses this, and loads everything when it is shown.
    this.#page.show(this.#shown.of(this.#transcription.seen)).catch(() => undefined);
  }
}

async function openTranscription(
  services: Services,
  { recording, terms, source, isTrial }: VoiceSubject,
  signal: AbortSignal,
): Promise<Opened> {
  requireTrustToSend();
  const sound = await readRecording(vscode.Uri.parse(recording));
  const { service, account } = await services.connection.opened();
  const openSocket = await orAbort(signal, () => services.connection.openSocket());
  const means = { voice: service.voice, openSocket, clock: systemClock };
  const opened = { sound, means, keyFingerprint: keyFingerprint(account.key) };
  if (!isTrial || terms === null) return { ...opened, terms: [] };
  const known = await services.collections.termsNow(terms.id, source);
  const tried = known ?? (await service.spokenTerms.entries(terms.id, source, { signal }));
  return { ...opened, terms: tried.terms };
}

/** What was paid for and is in no file goes only where somebody says so. */
async function startAgain(run: VoiceRun): Promise<void> {
  if (!run.isUnsaved || (await confirmLoss(vscode.l10n.t('Transcribe Again')))) void run.start();
}

async function discard(run: VoiceRun): Promise<void> {
  const yes = vscode.l10n.t({ message: 'Discard', comment: 'Button: throws a transcript away.' });
  if (!run.isUnsaved || (await confirmLoss(yes))) await run.discard();
}

async function openingOf(
  { connection }: Services,
  subject: VoiceSubject,
  run: VoiceRun,
): Promise<VoiceOpening> {
  const { recording, source, targets, terms, isTrial } = subject;
  const name = nameOf(vscode.Uri.parse(recording));
  const account = run.sentWith === undefined ? undefined : await connection.account();
  const isOthers = account !== undefined && keyFingerprint(account.key) !== run.sentWith;
  const notes = isOthers ? [vscode.l10n.t('It was transcribed with another API key.')] : [];
  return {
    name: isTrial ? plainText(terms?.name ?? '', 300) : name,
    about: aboutText(subject, name),
    source: languageOf(source),
    targets: targets.map(languageOf),
    isTrial,
    texts: voiceTexts(),
    view: run.view(notes),
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

function languageOf(code: string): LocaleView {
  return { code, name: format.language(code), direction: textDirection(code) };
}
