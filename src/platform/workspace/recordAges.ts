/** Milliseconds for which a transcript that nobody discards is kept. */
export const transcriptAge = 30 * 86_400_000;
