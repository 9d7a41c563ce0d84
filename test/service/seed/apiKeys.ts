import type { ApiKeyRecord } from '../admin/adminKeys.ts';
import { uuidFrom } from '../ids.ts';

/** The keys that an administrator of the main account finds. They open nothing. */
export function seedApiKeys(): ApiKeyRecord[] {
  return [
    seeded('Website', 1_200, { characters: 500_000, speech_to_text_milliseconds: 3_600_000 }),
    seeded('Mobile app', 300),
    seeded('Blocked', 0, { characters: 0, speech_to_text_milliseconds: 0 }),
    { ...seeded('Old laptop', 0), deactivated: new Date(Date.UTC(2026, 5, 1, 9)) },
    { ...seeded('Of another account', 7), account: 'other' },
  ];
}

const none = { characters: null, speech_to_text_milliseconds: null };

function seeded(label: string, daily: number, limits: ApiKeyRecord['limits'] = none): ApiKeyRecord {
  return {
    id: `${uuidFrom('account main')}:${uuidFrom(`api key ${label}`)}`,
    account: 'main',
    label,
    created: new Date(Date.UTC(2026, 0, 15, 10, 30)),
    deactivated: undefined,
    limits,
    daily,
  };
}
