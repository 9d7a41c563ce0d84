import assert from 'node:assert/strict';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench, type Session } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';
import { Workbench } from '../ui/workbench.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const discardTitle = 'Glossa: Discard Paid Translations Not Yet Written…';

async function translate(workbench: Workbench, ...languages: readonly string[]): Promise<void> {
  await workbench.runCommand('Glossa: Translate Missing Messages…');
  await choose(workbench, ...languages);
}

async function choose(workbench: Workbench, ...languages: readonly string[]): Promise<void> {
  await workbench.quickInput.titled('Translate Missing Messages');
  await workbench.quickInput.tickOnly(...languages);
  await workbench.quickInput.confirm();
}

/** The texts that were sent more than once, as the stand-in's ledger names them. */
const sentAgain = ({ service }: Session) =>
  [...service.ledger.texts].filter(([, times]) => times > 1).map(([key]) => key);

describe('two windows on one folder', () => {
  const session = useWorkbench({ project: 'shop', env });
  let other: Workbench;

  before('opens the folder a second time, by a workspace file', async () => {
    const { host, folder, workbench } = session;
    const workspace = join(dirname(folder), 'other.code-workspace');
    await writeFile(workspace, JSON.stringify({ folders: [{ path: basename(folder) }] }));
    const browser = workbench.page.context().browser();
    assert.ok(browser);
    other = await Workbench.open({ host, browser, workspace });
  });
  after(() => other.close());

  it('translate it one after the other, and pay once', async () => {
    const { workbench, service } = session;
    service.faults.add({ kind: 'hold', path: '/v2/translate' });
    await translate(workbench, 'German');
    await untilPasses(() => assert.ok(service.ledger.texts.size > 0));
    await translate(other, 'German');
    const waiting = 'Another window is translating this folder';
    await other.notifications.message(waiting);
    await other.notifications.press(waiting, 'Cancel');
    await other.notifications.with(waiting).waitFor({ state: 'detached' });

    await translate(other, 'German');
    await other.notifications.message(waiting);
    service.faults.release();
    await workbench.notifications.message(/messages translated in 1 file/);
    await other.notifications.message('Nothing is missing. No characters were sent.');
    assert.deepEqual(sentAgain(session), []);
  });

  it('let a second run in one of them wait too', async () => {
    const { workbench, service } = session;
    await workbench.clearNotifications();
    service.faults.add({ kind: 'hold', path: '/v2/translate' });
    const before = service.ledger.texts.size;
    await translate(workbench, 'French');
    await untilPasses(() => assert.ok(service.ledger.texts.size > before));
    await translate(workbench, 'French');
    await workbench.notifications.message('Waiting for the running translation');
    service.faults.release();
    await workbench.notifications.message(/messages translated in 1 file/);
    await workbench.notifications.message('Nothing is missing. No characters were sent.');
    assert.deepEqual(sentAgain(session), []);
  });
});

describe('a run that was interrupted', () => {
  const session = useWorkbench({ project: 'shop', env });
  const offer = /An earlier run was interrupted\. \d+ translations are paid for/;

  let earlier = 0;
  before('counts what others have left', async () => {
    earlier = await bytesKept();
  });

  /** The bytes that Glossa keeps on this machine of the texts of this project. */
  const kept = async () => (await bytesKept()) - earlier;

  async function bytesKept(): Promise<number> {
    const answers = join(session.host.root, 'home', '.local', 'state', 'glossa', 'answers');
    const sizes = (await readdir(answers).catch(() => [])).map(async (name) => {
      const { size } = await stat(join(answers, name));
      return size;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }

  /** Loads the window again while the second of two requests is under way. */
  async function interrupt(): Promise<void> {
    const { workbench, service } = session;
    service.faults.add({ kind: 'hold', path: '/v2/translate', after: 1 });
    await translate(workbench, 'German', 'French');
    await untilPasses(async () => assert.ok((await kept()) > 500));
    await workbench.reload();
    service.faults.release();
  }

  async function use(): Promise<void> {
    await session.workbench.runCommand('Glossa: Check Connection');
    await session.workbench.notifications.message(/Connected/);
  }

  it('is offered when Glossa is used again, and thrown away for ever', async () => {
    const { workbench } = session;
    await interrupt();
    assert.equal(await workbench.notifications.with(offer).count(), 0);
    await use();
    await workbench.notifications.message(offer);
    await workbench.picture('interrupted-run');
    assert.deepEqual(await workbench.notifications.buttons(offer), ['Resume', 'Discard', 'Later']);
    await workbench.notifications.press(offer, 'Discard');
    await untilPasses(async () => assert.equal(await kept(), 0));
    assert.equal(await workbench.offersCommand(discardTitle), false);
  });

  it('is told once, and can be thrown away at any time', async () => {
    const { workbench } = session;
    await interrupt();
    await use();
    await workbench.notifications.press(offer, 'Later');
    await workbench.clearNotifications();
    await use();
    assert.equal(await workbench.notifications.with(offer).count(), 0);
    await workbench.runCommand(discardTitle);
    await workbench.pressInDialog('Discard');
    await untilPasses(async () => assert.equal(await kept(), 0));
  });

  it('is taken up without paying again for what was answered', async () => {
    const { workbench, service } = session;
    service.reset();
    await interrupt();
    await use();
    await workbench.notifications.press(offer, 'Resume');
    await choose(workbench, 'German', 'French');
    const message = await workbench.notifications.message(/messages translated in 2 files/);
    assert.match(message, /Reused from an earlier run that had already paid for them/);
    const locales = new Set(sentAgain(session).map((key) => key.split('\t')[0]));
    assert.ok(locales.size <= 1, [...locales].join());
    await untilPasses(async () => assert.equal(await kept(), 0));
    assert.equal(await workbench.offersCommand(discardTitle), false);
  });
});
