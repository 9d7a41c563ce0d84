import { isLoopback, parseUrl } from '../baseUrl.ts';
import { ServiceError } from '../errors.ts';
import type { VoiceAccess } from './schemas.ts';

/**
 * The address of a session's WebSocket with its token. Encrypted, or on this machine: anything else is refused, and the
 * error says of the address no more than its host.
 */
export function streamingUrl({ url: text, token }: VoiceAccess): URL {
  const url = parseUrl(text);
  const safe = url?.protocol === 'wss:' || (url?.protocol === 'ws:' && isLoopback(url));
  if (url === undefined || !safe || url.username !== '' || url.password !== '') {
    throw new ServiceError({
      kind: 'badAnswer',
      operation: 'voice.connect',
      host: url?.host ?? '',
      code: 'unsafe_url',
    });
  }
  url.hash = '';
  url.searchParams.set('token', token);
  return url;
}
