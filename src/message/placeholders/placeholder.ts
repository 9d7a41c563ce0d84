import type { TextRange } from '../textRange.ts';

/** The kinds of things in a message that a translation has to leave as they are. */
export type PlaceholderKind =
  | 'argument' // {name} {user.name} {0} {n, number} {'@'}
  | 'emptyArgument' // {}
  | 'mustache' // {{name}} {{- name}} {{name, format}} {{{name}}}
  | 'template' // ${name}
  | 'printf' // %s %d %.2f %@ — their order decides which value they get
  | 'printfNumbered' // %1$s
  | 'printfNamed' // %{name} %(name)s %name%
  | 'percent' // %%
  | 'reference' // $t(key) @:key @.lower:key
  | 'dollar' // $NAME$ $1
  | 'icu' // {n, plural, …} as a whole
  | 'tag' // <b> </b> <0> <br/> <!-- … -->
  | 'entity' // &nbsp; &#160;
  | 'link' // the [ and the ](url) of a Markdown link
  | 'code' // `code`
  | 'url'
  | 'email'
  | 'escape'; // \n \t \" as two characters

/** A part of a message that a translation keeps. */
export interface Placeholder extends TextRange {
  readonly kind: PlaceholderKind;
  readonly text: string;
  /** What must come back. The text itself, except for `icu`, whose branches get translated: `{n, plural}`. */
  readonly identity: string;
}
