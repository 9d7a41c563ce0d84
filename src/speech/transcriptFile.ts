import { rowsOf } from './rows.ts';
import { textOf, type Spoken, type Track, type Transcript } from './transcript.ts';

/** The forms in which a transcript can be saved. */
export type TranscriptForm = 'srt' | 'txt' | 'json';

/**
 * A transcript as a file: subtitles or plain text in one language (`undefined`: the spoken one), or everything as JSON.
 * Ends with a line break.
 */
export function transcriptFile(
  transcript: Transcript,
  form: TranscriptForm,
  language?: string,
): string {
  if (form === 'json') return `${JSON.stringify(everything(transcript), undefined, 2)}\n`;
  const track = language === undefined ? transcript.source : transcript.targets.get(language);
  const shown: Track = track ?? { concluded: [], tentative: [] };
  return form === 'txt'
    ? `${textOf(shown)}\n`
    : subtitles([...shown.concluded, ...shown.tentative]);
}

function everything(transcript: Transcript): object {
  return {
    segments: rowsOf(transcript).map(({ start, end, text, translations }) => ({
      start,
      end,
      text,
      translations,
    })),
    gaps: transcript.gaps,
  };
}

function subtitles(pieces: readonly Spoken[]): string {
  return pieces
    .map(
      ({ text, start, end }, index) =>
        `${index + 1}\n${subtitleTime(start)} --> ${subtitleTime(end)}\n${inOneParagraph(text)}\n`,
    )
    .join('\n');
}

/** A blank line would end the subtitle. */
function inOneParagraph(text: string): string {
  return text.trim().replaceAll(/\s*[\r\n]+\s*/g, '\n');
}

/** `01:02:03,450` */
function subtitleTime(milliseconds: number): string {
  const whole = Math.max(0, Math.round(milliseconds));
  const part = (size: number, length: number, digits: number) =>
    String(Math.floor(whole / size) % length).padStart(digits, '0');
  const hours = String(Math.floor(whole / 3_600_000)).padStart(2, '0');
  return `${hours}:${part(60_000, 60, 2)}:${part(1000, 60, 2)},${part(1, 1000, 3)}`;
}
