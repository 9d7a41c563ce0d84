import assert from 'node:assert/strict';
import { Agent } from 'undici';
import { undiciSocket } from '../../../../src/service/voice/undiciSocket.ts';
import { undiciTransport } from '../../../../src/service/network/undiciTransport.ts';
import { CurrentNetwork } from '../../../../src/platform/account/currentNetwork.ts';
import type { Network } from '../../../../src/platform/account/network.ts';
import { connect, hello, useService } from '../../service/connect.ts';

describe('the network of the moment', () => {
  const service = useService();

  const socketsOf = (agent: Agent) => async () => undiciSocket(agent);

  /** A client over networks that tell how many of them were opened and closed. */
  const open = () => {
    const counts = { opened: 0, closed: 0 };
    const network = new CurrentNetwork(async () => {
      counts.opened++;
      const agent = new Agent({ connections: 2, pipelining: 1 });
      const close = () => agent.close().then(() => void counts.closed++);
      return { transport: undiciTransport(agent), openSocket: socketsOf(agent), close };
    });
    return { ...connect(service().url, { transport: network.transport }), network, counts };
  };

  it('may change while requests are under way, wait for a place or come later', async () => {
    service().faults.add({ kind: 'hold', times: 'always' });
    const { client, network, counts, events } = open();
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const calls = texts.map((text) => client.translate({ ...hello, texts: [text] }));
    while (service().ledger.requests.length < 2) await new Promise(setImmediate);
    network.leave();
    calls.push(client.translate({ ...hello, texts: ['g'] }));
    service().faults.release();
    await Promise.all(calls);
    network.leave();
    await client.usage();
    assert.deepEqual(
      events.filter(({ type }) => type === 'failed'),
      [],
    );
    assert.equal(service().ledger.texts.size, 7);
    assert.deepEqual(counts, { opened: 3, closed: 2 });
    network.leave();
  });

  it('is opened again where that went wrong', async () => {
    let attempts = 0;
    const network = new CurrentNetwork(async () => {
      if (attempts++ === 0) throw new Error('no such proxy');
      const agent = new Agent();
      const close = async () => undefined;
      return { transport: undiciTransport(agent), openSocket: socketsOf(agent), close };
    });
    await assert.rejects(network.open(), /no such proxy/);
    const { client } = connect(service().url, { transport: network.transport });
    assert.equal((await client.translate(hello)).length, 1);
  });

  it('stays open where an earlier one fails late', async () => {
    let fail: (error: Error) => void = assert.fail;
    const first = new Promise<Network>((_, reject) => (fail = reject));
    const second: Network = {
      transport: async () => Promise.reject(new Error('unused')),
      openSocket: () => Promise.reject(new Error('unused')),
      close: async () => undefined,
    };
    let opened = 0;
    const network = new CurrentNetwork(async () => (opened++ === 0 ? first : second));
    const late = network.open();
    network.leave();
    assert.equal(await network.open(), second);
    fail(new Error('no such proxy'));
    await assert.rejects(late, /no such proxy/);
    assert.equal(await network.open(), second);
    assert.equal(opened, 2);
  });
});
