import { type CallOptions, json } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { voiceAccessSchema, voiceBody, type VoiceAccess, type VoiceRequest } from './schemas.ts';

/** `/v3/voice/realtime`: the way to a session; the sound itself goes over a WebSocket. */
export interface VoiceService {
  open(request: VoiceRequest, options?: CallOptions): Promise<VoiceAccess>;
  /** Another way into a session whose connection is gone. Only the newest token leads there, and only once. */
  reopen(token: string, options?: CallOptions): Promise<VoiceAccess>;
}

export function voiceService(http: Http): VoiceService {
  return {
    open: (request, options) =>
      http.send(
        {
          operation: 'voice.open',
          method: 'POST',
          path: 'v3/voice/realtime',
          body: voiceBody(request),
        },
        json(voiceAccessSchema),
        options,
      ),
    // A token that was used may end the session: this is never sent twice.
    reopen: (token, options) =>
      http.send(
        {
          operation: 'voice.reopen',
          method: 'GET',
          path: 'v3/voice/realtime',
          query: { token },
          secret: token,
        },
        json(voiceAccessSchema),
        { ...options, once: true },
      ),
  };
}
