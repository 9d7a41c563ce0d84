/** One credential that the stand-in knows, and what it may do. */
export interface KeyRecord {
  readonly key: string;
  /** Keys of one account see the same memories, glossaries and spoken terms. */
  readonly account: string;
  readonly plan: 'paid' | 'free';
  /** Left out: an unscoped key, which may call everything. */
  readonly scopes?: readonly string[];
  /** Whether the plan includes spoken terms. */
  readonly spokenTerms: boolean;
  /** Code points that may be translated before the quota answers 456. */
  readonly characterLimit: number;
  /** Code points that count as used when the service starts. */
  readonly charactersUsed: number;
  /** It administers the keys of its account, and can do nothing else. */
  readonly isAdmin?: true;
}

/** The credentials of the stand-in. They open nothing but a stand-in on a loopback port. */
export const demoKeys = {
  paid: 'demo-paid-key',
  free: 'demo-free-key:fx',
  textOnly: 'demo-text-only-key',
  exhausted: 'demo-exhausted-key',
  noSpokenTerms: 'demo-no-spoken-terms-key',
  otherAccount: 'demo-other-account-key',
  admin: 'demo-administrator-key:adm',
  /** Not an API key: guards `/__control/…`, sent as `X-Control-Token`. */
  control: 'demo-control-token',
} as const;

const unscoped = {
  account: 'main',
  plan: 'paid',
  spokenTerms: true,
  characterLimit: 100_000_000,
  charactersUsed: 0,
} as const;

/** The secret of each key that an administrator creates. It is told once, and nothing may write it down. */
export const createdSecret = 'demo-created-secret';

/** How the secrets begin that are made up for each document and each voice session: by that they are found anywhere. */
export const secretMarks = {
  /** Hexadecimal, as the whole key of a document is. */
  document: 'D0C0DE5EC2E7D0C0DE5EC2E7',
  voice: 'demo-voice-token-',
} as const;

/** What stands behind each of {@link demoKeys}. */
export const keyRecords: readonly KeyRecord[] = [
  { ...unscoped, key: demoKeys.paid },
  { ...unscoped, key: demoKeys.free, plan: 'free', characterLimit: 500_000 },
  { ...unscoped, key: demoKeys.textOnly, scopes: ['translate:text'] },
  { ...unscoped, key: demoKeys.exhausted, characterLimit: 1_000, charactersUsed: 1_000 },
  { ...unscoped, key: demoKeys.noSpokenTerms, spokenTerms: false },
  { ...unscoped, key: demoKeys.otherAccount, account: 'other' },
  { ...unscoped, key: demoKeys.admin, isAdmin: true },
];
