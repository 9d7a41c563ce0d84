import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { certificateKey, otherHost } from '../../unit/service/certificates.ts';
import { useService } from './glossa.ts';

/** Sets user settings for a test and takes them back. */
async function withSettings(
  values: Record<string, unknown>,
  test: () => Promise<void>,
): Promise<void> {
  const write = async (value: (key: string) => unknown) => {
    for (const key of Object.keys(values)) {
      const target = vscode.ConfigurationTarget.Global;
      await vscode.workspace.getConfiguration().update(key, value(key), target);
    }
  };
  const configured = vscode.workspace.getConfiguration();
  const before = new Map(
    Object.keys(values).map((key) => [key, configured.inspect(key)?.globalValue]),
  );
  await write((key) => values[key]);
  try {
    await test();
  } finally {
    await write((key) => before.get(key));
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const check = () => vscode.commands.executeCommand<boolean | undefined>('glossa.account.check');

describe('the network', () => {
  const service = useService();
  const serviceUrl = new URL(process.env['GLOSSA_TEST_SERVICE'] ?? 'http://127.0.0.1');

  it('is that of a remote machine here, on which Glossa runs', () => {
    assert.notEqual(vscode.env.remoteName, undefined);
    const glossa = vscode.extensions.getExtension('glossa.glossa');
    assert.equal(glossa?.extensionKind, vscode.ExtensionKind.Workspace);
  });

  it("uses the editor's own fetch where it is asked to", async () => {
    await withSettings({ 'glossa.network.transport': 'editor' }, async () => {
      assert.equal(await check(), true);
    });
    const { requests } = await service.ledger();
    assert.ok(requests.some(({ path }) => path === '/v3/translation_memories'));
  });

  it('goes through the proxy of the settings, and trusts the certificates of the system', async () => {
    const front = createTlsServer(
      { key: certificateKey, cert: otherHost },
      (incoming, outgoing) => {
        const { method, url, headers } = incoming;
        const { hostname, port } = serviceUrl;
        const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        });
        incoming.pipe(onward);
      },
    );
    const tunnels: string[] = [];
    const proxy = createServer();
    const frontPort = await listening(front);
    proxy.on('connect', (wanted, socket, head) => {
      tunnels.push(wanted.url ?? '');
      const through = connect(frontPort, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        through.write(head);
        through.pipe(socket);
        socket.pipe(through);
      });
      through.on('error', () => socket.destroy());
      socket.on('error', () => through.destroy());
    });
    const proxyPort = await listening(proxy);
    const settings = {
      'http.proxy': `http://127.0.0.1:${proxyPort}`,
      'glossa.service.url': 'https://other.test',
    };
    try {
      await withSettings(settings, async () => assert.equal(await check(), true));
      assert.ok(tunnels.length > 0);
      assert.ok(tunnels.every((host) => host === 'other.test:443'));
    } finally {
      for (const server of [front, proxy]) {
        server.closeAllConnections();
        server.close();
      }
    }
  });

  it('reaches hosts of http.noProxy directly', async () => {
    const settings = {
      'http.proxy': 'http://127.0.0.1:9',
      'http.noProxy': ['*.test'],
      'glossa.service.url': 'https://other.test',
    };
    await withSettings(settings, async () => assert.equal(await check(), undefined));
    assert.equal((await service.ledger()).requests.length, 0);
    await withSettings({ 'http.proxy': 'http://127.0.0.1:9' }, async () => {
      assert.equal(await check(), true, 'loopback is always direct');
    });
  });

  it('takes no address of the service from a workspace', async () => {
    const scratch = vscode.workspace.workspaceFolders?.find(({ name }) => name === 'scratch');
    assert.ok(scratch);
    const file = vscode.Uri.joinPath(scratch.uri, '.vscode/settings.json');
    const hostile = {
      'glossa.service.url': 'https://evil.test',
      glossa: { service: { url: 'https://evil.test' } },
    };
    await vscode.workspace.fs.writeFile(file, Buffer.from(JSON.stringify(hostile)));
    try {
      assert.equal(await check(), true);
      const { requests } = await service.ledger();
      assert.ok(requests.length > 0);
    } finally {
      await vscode.workspace.fs.delete(vscode.Uri.joinPath(file, '..'), { recursive: true });
    }
  });
});
