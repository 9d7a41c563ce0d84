import type { TurnEnd } from '../../../src/service/http/pace/rateLimiter.ts';
import { VirtualTime } from '../../unit/translation/sending/virtualTime.ts';
import { randoms } from '../../service/randoms.ts';
import { rules, type Rule } from './pace/rules.ts';
import { refusal, services, type Service } from './pace/services.ts';

/* How close rules for the pace of requests come to the best that is possible, in virtual time. Prints a table. */

const requests = 400;
const seeds = [7, 8, 9];

const names = Object.keys(rules);
printRow(['service', 'best', ...names]);
printRow(['---', '---', ...names.map(() => '---')]);
for (const { name, open, best } of services) {
  const least = best(requests);
  const ratios: string[] = [];
  for (const rule of Object.values(rules)) {
    const times: number[] = [];
    for (const seed of seeds) times.push(await measure(rule, open(), seed));
    const median = times.toSorted((a, b) => a - b)[1] ?? 0;
    ratios.push((median / least).toFixed(2));
  }
  printRow([name, `${(least / 1000).toFixed(1)} s`, ...ratios]);
}

/** Milliseconds until every request has its answer. */
async function measure(
  rule: (typeof rules)[string],
  service: Service,
  seed: number,
): Promise<number> {
  const clock = new VirtualTime(seed);
  const opened = clock.now();
  const client = rule(clock);
  const random = randoms(seed);
  let underWay = 0;
  const send = async (): Promise<TurnEnd> => {
    const reply = service.take(clock.now() - opened, underWay, random);
    underWay++;
    await clock.wait(reply.kind === 'answer' ? reply.after : refusal);
    underWay--;
    if (reply.kind === 'answer') return { how: 'answered' };
    return { how: 'refused', retryAfter: reply.kind === 'busy' ? reply.retryAfter : undefined };
  };
  const all = Array.from({ length: requests }, () => deliver(client, clock, send, random));
  return clock.passed(Promise.all(all));
}

async function deliver(
  client: Rule,
  clock: VirtualTime,
  send: () => Promise<TurnEnd>,
  random: () => number,
): Promise<void> {
  for (let failures = 1; ; failures++) {
    const over = await client.turn();
    const end = await send();
    over(end);
    if (end.how !== 'refused') return;
    await clock.wait(client.backoff(failures, end.retryAfter, random));
  }
}

function printRow(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
