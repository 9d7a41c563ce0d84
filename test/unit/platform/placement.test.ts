import assert from 'node:assert/strict';
import {
  isApartFromFiles,
  isInContainer,
  remoteMachine,
  type Placement,
} from '../../../src/platform/placement.ts';

describe('where Glossa runs', () => {
  const own: Placement = { remoteName: undefined, isLocal: true, schemes: ['file'] };
  const remote = (remoteName: string): Placement => ({
    remoteName,
    isLocal: false,
    schemes: ['file'],
  });
  const apart: Placement = { remoteName: 'wsl', isLocal: true, schemes: ['vscode-remote'] };

  it('is the remote machine where the editor runs it there', () => {
    assert.equal(remoteMachine(own), undefined);
    assert.equal(remoteMachine(apart), undefined);
    for (const name of ['ssh-remote', 'wsl', 'codespaces']) {
      assert.equal(remoteMachine(remote(name)), name);
    }
  });

  it('is a container that may be rebuilt, or none', () => {
    for (const name of ['dev-container', 'attached-container', 'k8s-container', 'codespaces']) {
      assert.equal(isInContainer(remote(name)), true, name);
      assert.equal(isInContainer({ ...remote(name), isLocal: true }), false, name);
    }
    for (const name of ['ssh-remote', 'wsl', 'tunnel', '127.0.0.1:8000']) {
      assert.equal(isInContainer(remote(name)), false, name);
    }
    assert.equal(isInContainer(own), false);
  });

  it('is apart from the files only where these are on the remote machine', () => {
    assert.equal(isApartFromFiles(apart), true);
    assert.equal(isApartFromFiles({ ...apart, schemes: ['file', 'vscode-remote'] }), true);
    assert.equal(isApartFromFiles({ ...apart, schemes: ['file'] }), false);
    assert.equal(isApartFromFiles({ ...apart, schemes: [] }), false);
    assert.equal(isApartFromFiles(remote('wsl')), false);
    assert.equal(isApartFromFiles(own), false);
  });
});
