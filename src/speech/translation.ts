import { audioKind } from './audioKind.ts';

/** What a recording can be translated into as a whole, by the ends of the files: media types. */
export const translationTypes = {
  txt: 'text/plain',
  srt: 'application/x-subrip',
  opus: 'audio/opus',
  flac: 'audio/flac',
} as const;

export type TranslationForm = keyof typeof translationTypes;

/** Bytes of a recording that is translated as a whole. */
export const largestTranslated = 1_073_741_824;

/** The extensions of recordings that can be translated as a whole, without the dot. What is in a file decides in the end. */
export const translatedExtensions: readonly string[] = [
  'flac',
  'm4a',
  'mp3',
  'mp4',
  'oga',
  'ogg',
  'opus',
  'wav',
  'webm',
];

const contentTypes: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};

/** The media type of a recording by its first bytes; `undefined` where it cannot be translated as a whole. */
export function translatedType(start: Uint8Array): string | undefined {
  return contentTypes[audioKind(start) ?? ''];
}

/** `talk.de.srt` for `talk.wav` and the locale `de`. */
export function translationName(name: string, locale: string, form: TranslationForm): string {
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}.${locale}.${form}`;
}
