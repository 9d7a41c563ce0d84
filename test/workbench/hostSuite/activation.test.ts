import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import { activationTimes } from '../activation.ts';
import { control } from './glossa.ts';

describe('activation', () => {
  it('touches no network, and no process-wide dispatcher', async () => {
    const slots = ['undici.globalDispatcher.1', 'undici.globalDispatcher.2'].map((name) =>
      Symbol.for(name),
    );
    const held = () => slots.map((slot) => (globalThis as Record<symbol, unknown>)[slot]);
    const service = control();
    const requests = (await service.ledger()).requests.length;
    const before = held();
    const extension = vscode.extensions.getExtension('glossa.glossa');
    assert.ok(extension);
    await extension.activate();
    assert.deepEqual(held(), before);
    assert.equal((await service.ledger()).requests.length, requests);
    const times = activationTimes('glossa.glossa');
    const record = process.env['GLOSSA_ACTIVATION_RECORD'];
    if (record !== undefined) await appendFile(record, `${JSON.stringify(times)}\n`);
  });
});
