import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { badValue, notFound, ServiceError } from '../errors.ts';
import { json, type Call, type Reply, type Route } from '../http.ts';
import { secretMarks } from '../keys.ts';
import { baseOf, voiceLanguages } from '../languageList.ts';
import { parse, requireQuery, requireUuid } from '../parse.ts';
import { audioFormat } from './audioFormat.ts';
import type { VoiceSession } from './voiceState.ts';

const path = '/v3/voice/realtime';

/** The way to a voice session, and to another connection of it. */
export const voiceRoutes: readonly Route[] = [
  { method: 'POST', path, scope: 'none', body: 'json', handle: create },
  { method: 'GET', path, scope: 'none', handle: reconnect },
];

const requestSchema = z.strictObject({
  source_media_content_type: z.string(),
  source_language: z.string().optional(),
  source_language_mode: z.enum(['auto', 'fixed']).optional(),
  target_languages: z.array(z.string()).max(5).default([]),
  target_media_languages: z.array(z.string()).max(1).default([]),
  target_media_content_type: z.string().optional(),
  target_media_voice: z.enum(['male', 'female']).optional(),
  message_format: z.enum(['json']).optional(),
  spoken_terms_id: z.string().optional(),
  glossary_id: z.string().optional(),
  formality: z.enum(['default', 'formal', 'more', 'informal', 'less']).optional(),
});

function create(call: Call): Reply {
  const { key, state } = call;
  const body = parse(requestSchema, call.body);
  if (key.plan === 'free') throw new ServiceError(403, 'Not available for your plan.');
  if (key.charactersUsed >= key.characterLimit)
    throw new ServiceError(456, 'Quota for this billing period has been exceeded.');
  const language = baseOf(body.source_language ?? 'en');
  const targets = [...new Set([...body.target_languages, ...body.target_media_languages])];
  if (!voiceLanguages.some((one) => one.asSource && one.lang === language))
    throw badValue('source_language');
  for (const target of targets) if (!isVoiceTarget(target)) throw badValue('target_languages');
  const id = randomUUID();
  const token = newToken(id);
  const session: VoiceSession = {
    id,
    format: audioFormat(body.source_media_content_type),
    language,
    targets,
    terms: termsOf(call, body.spoken_terms_id, language),
    glossary: glossaryOf(call, body.glossary_id, language, targets),
    token,
    newest: token,
    connection: undefined,
    ended: false,
    heard: 0,
    concluded: 0,
  };
  state.voice.sessions.push(session);
  return opened(call, session);
}

/** Only the newest token leads on; an older one ends the session. Who is still connected loses the connection. */
function reconnect(call: Call): Reply {
  const token = requireQuery(call.request, 'token');
  const session = call.state.voice.sessions.find(({ id }) => token.startsWith(`${id}.`));
  if (session === undefined || session.ended) throw badValue('token');
  if (session.newest !== token) {
    session.ended = true;
    session.connection?.terminate();
    throw badValue('token');
  }
  session.connection?.terminate();
  session.token = session.newest = newToken(session.id);
  return opened(call, session);
}

function opened({ request }: Call, session: VoiceSession): Reply {
  return json(200, {
    streaming_url: `ws://${request.headers.host}/voice/stream`,
    token: session.newest,
    session_id: session.id,
  });
}

function newToken(session: string): string {
  return `${session}.${secretMarks.voice}${randomBytes(16).toString('hex')}`;
}

/** Whether the voice product translates into a language. */
export function isVoiceTarget(code: string): boolean {
  return voiceLanguages.some(
    ({ asTarget, lang }) => asTarget && lang.toLowerCase() === code.toLowerCase(),
  );
}

function termsOf(
  { state, key }: Call,
  id: string | undefined,
  language: string,
): readonly string[] {
  if (id === undefined) return [];
  const wanted = requireUuid(id, 'spoken_terms_id');
  const found = state.termCollections.find(
    (one) => one.id === wanted && one.account === key.account,
  );
  if (found === undefined) throw notFound('Spoken terms');
  return found.lists.get(language) ?? [];
}

function glossaryOf(
  { state, key }: Call,
  id: string | undefined,
  language: string,
  targets: readonly string[],
): VoiceSession['glossary'] {
  if (id === undefined) return new Map();
  const wanted = requireUuid(id, 'glossary_id');
  const found = state.glossaries.find((one) => one.id === wanted && one.account === key.account);
  if (found === undefined) throw notFound('Glossary');
  const fits = (code: string, other: string) =>
    baseOf(code).toLowerCase() === baseOf(other).toLowerCase();
  return new Map(
    targets.map((target) => {
      const entries = found.dictionaries.find(
        (one) => fits(one.source, language) && fits(one.target, target),
      )?.entries;
      return [target, entries ?? new Map<string, string>()];
    }),
  );
}
