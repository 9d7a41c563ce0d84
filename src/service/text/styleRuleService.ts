import * as z from 'zod/mini';
import { type CallOptions, json } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { limits } from '../limits.ts';

/** `/v3/style_rules`. */
export interface StyleRuleService {
  /** All of the account, page after page. */
  list(options?: CallOptions): Promise<readonly StyleRuleList[]>;
}

/** More pages than any account has: a service that repeats itself is not followed for ever. */
const mostPages = 100;

export function styleRuleService(http: Http): StyleRuleService {
  return {
    async list(options) {
      const lists = new Map<string, StyleRuleList>();
      for (let page = 0; page < mostPages; page++) {
        const found = await http.send(pageCall(page), json(styleRulePageSchema), options);
        const before = lists.size;
        for (const list of found) lists.set(list.id, list);
        // A page may be shorter than it was asked for, and others follow it.
        if (lists.size === before) break;
      }
      return [...lists.values()];
    },
  };
}

function pageCall(page: number) {
  return {
    operation: 'styleRules.list',
    method: 'GET',
    path: 'v3/style_rules',
    query: { page, page_size: limits.smallPageSize },
  } as const;
}

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
const styleRulePageSchema = z.pipe(
  z.looseObject({ style_rules: z.array(styleRuleListSchema) }),
  z.transform(({ style_rules }) => style_rules),
);
