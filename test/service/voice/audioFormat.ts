import { badValue } from '../errors.ts';

/** What the bytes of a recording mean in time. */
export interface AudioFormat {
  readonly bytesPerMillisecond: number;
}

const containers = [
  'audio/auto',
  'audio/flac',
  'audio/mpeg',
  'audio/ogg',
  'audio/webm',
  'audio/x-matroska',
  'audio/ogg;codecs=flac',
  'audio/ogg;codecs=opus',
  'audio/webm;codecs=opus',
  'audio/x-matroska;codecs=aac',
  'audio/x-matroska;codecs=flac',
  'audio/x-matroska;codecs=mp3',
  'audio/x-matroska;codecs=opus',
];

/** Containers are not decoded: they all count as 32 kbit/s. */
const formats: ReadonlyMap<string, AudioFormat> = new Map([
  ...containers.map((type): [string, AudioFormat] => [type, { bytesPerMillisecond: 4 }]),
  ['audio/pcm;encoding=alaw;rate=8000', { bytesPerMillisecond: 8 }],
  ['audio/pcm;encoding=ulaw;rate=8000', { bytesPerMillisecond: 8 }],
  ...[8000, 16_000, 44_100, 48_000].map((rate): [string, AudioFormat] => [
    `audio/pcm;encoding=s16le;rate=${rate}`,
    { bytesPerMillisecond: rate / 500 },
  ]),
]);

/** Blanks after the semicolons do not count. */
export function audioFormat(contentType: string): AudioFormat {
  const format = formats.get(contentType.replaceAll(/;\s+/g, ';'));
  if (format === undefined) throw badValue('source_media_content_type');
  return format;
}
