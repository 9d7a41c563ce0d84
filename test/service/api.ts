import { authenticate, requireScope, type AuthRules } from './auth.ts';
import { notFound, ServiceError } from './errors.ts';
import { json, type ReceivedRequest, type Reply, type Route } from './http.ts';
import { decodeBody } from './requestBody.ts';
import type { State } from './state.ts';

/** Answers a request to the API: key, path, scope, body, and then the route's own rules, in this order. */
export function apiReply(
  routes: readonly Route[],
  state: State,
  rules: AuthRules,
  request: ReceivedRequest,
): Reply {
  try {
    const key = authenticate(request, rules);
    const { route, params } = findRoute(routes, request);
    requireScope(key, route.scope, rules);
    const body = decodeBody(request, route);
    const reply = route.handle({ request, key, state, params, body });
    return { ...reply, delayMs: latency(state, body) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.message === '') return { status: error.status, headers: {}, body: '' };
    return json(error.status, { message: error.message, ...error.extra });
  }
}

/** The first route that fits; 404 for an unknown path and for an unknown method alike. */
function findRoute(routes: readonly Route[], { method, path }: ReceivedRequest) {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, path) : undefined;
    if (params) return { route, params };
  }
  throw notFound('Resource');
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith('{')) params[part.slice(1, -1)] = given[index]!;
    else if (part !== given[index]) return undefined;
  }
  return params;
}

function latency({ latency: { perRequest, perText } }: State, body: unknown): number {
  const { text } = (body ?? {}) as { text?: unknown };
  return perRequest + perText * (Array.isArray(text) ? text.length : 0);
}
