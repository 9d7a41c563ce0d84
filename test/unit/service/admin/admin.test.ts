import assert from 'node:assert/strict';
import {
  createdKeySchema,
  changedLimits,
  mostCharacters,
  mostMinutes,
  parseLimit,
} from '../../../../src/service/admin/apiKeys.ts';
import {
  lastDays,
  usageOfKeys,
  usageReportSchema,
} from '../../../../src/service/admin/keyUsage.ts';
import { isAdminKey } from '../../../../src/service/profile.ts';
import { createdSecret, demoKeys } from '../../../service/keys.ts';
import { connect, failure, useService } from '../connect.ts';

describe('the keys of an account', () => {
  const service = useService();
  const open = (key: string = demoKeys.admin) => connect(service().url, { key: () => key });

  it('are listed, created, renamed, limited and deactivated', async () => {
    const { client, events } = open();
    const { admin } = client;
    const [website] = await admin.list();
    assert.deepEqual(website?.limits, { characters: 500_000, speechMilliseconds: 3_600_000 });
    const made = await admin.create('New');
    assert.deepEqual([made.label, made.secret], ['New', createdSecret]);
    assert.equal((await admin.rename(made.id, 'Newer')).label, 'Newer');
    for (const limits of [
      { characters: 0, speechMilliseconds: undefined },
      { characters: undefined, speechMilliseconds: 0 },
    ]) {
      assert.deepEqual((await admin.setLimits(made.id, limits)).limits, limits);
    }
    assert.equal((await admin.deactivate(made.id)).isDeactivated, true);
    const days = await admin.usage('2026-01-01', '2026-01-31');
    assert.equal(days.length, 2 * 31);
    const told = JSON.stringify(events);
    assert.ok(!told.includes(createdSecret) && !told.includes(demoKeys.admin), told);
  });

  it('are refused to a key that is no administrator’s', async () => {
    await failure(open(demoKeys.paid).client.admin.list(), { kind: 'permission' });
    await failure(open().client.usage(), { kind: 'permission' });
    assert.deepEqual(Object.values(demoKeys).filter(isAdminKey), [demoKeys.admin]);
  });

  it('are never created twice: what broke may have happened', async () => {
    service().faults.add({ kind: 'cut', at: 'reply', bytes: 5, path: '/v2/admin/developer-keys' });
    await failure(open().client.admin.create('New'), { ambiguous: true });
    const made = service().state.apiKeys.filter(({ label }) => label === 'New');
    assert.equal(made.length, 1);
  });

  it('may come with little said about them', () => {
    assert.deepEqual(createdKeySchema.parse({ key_id: 'a:b', deactivated_time: '2026-01-01' }), {
      id: 'a:b',
      label: '',
      created: undefined,
      deactivated: new Date('2026-01-01'),
      isDeactivated: true,
      limits: { characters: undefined, speechMilliseconds: undefined },
      secret: undefined,
    });
  });
});

describe('a limit', () => {
  it('is a whole number up to what can be told without loss', () => {
    for (const [text, most, value] of [
      [' 0 ', mostCharacters, 0],
      ['9007199254740991', mostCharacters, mostCharacters],
      ['9007199254740992', mostCharacters, undefined],
      [String(mostMinutes), mostMinutes, mostMinutes],
      [String(mostMinutes + 1), mostMinutes, undefined],
      ['', mostMinutes, undefined],
      ['-1', mostMinutes, undefined],
      ['1.5', mostMinutes, undefined],
      ['1e3', mostMinutes, undefined],
    ] as const) {
      assert.equal(parseLimit(text, most), value, text);
    }
    assert.ok(Number.isSafeInteger(mostMinutes * 60_000));
  });

  it('that is untouched stays, beside one that goes away or blocks', () => {
    const before = { characters: 500, speechMilliseconds: undefined };
    assert.deepEqual(changedLimits(before, { characters: 'untouched', speech: 2 }), {
      characters: 500,
      speechMilliseconds: 120_000,
    });
    assert.deepEqual(changedLimits(before, { characters: 0, speech: 'untouched' }), {
      characters: 0,
      speechMilliseconds: undefined,
    });
    assert.deepEqual(changedLimits(before, { characters: 'unlimited', speech: 'unlimited' }), {
      characters: undefined,
      speechMilliseconds: undefined,
    });
  });
});

describe('the usage of keys', () => {
  const day = (label: string, date: string, usage: object) => ({
    api_key: 'de****mo',
    api_key_label: label,
    usage_date: date,
    usage,
  });
  const report = usageReportSchema.parse({
    usage_report: {
      key_and_day_usages: [
        day('A', '2026-01-01T00:00:00Z', { total_characters: 5, speech_to_text_minutes: 1.5 }),
        day('A', '2026-01-02T00:00:00Z', { speech_to_text_milliseconds: 30_000 }),
        day('B', '2026-01-01', { total_characters: 7 }),
        day('B', 'soon', { total_characters: 9 }),
      ],
    },
  });

  it('is told by label, and says which keys share one', () => {
    const keys = [
      { id: '1', label: 'A' },
      { id: '2', label: 'B' },
      { id: '3', label: 'B' },
      { id: '4', label: 'C' },
    ];
    const usage = usageOfKeys(keys, report);
    const told = keys.map(({ id }) => {
      const one = usage.get(id);
      return [one?.characters, one?.speechMinutes, one?.days.length, one?.sharedBy];
    });
    assert.deepEqual(told, [
      [5, 2, 2, 1],
      [7, 0, 1, 2],
      [7, 0, 1, 2],
      [0, 0, 0, 1],
    ]);
    assert.equal(usage.get('1')?.days[0]?.characters, 0);
  });

  it('ends yesterday, in UTC', () => {
    const now = new Date('2026-03-01T00:30:00+01:00');
    assert.deepEqual(lastDays(30, now), { start: '2026-01-29', end: '2026-02-27' });
    assert.deepEqual(lastDays(1, now), { start: '2026-02-27', end: '2026-02-27' });
  });
});
