import assert from 'node:assert/strict';
import { connect, type RpcMessage, type Port } from '../../../src/protocol/rpc.ts';

interface Host {
  add(one: number, other: number): Promise<number>;
  fail(): Promise<null>;
}
interface Page {
  shout(text: string): Promise<string>;
}

/** Two ports that are each other's other end; `sent` sees everything as JSON, as it travels for real. */
function wire(): { readonly ends: readonly [Port, Port]; readonly sent: RpcMessage[] } {
  const sent: RpcMessage[] = [];
  const receivers: ((message: RpcMessage) => void)[][] = [[], []];
  const end = (own: number): Port => ({
    post(message) {
      const travelled = JSON.parse(JSON.stringify(message)) as RpcMessage;
      sent.push(travelled);
      for (const receive of receivers[1 - own]!) receive(travelled);
    },
    listen(receive) {
      receivers[own]!.push(receive);
      return () => void (receivers[own] = []);
    },
  });
  return { ends: [end(0), end(1)], sent };
}

const host: Host = {
  add: async (one, other) => one + other,
  fail: async () => {
    throw new Error('secret detail');
  },
};
const page: Page = { shout: async (text) => text.toUpperCase() };

function connected() {
  const { ends, sent } = wire();
  const hostSide = connect<Page, Host>(ends[0], host, () => 'It failed.');
  const pageSide = connect<Host, Page>(ends[1], page, String);
  return { hostSide, pageSide, ends, sent };
}

describe('calls between host and page', () => {
  it('go both ways and bring back what the function gave', async () => {
    const { hostSide, pageSide } = connected();
    assert.equal(await pageSide.remote.add(2, 3), 5);
    assert.equal(await hostSide.remote.shout('glossa'), 'GLOSSA');
  });

  it('find their own answers when many are open', async () => {
    const { remote } = connected().pageSide;
    const sums = await Promise.all([remote.add(1, 1), remote.add(2, 2), remote.add(3, 3)]);
    assert.deepEqual(sums, [2, 4, 6]);
  });

  it('reject with the text that the other side chose to tell', async () => {
    const { pageSide, sent } = connected();
    await assert.rejects(pageSide.remote.fail(), new Error('It failed.'));
    assert.doesNotMatch(JSON.stringify(sent), /secret detail/);
  });

  it('reach only functions of the contract', async () => {
    const { pageSide } = connected();
    const open = pageSide.remote as unknown as Record<string, () => Promise<unknown>>;
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'missing']) {
      await assert.rejects(open[name]!(), new Error('It failed.'), name);
    }
  });

  it('ignore answers that nobody waits for', async () => {
    const { ends, pageSide } = connected();
    ends[0].post({ id: 99, ok: 1 });
    ends[0].post({ id: 98, err: 'no' });
    assert.equal(await pageSide.remote.add(1, 1), 2);
  });

  it('reject when the connection is closed before the answer', async () => {
    const lost = connect<Host, Page>({ post: () => {}, listen: () => () => {} }, page, String);
    const answer = lost.remote.add(1, 2);
    lost.dispose();
    await assert.rejects(answer, /closed/);
  });

  it('let the other side be awaited without calling it', async () => {
    const { pageSide, sent } = connected();
    await (async () => pageSide.remote)();
    assert.deepEqual(sent, []);
  });
});
