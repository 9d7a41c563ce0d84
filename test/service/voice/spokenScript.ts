/** A sentence of a recording. Names that only a list of terms spells right stand in braces. */
export interface SpokenSentence {
  readonly text: string;
  /** Milliseconds from the start of the recording. */
  readonly start: number;
  readonly end: number;
}

/**
 * The stand-in understands no speech: whatever it is sent says this, as far as the sound reaches. The recording in
 * `test/projects/recordings` says the English sentences too.
 */
export const spokenScript: Readonly<Record<string, readonly SpokenSentence[]>> = {
  en: sentences(
    'Welcome to {Glossa}, made for {Nordlicht Cloud}.',
    '{Ada Whitfield} imports the {TMX} file.',
    'The new {PaletteKit} ships on Friday.',
  ),
  de: sentences(
    'Willkommen bei {Glossa} für {Nordlicht Cloud}.',
    '{Jürgen Oßwald} öffnet die {Übersichtskarte}.',
  ),
};

/** Three seconds each. */
function sentences(...texts: readonly string[]): readonly SpokenSentence[] {
  return texts.map((text, index) => ({ text, start: index * 3000, end: (index + 1) * 3000 }));
}
