import assert from 'node:assert/strict';
import { tryKey } from '../../../../src/features/account/tryKey.ts';
import { demoKeys } from '../../../service/keys.ts';
import type { Service, ServiceOptions } from '../../../service/service.ts';
import { connect, useService } from '../../service/connect.ts';

const ask = (service: Service, key: string) =>
  tryKey(async () => connect(service.url, { key: () => key }).client);

const describeService = (
  title: string,
  options: ServiceOptions,
  test: (of: () => Service) => void,
) => describe(title, () => test(useService(options)));

describe('trying a key', () => {
  describeService('where wrong keys get 401', {}, (service) => {
    it('finds that a key works, that it lacks the scope, and that it is wrong', async () => {
      assert.equal(await ask(service(), demoKeys.paid), 'permitted');
      assert.equal(await ask(service(), demoKeys.textOnly), 'limited');
      await assert.rejects(ask(service(), 'wrong'), { kind: 'credentials' });
    });

    it('asks once where the first answer tells', async () => {
      await ask(service(), demoKeys.paid);
      await ask(service(), demoKeys.textOnly);
      assert.equal(service().ledger.requests.length, 2);
    });
  });

  describeService('where wrong keys get 403 without a word', { bareRefusals: true }, (service) => {
    it('never takes a wrong key for a limited one', async () => {
      assert.equal(await ask(service(), demoKeys.paid), 'permitted');
      assert.equal(await ask(service(), 'wrong'), 'unproven');
    });

    it('cannot tell a key that may only translate from a wrong one', async () => {
      assert.equal(await ask(service(), demoKeys.textOnly), 'unproven');
    });

    it('believes a key that may do something else', async () => {
      service().faults.add({ kind: 'status', status: 403, path: '/v3/translation_memories' });
      assert.equal(await ask(service(), demoKeys.paid), 'limited');
    });

    it('costs nothing', async () => {
      await ask(service(), 'wrong');
      await ask(service(), demoKeys.textOnly);
      assert.equal(service().ledger.characters, 0);
    });
  });

  describeService('where not everything is offered', {}, (service) => {
    const missing = (path: string) =>
      service().faults.add({ kind: 'status', status: 404, path, times: 'always' });

    it('asks what is offered', async () => {
      missing('/v3/translation_memories');
      assert.equal(await ask(service(), demoKeys.paid), 'limited');
      missing('/v2/usage');
      assert.equal(await ask(service(), demoKeys.paid), 'limited');
    });

    it('finds that the address is none of the service', async () => {
      for (const path of ['/v3/translation_memories', '/v2/usage', '/v3/languages']) missing(path);
      await assert.rejects(ask(service(), demoKeys.paid), { kind: 'notFound' });
    });
  });

  describeService('where something else fails', {}, (service) => {
    it('says so', async () => {
      const times = 'always';
      service().faults.add({
        kind: 'status',
        status: 403,
        path: '/v3/translation_memories',
        times,
      });
      service().faults.add({ kind: 'status', status: 500, path: '/v2/usage', times });
      await assert.rejects(ask(service(), demoKeys.paid), { kind: 'unavailable' });
    });
  });
});
