import { isMirrored, pseudoLocale } from '../resources/pseudoLocales.ts';
import { mirroredText, pseudoText } from '../message/pseudoText.ts';
import type { Translator } from './translator.ts';

/**
 * Makes texts up instead of asking a service: to try things without an account, and to see what a program does with longer
 * texts. Nothing leaves the machine. Wants its texts with tag handling, so that it need not know placeholders.
 */
export const pseudoTranslator: Translator = {
  translate: async ({ texts, targetLocale, tags = false }) => {
    const locale = pseudoLocale(targetLocale);
    const write = locale !== undefined && isMirrored(locale) ? mirroredText : pseudoText;
    return texts.map((text) => write(text, tags));
  },
  codesOf: (pair) => pair,
  bodySize: () => 0,
  isLocal: true,
};
