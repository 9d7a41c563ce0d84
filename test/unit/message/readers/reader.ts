/** What a program shows of a message's arguments, as texts that can be compared; throws where it cannot read it. */
export type Reader = (text: string, locale: string) => readonly string[];
