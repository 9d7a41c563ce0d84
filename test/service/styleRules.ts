import { notFound, ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import { uuidFrom } from './ids.ts';
import { baseOf } from './languageList.ts';
import { pageNumber } from './parse.ts';
import type { StyleRuleList } from './state.ts';

/** Listing style rules; they are made and edited elsewhere. */
export const styleRuleRoutes: readonly Route[] = [
  { method: 'GET', path: '/v3/style_rules', scope: 'style_rules:read', handle: list },
];

/** What is there at the start; the last one belongs to the other account. */
export function seedStyleRules(): StyleRuleList[] {
  const made = (name: string, language: string, account = 'main') => {
    return { id: uuidFrom(`style ${name}`), account, name, language };
  };
  return [
    made('Support articles', 'de'),
    made('Marketing', 'de'),
    made('Interface', 'fr'),
    made('Secret', 'de', 'other'),
  ];
}

function list({ request, state, key }: Call): Reply {
  const page = pageNumber(request, 'page', 0, 0, Number.MAX_SAFE_INTEGER);
  const size = pageNumber(request, 'page_size', 10, 1, 25);
  const own = state.styleRules.filter(({ account }) => account === key.account);
  return json(200, {
    style_rules: own.slice(page * size, (page + 1) * size).map(({ id, name, language }) => ({
      style_id: id,
      name,
      language,
      version: 1,
      creation_time: '2026-03-03T08:15:30.250Z',
      updated_time: '2026-03-03T08:15:30.250Z',
    })),
  });
}

/** 404 for rules that are not there, 400 for those of another language than the target's. */
export function checkStyle(
  { state, key }: Call,
  { style_id, target }: { readonly style_id?: string | undefined; readonly target: string },
): void {
  if (style_id === undefined) return;
  const found = state.styleRules.find(
    ({ id, account }) => id === style_id.toLowerCase() && account === key.account,
  );
  if (!found) throw notFound('Style rule');
  if (baseOf(found.language) !== baseOf(target))
    throw new ServiceError(
      400,
      'Style rule language does not match the translate request target language',
    );
}
