import { icuSyntax, unknownSyntax } from '../../../src/message/syntax.ts';
import { escapingFlutter, flutter } from '../../../src/programs/flutter.ts';
import { java } from '../../../src/programs/java.ts';
import { laravel } from '../../../src/programs/laravel.ts';
import { vueI18n } from '../../../src/programs/vueI18n.ts';

/** One of each way to read a message, by a name for tables of cases. */
export const syntaxes = {
  unknown: unknownSyntax,
  icu: icuSyntax,
  java: java.syntax,
  flutter: flutter.syntax,
  escapingFlutter: escapingFlutter.syntax,
  laravel: laravel.syntax,
  vue: vueI18n.syntax,
} as const;

export type SyntaxName = keyof typeof syntaxes;
