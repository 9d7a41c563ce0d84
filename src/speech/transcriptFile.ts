import { rowsOf } from './rows.ts';
import { textOf, type Spoken, type Track, type Transcript } from './transcript.ts';

/**
 * A transcript as a file, by the end of its name: subtitles or plain text in one language (`undefined`: the spoken one),
 * or everything as JSON. Ends with a line break.
 */
export const transcriptFile = {
  srt(transcript: Transcript, language?: string): string {
    const { concluded, tentative } = trackOf(transcript, language);
    return subtitles([...concluded, ...tentative]);
  },
  txt(transcript: Transcript, language?: string): string {
    return `${textOf(trackOf(transcript, language))}\n`;
  },
  json(transcript: Transcript): string {
    return `${JSON.stringify(everything(transcript), undefined, 2)}\n`;
  },
} as const;

function trackOf({ source, targets }: Transcript, language: string | undefined): Track {
  const track = language === undefined ? source : targets.get(language);
  return track ?? { concluded: [], tentative: [] };
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
