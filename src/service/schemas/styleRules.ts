import * as z from 'zod/mini';

/** A list of style rules of the account, as far as it is chosen. */
export interface StyleRuleList {
  readonly id: string;
  readonly name: string;
  /** Of the translations that it is for. Compare without regard to case. */
  readonly language: string;
}

const styleRuleListSchema = z.pipe(
  z.looseObject({ style_id: z.string(), name: z.nullish(z.string()), language: z.string() }),
  z.transform((wire): StyleRuleList => ({
    id: wire.style_id,
    name: wire.name ?? '',
    language: wire.language,
  })),
);

/** A page of lists. */
export const styleRulePageSchema = z.pipe(
  z.looseObject({ style_rules: z.array(styleRuleListSchema) }),
  z.transform(({ style_rules }) => style_rules),
);
