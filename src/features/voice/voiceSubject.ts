/** What a page transcribes, and how: all that it must know, also after a restart. */
export interface VoiceSubject {
  /** Address of the recording. */
  readonly recording: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly terms: { readonly id: string; readonly name: string } | null;
  readonly glossary: string | null;
  /** Whether it is transcribed twice, without the terms and with them. */
  readonly isTrial: boolean;
}

/** A transcript has the same id as its page: that of the recording and of what was asked for. */
export const subjectId = (subject: VoiceSubject): string => {
  const { recording, source, targets, terms, glossary, isTrial } = subject;
  const asked = [recording, source, targets, terms?.id, isTrial];
  return JSON.stringify(glossary === null ? asked : [...asked, glossary]);
};
