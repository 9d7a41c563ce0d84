import assert from 'node:assert/strict';
import { AccountUsage } from '../../../../src/platform/account/accountUsage.ts';
import { failure, hello, useService } from '../../service/connect.ts';
import { ChangingConnection } from '../changingConnection.ts';

describe('the usage of the account', () => {
  const service = useService();
  const open = (now?: () => number) => {
    const connection = new ChangingConnection(service().url);
    return { connection, usage: new AccountUsage(connection, now) };
  };
  const requests = () =>
    service().ledger.requests.filter(({ path }) => path === '/v2/usage').length;

  it('is asked for at most every ten minutes', async () => {
    let now = 0;
    const { usage } = open(() => now);
    assert.equal((await usage.read())?.characterLimit, 100_000_000);
    now = 599_999;
    await usage.read();
    assert.equal(requests(), 1);
    now = 600_000;
    await usage.read();
    assert.equal(requests(), 2);
  });

  it('keeps no question waiting, however long the service takes, and comes then', async () => {
    const connection = new ChangingConnection(service().url);
    const usage = new AccountUsage(connection, Date.now, 20);
    // On a busy machine an answer takes longer than that as well: who has no patience is not who hears one.
    assert.equal((await new AccountUsage(connection).readSoon())?.characterLimit, 100_000_000);
    service().faults.add({ kind: 'delay', ms: 400 });
    assert.equal(await usage.readSoon(), undefined);
    assert.equal((await usage.read())?.characterLimit, 100_000_000);
    assert.equal(requests(), 2);
  });

  it('is asked for again after characters were sent, and says so', async () => {
    const { usage, connection } = open();
    let heard = 0;
    const listener = usage.onDidCount(() => heard++);
    assert.equal((await usage.read())?.characterCount, 0);
    await (await connection.service()).translate(hello);
    usage.spent();
    assert.equal((await usage.read())?.characterCount, 5);
    listener.dispose();
    usage.spent();
    assert.equal(heard, 1);
  });

  it('belongs to one key', async () => {
    const { usage, connection } = open();
    await usage.read();
    connection.change();
    await usage.read();
    assert.equal(requests(), 2);
    usage.dispose();
  });

  it('is unknown where the service does not tell, and is not asked for over and over', async () => {
    const { usage } = open();
    service().faults.add({ kind: 'status', status: 404, path: '/v2/usage' });
    assert.equal(await usage.read(), undefined);
    assert.equal(await usage.read(), undefined);
    assert.equal(requests(), 1);
  });

  it('is told as it is now to whoever wants to know, or why it cannot be', async () => {
    const { usage, connection } = open();
    let heard = 0;
    usage.onDidCount(() => heard++);
    await usage.read();
    await (await connection.service()).translate(hello);
    assert.equal((await usage.readAgain()).characterCount, 5);
    assert.equal((await usage.read())?.characterCount, 5);
    assert.deepEqual([requests(), heard], [2, 1]);
    service().faults.add({ kind: 'status', status: 403, path: '/v2/usage' });
    await failure(usage.readAgain(), { kind: 'permission' });
    assert.deepEqual([await usage.read(), heard], [undefined, 1]);
  });
});
