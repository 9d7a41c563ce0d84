/** The extensions of recordings that a voice session takes, without the dot. What is in a file decides in the end. */
export const recordingExtensions: readonly string[] = [
  'flac',
  'mka',
  'mkv',
  'mp3',
  'oga',
  'ogg',
  'opus',
  'wav',
  'webm',
];
