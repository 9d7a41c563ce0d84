import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { connectControl } from '../../service/control.ts';
import { activationTimes } from '../activation.ts';

describe('the extension in its host', () => {
  it('activates from the package', async () => {
    const extension = vscode.extensions.getExtension('glossa.glossa');
    assert.ok(extension);
    await extension.activate();
    assert.equal(extension.isActive, true);
    assert.ok(activationTimes(extension.id).activate >= 0);
  });

  it('reaches the stand-in service', async () => {
    const control = connectControl(process.env['GLOSSA_TEST_SERVICE'] ?? '');
    const { memories } = await control.state.read();
    assert.notEqual(memories.length, 0);
  });
});
