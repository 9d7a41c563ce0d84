import { json } from '../http/answer.ts';
import type { CallOptions } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { limits } from '../limits.ts';
import { styleRulePageSchema, type StyleRuleList } from '../schemas/styleRules.ts';

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
