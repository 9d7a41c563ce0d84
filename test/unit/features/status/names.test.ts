import assert from 'node:assert/strict';
import { Names } from '../../../../src/features/status/names.ts';
import { ChangingConnection } from '../../platform/changingConnection.ts';
import { useService } from '../../service/connect.ts';

describe('the names of what the settings name by id', () => {
  const service = useService();
  const requests = () => service().ledger.requests.length;

  it('are looked up once', async () => {
    const names = new Names(new ChangingConnection(service().url));
    const { glossaries, memories } = service().state;
    const [memory, glossary] = [memories[0]!, glossaries[0]!];
    assert.equal(await names.memory(memory.id), memory.name);
    assert.equal(await names.memory(memory.id), memory.name);
    assert.equal(await names.glossary(glossary.id), glossary.name);
    assert.equal(requests(), 2);
  });

  it('are none without an id, and the id where the service does not know it', async () => {
    const names = new Names(new ChangingConnection(service().url));
    assert.equal(await names.glossary(''), undefined);
    assert.equal(requests(), 0);
    assert.equal(await names.glossary('not-an-id'), 'not-an-id');
    assert.equal(await names.memory('..'), '..');
  });

  it('are looked up again after a while, also where the service did not say them', async () => {
    let now = 0;
    const names = new Names(new ChangingConnection(service().url), () => now);
    const { id, name } = service().state.glossaries[0]!;
    service().faults.add({ kind: 'status', status: 403, path: '/v3/glossaries/*' });
    assert.equal(await names.glossary(id), id);
    assert.equal(await names.glossary(id), id);
    assert.equal(requests(), 1);
    now += 600_000;
    assert.equal(await names.glossary(id), name);
  });

  it('are looked up again for another key', async () => {
    const connection = new ChangingConnection(service().url);
    const names = new Names(connection);
    const { id } = service().state.glossaries[0]!;
    await names.glossary(id);
    connection.change();
    await names.glossary(id);
    assert.equal(requests(), 2);
    names.dispose();
  });
});
