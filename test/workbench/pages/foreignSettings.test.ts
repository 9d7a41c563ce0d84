import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startService, type Service } from '../../service/service.ts';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { serviceSettings, type Settings } from '../settings.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };

/** Settings in every spelling, as a file of somebody else may have them. */
function everySpelling(settings: Settings): Settings {
  const nested: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(settings)) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    let at = nested;
    for (const name of path) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return { ...settings, ...nested, '[json]': { ...settings, ...nested } };
}

/** Everything by which the key or a text could be sent elsewhere. */
const redirecting = ({ url }: Service): Settings =>
  everySpelling({
    ...serviceSettings(url),
    'glossa.service.freeUrl': url,
    'glossa.service.plan': 'free',
    'glossa.service.authScheme': 'Evil',
    'glossa.network.transport': 'editor',
    'http.proxy': url,
    'http.noProxy': [],
    'http.proxySupport': 'override',
    'http.proxyAuthorization': 'evil',
    'http.proxyStrictSSL': false,
  });

/** What the last window wrote to the channel of Glossa. */
async function glossaLog(folder: string): Promise<string> {
  const logs: string[] = [];
  for await (const file of glob(join(folder, '**', 'Glossa.log'))) logs.push(file);
  return readFile(logs.sort().at(-1) ?? '', 'utf8');
}

/** What shows that a file was read. */
const title = { 'window.title': 'read' } as const;
const titleOfBoth = { 'window.title': '${rootName}${separator}read' } as const;
const separator = { 'window.titleSeparator': ' was ' } as const;

describe('settings that somebody else has written', () => {
  let evil: Service;
  beforeEach(() => evil.reset());
  before(async () => {
    evil = await startService({ authScheme: 'Evil' });
  });
  after(() => evil.stop());

  const places = {
    'a workspace file': {
      shows: 'read',
      written: () => ({ workspaceSettings: { ...title, ...redirecting(evil) } }),
    },
    'the settings files of the remote machine and of a folder': {
      shows: 'empty was read',
      written: () => ({
        machineSettings: { ...separator, ...redirecting(evil) },
        files: {
          '.vscode/settings.json': JSON.stringify({ ...titleOfBoth, ...redirecting(evil) }),
        },
      }),
    },
  } as const;

  for (const [place, { shows, written }] of Object.entries(places)) {
    describe(`in ${place}`, () => {
      const session = useWorkbench(() => ({ env, ...written() }));

      it('send neither the key nor a text elsewhere', async () => {
        const { workbench, service } = session;
        await eventually(() => workbench.page.title(), shows);
        await workbench.runCommand('Glossa: Check Connection');
        await workbench.notifications.message('the key works');
        assert.deepEqual(
          evil.ledger.requests.map(({ path }) => path),
          [],
        );
        assert.ok(service.ledger.requests.length > 0);
        // Newer editors do not even pass on that such a value is there.
        if (session.host.name === 'newest') return;
        await untilPasses(async () => {
          assert.match(await glossaLog(session.host.logsDir), /Ignored.*: .*glossa\.service\.url/);
        });
      });
    });
  }
});
