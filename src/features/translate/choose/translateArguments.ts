import * as z from 'zod/mini';
import { pseudoLocales } from '../../../resources/pseudoLocales.ts';
import { choices } from '../../../translation/options/optionChoice.ts';
import { reviewModes } from '../../../project/review/reviewMode.ts';

/* What the commands take when a keybinding or another extension makes the choices. */

const locale = z.string().check(z.minLength(2), z.maxLength(35));
const id = z.string().check(z.minLength(1), z.maxLength(100));
const threshold = z.int().check(z.minimum(0), z.maximum(100));

/** See `OptionChoice`. */
const optionChoice = {
  formality: z.optional(z.enum(choices.formality)),
  model: z.optional(z.enum(choices.model)),
  style: z.optional(z.nullable(id)),
  /** How many and how long they may be is said where they are read, with those of the settings. */
  customInstructions: z.optional(z.array(z.string())),
  preserveFormatting: z.optional(z.boolean()),
  splitSentences: z.optional(z.enum(choices.splitSentences)),
  tagHandlingVersion: z.optional(z.enum(choices.tagHandlingVersion)),
  showBilledCharacters: z.optional(z.boolean()),
};

export const selectionArguments = z.strictObject({
  target: z.optional(locale),
  source: z.optional(locale),
  result: z.optional(z.enum(['replace', 'below', 'copy'])),
  memory: z.optional(z.nullable(id)),
  glossary: z.optional(z.nullable(id)),
  ...optionChoice,
});

export const missingArguments = z.strictObject({
  source: z.optional(locale),
  targets: z.optional(z.array(locale)),
  sameAsSource: z.optional(z.enum(['keep', 'translate'])),
  memory: z.optional(z.nullable(id)),
  threshold: z.optional(threshold),
  glossary: z.optional(z.nullable(id)),
  review: z.optional(z.union([z.boolean(), z.enum(reviewModes)])),
  ...optionChoice,
});

export const pseudoArguments = z.strictObject({
  locales: z.array(z.enum(pseudoLocales)).check(z.minLength(1)),
});

export const memoryArguments = z.strictObject({
  memory: z.nullable(id),
  threshold: z.optional(threshold),
});

export const glossaryArguments = z.strictObject({ glossary: z.nullable(id) });

export const styleArguments = z.strictObject({ locale, style: z.nullable(id) });

export const formalityArguments = z.strictObject({
  formality: z.enum(choices.formality),
  locale: z.optional(locale),
});

export type SelectionArguments = z.infer<typeof selectionArguments>;
export type MissingArguments = z.infer<typeof missingArguments>;
