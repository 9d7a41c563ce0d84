import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { badValue, notFound, ServiceError } from '../errors.ts';
import { json, type Call, type Reply, type Route } from '../http.ts';
import { createdSecret } from '../keys.ts';
import { parse, requireQuery } from '../parse.ts';
import { now } from '../state.ts';

/** A key as administrators see it. */
export interface ApiKeyRecord {
  /** Two UUIDs with a colon between. */
  readonly id: string;
  readonly account: string;
  label: string;
  readonly created: Date;
  deactivated: Date | undefined;
  /** `null`: no limit. */
  limits: { characters: number | null; speech_to_text_milliseconds: number | null };
  /** Characters used on each day. */
  readonly daily: number;
}

const keys = '/v2/admin/developer-keys';

/** `/v2/admin`: for keys of administrators and no others. */
export const adminRoutes: readonly Route[] = [
  { method: 'GET', path: keys, scope: 'admin', handle: list },
  { method: 'POST', path: keys, scope: 'admin', body: 'json', handle: create },
  { method: 'PUT', path: `${keys}/label`, scope: 'admin', body: 'json', handle: rename },
  { method: 'PUT', path: `${keys}/limits`, scope: 'admin', body: 'json', handle: setLimits },
  { method: 'PUT', path: `${keys}/deactivate`, scope: 'admin', body: 'json', handle: deactivate },
  { method: 'GET', path: '/v2/admin/analytics', scope: 'admin', handle: analytics },
];

const label = z.string().min(1);
const limit = z.int().min(0).nullable().optional();
const createSchema = z.strictObject({ label: label.optional() });
const renameSchema = z.strictObject({ key_id: z.string(), label });
const limitsSchema = z.strictObject({
  key_id: z.string(),
  characters: limit,
  speech_to_text_milliseconds: limit,
});
const deactivateSchema = z.strictObject({ key_id: z.string() });

const own = ({ state, key }: Call) =>
  state.apiKeys.filter(({ account }) => account === key.account);

function find(call: Call, id: string): ApiKeyRecord {
  const found = own(call).find((one) => one.id === id);
  if (!found) throw notFound('Key');
  return found;
}

function list(call: Call): Reply {
  return json(200, own(call).map(view));
}

function create(call: Call): Reply {
  const { label: given = 'DeepL API Key' } = parse(createSchema, call.body);
  const made: ApiKeyRecord = {
    id: `${randomUUID()}:${randomUUID()}`,
    account: call.key.account,
    label: given,
    created: now(call.state),
    deactivated: undefined,
    limits: { characters: null, speech_to_text_milliseconds: null },
    daily: 0,
  };
  call.state.apiKeys.push(made);
  return json(200, { ...view(made), key: createdSecret });
}

function rename(call: Call): Reply {
  const body = parse(renameSchema, call.body);
  const found = find(call, body.key_id);
  found.label = body.label;
  return json(200, view(found));
}

function setLimits(call: Call): Reply {
  const { key_id, ...given } = parse(limitsSchema, call.body);
  const found = find(call, key_id);
  // As strict as can be: what is left out counts as no limit.
  found.limits = {
    characters: given.characters ?? null,
    speech_to_text_milliseconds: given.speech_to_text_milliseconds ?? null,
  };
  return json(200, view(found));
}

function deactivate(call: Call): Reply {
  const found = find(call, parse(deactivateSchema, call.body).key_id);
  found.deactivated ??= now(call.state);
  return json(200, view(found));
}

const view = (one: ApiKeyRecord) => ({
  key_id: one.id,
  label: one.label,
  creation_time: one.created.toISOString(),
  deactivated_time: one.deactivated?.toISOString() ?? null,
  is_deactivated: one.deactivated !== undefined,
  usage_limits: one.limits,
});

const day = 86_400_000;

function analytics(call: Call): Reply {
  const [start, end] = ['start_date', 'end_date'].map((name) => date(call, name)) as [Date, Date];
  if (end < start) throw badValue('end_date');
  if (end.getTime() - start.getTime() >= 366 * day)
    throw new ServiceError(400, 'Bad request. Reason: Date range cannot exceed 366 days');
  const groupBy = call.request.query.get('group_by');
  if (groupBy !== null && groupBy !== 'key' && groupBy !== 'key_and_day')
    throw badValue('group_by');
  const days = daysBetween(start, end, now(call.state));
  const report = {
    total_usage: usage(own(call).reduce((sum, { daily }) => sum + daily, 0) * days.length),
    start_date: start.toISOString(),
    end_date: end.toISOString(),
    ...(groupBy && { group_by: groupBy }),
    ...grouped(own(call), groupBy, days),
  };
  return json(200, { usage_report: report });
}

function grouped(all: readonly ApiKeyRecord[], by: string | null, days: readonly string[]) {
  const of = ({ label: api_key_label }: ApiKeyRecord) => ({ api_key: 'de****mo', api_key_label });
  const used = all.filter(({ daily }) => daily > 0);
  if (by === 'key')
    return {
      key_usages: used.map((one) => ({ ...of(one), usage: usage(one.daily * days.length) })),
    };
  if (by === null) return {};
  return {
    key_and_day_usages: used.flatMap((one) =>
      days.map((usage_date) => ({ ...of(one), usage_date, usage: usage(one.daily) })),
    ),
  };
}

const usage = (characters: number) => ({
  total_characters: characters,
  text_translation_characters: characters,
  document_translation_characters: 0,
  text_improvement_characters: 0,
  speech_to_text_minutes: 0,
});

/** Up to yesterday: there is nothing of today yet. */
function daysBetween(start: Date, end: Date, today: Date): readonly string[] {
  const last = Math.min(end.getTime(), Math.floor(today.getTime() / day) * day - day);
  const count = Math.max(0, Math.floor((last - start.getTime()) / day) + 1);
  return Array.from({ length: count }, (_, index) =>
    new Date(start.getTime() + index * day).toISOString(),
  );
}

function date({ request }: Call, name: string): Date {
  const text = requireQuery(request, name);
  const value = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(value.getTime())) throw badValue(name);
  return value;
}
