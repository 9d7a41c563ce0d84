import type { Query } from './call.ts';

/** Tag for the path of an endpoint: every value becomes exactly one segment. Throws a `TypeError` if it cannot. */
export function path(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((path, part, index) => path + segment(values[index - 1] ?? '') + part);
}

function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new TypeError('An id must not be empty or a dot segment.');
  }
  return encodeURIComponent(value);
}

/**
 * The address of an endpoint below the base address, whose own path is kept. Spaces in the query become `%20`, because
 * the service does not read `+` as a space everywhere.
 */
export function endpoint(baseUrl: URL, path: string, query: Query = {}): URL {
  const url = new URL(path, baseUrl.href.replace(/\/*$/, '/'));
  url.search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return url;
}
