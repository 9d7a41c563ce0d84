import * as z from 'zod/mini';
import { writingStyles, writingTones } from '../../service/rephrase/schemas.ts';

/* What the commands take when a keybinding or another extension makes the choices. */

/** A style or a tone, and never both. */
export const improveArguments = z
  .strictObject({
    style: z.optional(z.enum(writingStyles)),
    tone: z.optional(z.enum(writingTones)),
  })
  .check(z.refine(({ style, tone }) => style === undefined || tone === undefined));
