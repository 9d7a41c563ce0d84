/** The extensions of recordings that a voice session takes, without the dot. What is in a file decides in the end. */
export const recordingExtensions: readonly string[] = [
  'aif',
  'aifc',
  'aiff',
  'bw64',
  'bwf',
  'flac',
  'mka',
  'mkv',
  'mp3',
  'oga',
  'ogg',
  'opus',
  'rf64',
  'wav',
  'wave',
  'webm',
];
