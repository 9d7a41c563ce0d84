import { serviceText } from './serviceText.ts';

export interface ErrorBody {
  readonly serviceMessage?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Reads the shapes that errors come in: `{message, code?}`, `{error: {message}}`, `{message, detail}`, nothing at all,
 * an HTML page. Whatever is not as expected counts as absent: an error must not hide behind its own description.
 */
export function errorBody(body: string, ...secrets: readonly string[]): ErrorBody {
  const outer = fieldsOf(parseJson(body));
  const inner = fieldsOf(outer['error']);
  const message = textOf(outer['message']) || textOf(inner['message']);
  const words = [message, textOf(outer['detail'])].filter(Boolean).join(': ');
  const code = textOf(outer['code']) || textOf(inner['code']);
  return {
    serviceMessage: serviceText(words, ...secrets) || undefined,
    code: serviceText(code, ...secrets) || undefined,
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
