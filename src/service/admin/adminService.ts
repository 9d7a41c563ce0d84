import { type Call, type CallOptions, json } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import {
  apiKeySchema,
  apiKeysSchema,
  createdKeySchema,
  type ApiKey,
  type CreatedKey,
  type KeyLimits,
} from './apiKeys.ts';
import { usageReportSchema, type DayUsage } from './keyUsage.ts';

/** `/v2/admin`, for keys of administrators only. */
export interface AdminService {
  list(options?: CallOptions): Promise<readonly ApiKey[]>;
  /** Where this fails in a way that is `ambiguous`, there may be a new key whose secret nobody knows. */
  create(label: string, options?: CallOptions): Promise<CreatedKey>;
  rename(id: string, label: string, options?: CallOptions): Promise<ApiKey>;
  setLimits(id: string, limits: KeyLimits, options?: CallOptions): Promise<ApiKey>;
  /** For good, and at once. */
  deactivate(id: string, options?: CallOptions): Promise<ApiKey>;
  /** By key and day. `start` and `end` are days such as `2026-11-30`, at most 366; there is nothing of today yet. */
  usage(start: string, end: string, options?: CallOptions): Promise<readonly DayUsage[]>;
}

const path = 'v2/admin/developer-keys';
/** Bytes: a year of a thousand keys. */
const reportCap = 134_217_728;

export function adminService(http: Http): AdminService {
  const put = (name: string, body: object): Call => ({
    operation: `admin.${name}`,
    method: 'PUT',
    path: `${path}/${name}`,
    body,
  });
  return {
    list: (options) =>
      http.send({ operation: 'admin.list', method: 'GET', path }, json(apiKeysSchema), options),
    create: (label, options) =>
      http.send(
        { operation: 'admin.create', method: 'POST', path, body: { label } },
        json(createdKeySchema),
        options,
      ),
    rename: (id, label, options) =>
      http.send(put('label', { key_id: id, label }), json(apiKeySchema), options),
    setLimits: (id, limits, options) =>
      http.send(put('limits', limitsBody(id, limits)), json(apiKeySchema), options),
    deactivate: (id, options) =>
      http.send(put('deactivate', { key_id: id }), json(apiKeySchema), options),
    usage: (start, end, options) =>
      http.send(
        {
          operation: 'admin.usage',
          method: 'GET',
          path: 'v2/admin/analytics',
          query: { start_date: start, end_date: end, group_by: 'key_and_day' },
          cap: reportCap,
        },
        json(usageReportSchema),
        options,
      ),
  };
}

function limitsBody(id: string, { characters, speechMilliseconds }: KeyLimits): object {
  return {
    key_id: id,
    characters: characters ?? null,
    speech_to_text_milliseconds: speechMilliseconds ?? null,
  };
}
