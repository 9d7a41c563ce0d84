import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import * as vscode from 'vscode';
import { certificateKey, otherHost } from '../../unit/service/certificates.ts';
import { cleanUp, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing } from './translateMissing.ts';

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

const serviceUrl = new URL(process.env['GLOSSA_TEST_SERVICE'] ?? 'http://127.0.0.1');

const check = () => vscode.commands.executeCommand<boolean | undefined>('glossa.account.check');

describe('the network', () => {
  const service = useService();

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

describe('an exchange that does not end by itself', function () {
  // A call gives up after a minute of its own: what takes as long was not cancelled.
  this.timeout(50_000);
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  const opened: { server: Server; sockets: Set<Socket> }[] = [];
  afterEach(async () => {
    for (const { server, sockets } of opened.splice(0)) {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
    await cleanUp();
  });

  /** A proxy that does this with what it is asked; what that was, and how many connections it had. */
  async function proxyThat(does: (socket: Socket) => unknown) {
    const sockets = new Set<Socket>();
    let connections = 0;
    const server = createServer();
    const asked: (string | undefined)[] = [];
    server.on('connect', (request, socket: Socket) => {
      asked.push(request.url);
      does(socket);
    });
    server.on('request', ({ url }) => asked.push(url));
    server.on('connection', (socket: Socket) => {
      connections++;
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    opened.push({ server, sockets });
    return {
      address: `http://127.0.0.1:${await listening(server)}`,
      asked,
      connections: () => connections,
    };
  }

  /** Cancels what shows its progress, as a person does with the button, until the work has ended. */
  async function cancelled<T>(begin: () => PromiseLike<T>): Promise<T | undefined> {
    await vscode.commands.executeCommand('notifications.clearAll');
    let isOver = false;
    const end = Promise.resolve(begin()).then(
      (value) => value,
      () => undefined,
    );
    void end.finally(() => (isOver = true));
    await until(async () => {
      await vscode.commands.executeCommand('notification.acceptPrimaryAction');
      return isOver;
    });
    return end;
  }

  async function selection() {
    const uri = await put(scratch('note.md'), 'Save\n');
    const editor = await vscode.window.showTextDocument(uri);
    editor.selection = new vscode.Selection(0, 0, 0, 4);
    const choice = { target: 'de', source: 'en', result: 'replace' };
    const ended = await cancelled(() =>
      vscode.commands.executeCommand('glossa.translate.selection', choice),
    );
    assert.equal(ended, undefined);
    assert.equal(editor.document.getText(), 'Save\n');
  }

  for (const transport of ['undici', 'editor']) {
    for (const [what, does] of [
      ['never answers', () => undefined],
      ['answers half a status line', (socket: Socket) => socket.write('HTTP/1.1 2')],
    ] as const) {
      it(`ends when it is cancelled, where a proxy ${what} (${transport})`, async () => {
        const proxy = await proxyThat(does);
        const settings = {
          'glossa.network.transport': transport,
          'http.proxy': proxy.address,
          'glossa.service.url': 'https://other.test',
        };
        await withSettings(settings, selection);
        // Beside the selection, the editor may ask for what is used of the account.
        const made = proxy.connections();
        assert.ok(made >= 1 && made <= 12, `${made} connections`);
        assert.equal((await service.ledger()).requests.length, 0);
      });
    }

    it(`ends when it is cancelled, where an answer stalls (${transport})`, async () => {
      await service.faults.add({ kind: 'stall', bytes: 5, path: '/v2/translate', times: 'always' });
      await withSettings({ 'glossa.network.transport': transport }, selection);
      const { requests } = await service.ledger();
      assert.equal(requests.filter(({ path }) => path === '/v2/translate').length, 1);
    });
  }

  it('ends a run when it is cancelled, also where it still asks what the service can do', async () => {
    const proxy = await proxyThat(() => undefined);
    const en = await put(scratch('locales/en.json'), '{ "save": "Save", "bye": "Good bye" }');
    const de = await put(scratch('locales/de.json'), '{}');
    const settings = { 'http.proxy': proxy.address, 'glossa.service.url': 'https://other.test' };
    await withSettings(settings, async () => {
      const report = await cancelled(() => translateMissing(en, { targets: ['de'] }));
      // Who has waited until the question was given up would have one.
      assert.equal(report, undefined);
    });
    assert.equal(await textOf(de), '{}');
  });

  it('is no storm where a proxy closes whatever it is asked: it is named as the cause', async () => {
    const proxy = await proxyThat((socket) => socket.end());
    const settings = { 'http.proxy': proxy.address, 'glossa.service.url': 'https://other.test' };
    await withSettings(settings, async () => assert.equal(await check(), undefined));
    // Beside the check, the editor may ask for what is used of the account.
    assert.ok(proxy.connections() >= 1 && proxy.connections() <= 12, `${proxy.connections()}`);
  });

  it('is none to this machine over a proxy, with either transport and in every spelling', async () => {
    const proxy = await proxyThat(() => undefined);
    const { port } = serviceUrl;
    for (const transport of ['undici', 'editor']) {
      for (const host of ['127.0.0.1', 'localhost', 'a.localhost', '[::ffff:127.0.0.1]']) {
        const settings = {
          'glossa.network.transport': transport,
          'http.proxy': proxy.address,
          'glossa.service.url': `http://${host}:${port}`,
        };
        await withSettings(settings, async () => assert.equal(await check(), true, host));
      }
    }
    // What other tests have asked for may be tried again.
    assert.deepEqual(
      proxy.asked.filter((one) => one !== 'other.test:443'),
      [],
    );
    assert.equal(proxy.connections(), proxy.asked.length);
  });
});
