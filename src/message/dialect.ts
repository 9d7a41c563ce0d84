/**
 * How the program reads the messages of a file, where that is known. It decides what the text of one message leaves open:
 * whether an apostrophe quotes (`icu`, `java`, `quotingFlutter`), or is nothing but itself beside the choices of ICU
 * (`flutter`), whether `a:b` holds an argument (`laravel`), and whether every `|` parts choices (`laravel`, `vue`).
 */
export type Dialect = 'icu' | 'java' | 'flutter' | 'quotingFlutter' | 'laravel' | 'vue' | 'unknown';
