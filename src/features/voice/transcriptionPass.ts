import * as vscode from 'vscode';
import { UserError } from '../../platform/ui/userError.ts';
import { format } from '../../texts/format.ts';
import { transcribe, type TranscriptionDeps } from '../../service/voice/transcribe.ts';
import type { Sound } from '../../speech/sound.ts';
import {
  emptyTranscript,
  mostPieces,
  piecesOf,
  withChange,
  type Transcript,
} from '../../speech/transcript.ts';
import type { VoiceSubject } from './voiceSubject.ts';

/** One transcription of a recording, and how far it is. */
export class TranscriptionPass {
  readonly #subject: VoiceSubject;
  readonly #terms: string | undefined;
  transcript: Transcript;
  /** Milliseconds of the recording that were sent. */
  sent = 0;

  constructor(subject: VoiceSubject, terms: string | undefined) {
    this.#subject = subject;
    this.#terms = terms;
    this.transcript = emptyTranscript(subject.targets);
  }

  /** Listens to the end, and tells of every change. */
  async listen(
    means: TranscriptionDeps,
    sound: Sound,
    signal: AbortSignal,
    changed: () => void,
  ): Promise<void> {
    const { source, targets, glossary } = this.#subject;
    const request = {
      sourceLanguage: source,
      targetLanguages: targets,
      spokenTerms: this.#terms,
      glossary: glossary ?? undefined,
    };
    for await (const event of transcribe(means, request, sound, { signal })) {
      if (event.type === 'sent') this.sent = event.milliseconds;
      else this.transcript = withChange(this.transcript, event);
      if (piecesOf(this.transcript) > mostPieces) throw tooMany();
      changed();
    }
  }
}

function tooMany(): UserError {
  return new UserError(
    vscode.l10n.t(
      'The service sent more than {0} pieces of text. Glossa stopped listening. What was heard until then stays.',
      format.number(mostPieces),
    ),
  );
}
