/* The contract between the page of a transcription and its host. JSON data only. */

import type { LocaleView } from './localeView.ts';

/** What was said in a stretch of time. */
export interface TranscriptRowView {
  /** As `0:07`. */
  readonly time: string;
  readonly text: string;
  /** By the codes of the languages. */
  readonly translations: Readonly<Record<string, string>>;
  readonly isTentative: boolean;
}

/** Words in a row that the other transcript has too, or has not. */
export interface WordsView {
  readonly text: string;
  readonly differs: boolean;
}

/** What became of a term, in words for the eye and the ear. */
export interface TermResultView {
  readonly term: string;
  readonly without: string;
  readonly with: string;
  /** What the list did to it. */
  readonly verdict: 'better' | 'worse' | 'same' | 'silent';
}

/** A recording that is transcribed twice. */
export interface TrialResultView {
  readonly without: readonly WordsView[];
  readonly with: readonly WordsView[];
  /** Empty until both are done. */
  readonly terms: readonly TermResultView[];
  readonly summary: string;
}

/** How a transcription stands. */
export interface VoiceView {
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  /** One sentence: how far it is, or how it ended. */
  readonly status: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** What may be missing, and why. */
  readonly notes: readonly string[];
  /** The row that the first of `rows` is: those before it stay as they are. */
  readonly from: number;
  readonly rows: readonly TranscriptRowView[];
  readonly trial: TrialResultView | null;
}

/** What a page is about. */
export interface VoiceOpening {
  readonly name: string;
  readonly about: string;
  readonly source: LocaleView;
  readonly targets: readonly LocaleView[];
  readonly isTrial: boolean;
  readonly texts: VoiceTexts;
  readonly view: VoiceView;
}

/** Forms of a file. */
export type SavedForm = 'srt' | 'txt' | 'json';

/** What the page may ask of the host. */
export interface VoiceHost {
  load(): Promise<VoiceOpening>;
  start(): Promise<null>;
  stop(): Promise<null>;
  /** Throws away what was heard; asks where it is in no file. */
  discard(): Promise<null>;
  /** `null`: the spoken language. Says what was done. */
  copy(language: string | null): Promise<string>;
  /** Says what was done; nothing where no place was chosen. */
  save(form: SavedForm, language: string | null): Promise<string>;
}

/** What the host may ask of the page. */
export interface VoicePage {
  show(view: VoiceView): Promise<void>;
}

/** The page's texts, translated; `{0}` stands for a value. */
export interface VoiceTexts {
  readonly time: string;
  readonly start: string;
  readonly again: string;
  readonly stop: string;
  readonly copy: string;
  readonly discard: string;
  readonly save: string;
  readonly language: string;
  readonly form: string;
  readonly forms: Readonly<Record<SavedForm, string>>;
  readonly progress: string;
  readonly transcript: string;
  readonly nothing: string;
  readonly without: string;
  readonly with: string;
  readonly terms: string;
  readonly term: string;
  readonly verdict: string;
  readonly verdicts: Readonly<Record<TermResultView['verdict'], string>>;
  readonly microphone: string;
}
