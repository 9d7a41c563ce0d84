import assert from 'node:assert/strict';
import { glob, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { commandEffects } from '../../../src/platform/ui/commandEffects.ts';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };

/** The texts of all files in a folder, by their paths. */
async function contentsOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return Object.fromEntries(paths.map((path, place) => [path, texts[place] ?? '']));
}

describe('translating what is missing', () => {
  const empty = '{}\n';
  const files = { 'locales/it.json': empty, 'locales/es.json': empty };
  const session = useWorkbench({ project: 'shop', files, env });
  const folderSettings = async () =>
    JSON.parse(await session.read('.vscode/settings.json')) as Record<string, unknown>;

  it('is counted when the folder opens, before anybody opens a file', async () => {
    const badge = session.workbench.page.locator('.activitybar a[aria-label^="Glossa"]');
    await untilPasses(async () =>
      assert.match((await badge.getAttribute('aria-label')) ?? '', /\d+ missing/),
    );
    assert.equal(await session.workbench.page.locator('.tabs-container .tab').count(), 0);
  });

  it('chooses a memory that fits the file, with its threshold', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Select Translation Memory…');
    await workbench.quickInput.titled('Select Translation Memory');
    await workbench.quickInput.row('Product UI').waitFor();
    await workbench.pictureAlone('select-memory');
    await workbench.quickInput.pick('Product UI');
    await workbench.quickInput.message.getByText('Minimum match').waitFor();
    await workbench.quickInput.enter('80');
    await untilPasses(async () => {
      const settings = await folderSettings();
      assert.equal(settings['glossa.translationMemory.threshold'], 80);
      assert.match(String(settings['glossa.translationMemory.id']), /^[0-9a-f-]{36}$/);
    });
  });

  it('chooses a glossary', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Select Glossary…');
    await workbench.quickInput.titled('Select Glossary');
    await workbench.quickInput.pick('Product terms');
    await untilPasses(async () => {
      assert.match(String((await folderSettings())['glossa.glossary.id']), /^[0-9a-f-]{36}$/);
    });
  });

  it('lists the target locales with what they lack, translates, and reports', async () => {
    const { workbench, read, service } = session;
    await workbench.editor.open('locales/de.json');
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.titled('Translate Missing Messages');
    await workbench.quickInput.row('German').waitFor();
    await workbench.pictureAlone('choose-targets');
    await workbench.quickInput.tickOnly('German', 'French');
    await workbench.quickInput.confirm();
    const message = await workbench.notifications.message(/messages translated in 2 files/);
    const { characters } = service.ledger;
    assert.ok(message.includes(`${characters.toLocaleString('en')} characters`), message);
    const de = await read('locales/de.json');
    assert.match(de, /"greeting": "Moin \{name}!"/);
    assert.match(de, /"welcomeBack": "Willkommen zurück, \{name}\."/);
    assert.match(de, /\/\/ Checked by Jana\. Please keep the order\.\n/);
    const fr = await read('locales/fr.json');
    assert.ok(fr.startsWith('\ufeff{\r\n'));
    await workbench.editor.open('locales/de.json');
    await workbench.picture('translated');
    await workbench.notifications.press(/messages translated in 2 files/, 'Show Report');
    await workbench.page.getByText('Translation Report').first().waitFor();
    await workbench.picture('report');
  });

  async function translateInto(language: string): Promise<void> {
    const { editor, quickInput } = session.workbench;
    await session.workbench.clearNotifications();
    await editor.open('locales/en.json');
    await session.workbench.runCommand('Glossa: Translate Missing Messages…');
    await quickInput.titled('Translate Missing Messages');
    await quickInput.tickOnly(language);
    await quickInput.confirm();
  }

  it('takes and writes what is under way when it is cancelled, and counts it', async () => {
    const { workbench, read, service } = session;
    const { characters: before } = service.ledger;
    const sent = () => service.ledger.characters - before;
    service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    await translateInto('Italian');
    await untilPasses(() => assert.ok(sent() > 0));
    await workbench.notifications.press('Translating missing messages', 'Cancel');
    // What is under way has ten seconds: nothing here may take its time.
    await workbench.page.getByText('Finishing requests already sent').first().waitFor();
    service.faults.clear();
    const message = await workbench.notifications.message(/messages translated in 1 file/);
    assert.ok(message.includes(`${sent().toLocaleString('en')} characters`), message);
    assert.match(await read('locales/it.json'), /\[it\]/);
  });

  it('says first why the service refused, offers to try again, and names nothing that did not happen', async () => {
    const { service, workbench } = session;
    const { notifications } = workbench;
    service.faults.add({ kind: 'status', status: 456, path: '/v2/translate', times: 1 });
    await translateInto('Spanish');
    const message = await notifications.message(/quota/);
    assert.match(message, /^The account's quota is used up\./);
    assert.match(message, /Without a translation, and left as they are: \d+ messages\./);
    assert.doesNotMatch(message, /\b0 /);
    await workbench.picture('refused-run');
    await notifications.press(/quota/, 'Try Again');
    const again = await notifications.message(/messages translated in 1 file/);
    assert.doesNotMatch(again, /quota/);
  });

  it('is offered in the explorer, and says at once where nothing is missing', async () => {
    const { workbench } = session;
    await workbench.runCommand('View: Show Explorer');
    await workbench.views.explorerRow('locales').waitFor();
    if (!(await workbench.views.explorerRow('en.json').isVisible())) {
      await workbench.views.explorerRow('locales').click();
    }
    await workbench.contextMenu(
      workbench.views.explorerRow('en.json'),
      'Translate Missing Messages…',
    );
    const message = await workbench.notifications.message(/Nothing is missing/);
    for (const name of ['German', 'French', 'Italian', 'Spanish'])
      assert.ok(message.includes(name), message);
    await workbench.notifications.press(/Nothing is missing/, 'Add a Locale…');
    await workbench.quickInput.titled('Add a Locale');
    await workbench.quickInput.cancel();
  });
});

describe('a folder that is not trusted', () => {
  const refused = Object.entries(commandEffects).filter(([, effect]) => effect !== 'neither');
  const commands = refused.map(([command]) => command);
  const session = useWorkbench({
    project: 'shop',
    env,
    trust: false,
    // Runs commands as other extensions do, whether or not they are offered.
    keybindings: [{ key: 'ctrl+alt+f7', command: 'runCommands', args: { commands } }],
  });
  const refusals = async () => {
    let logged = '';
    for await (const log of glob(join(session.host.root, 'user/logs/*/exthost*/*/Glossa.log')))
      logged += await readFile(log, 'utf8');
    return logged.match(/until you trust this workspace/g) ?? [];
  };

  it('is not written to', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    assert.equal(await workbench.offersCommand('Glossa: Translate Missing Messages…'), false);
    assert.equal(await workbench.offersCommand('Glossa: Sign In…'), true);
  });

  it('is refused to whoever calls any command that writes or sends', async () => {
    const { workbench, service, folder } = session;
    const before = await contentsOf(folder);
    const { length } = service.ledger.requests;
    await workbench.page.keyboard.press('Control+A');
    await workbench.page.keyboard.press('Control+Alt+F7');
    await workbench.notifications.message(/Nothing is written until you trust this workspace/);
    await untilPasses(async () => assert.equal((await refusals()).length, commands.length));
    assert.equal(service.ledger.requests.length, length);
    assert.deepEqual(await contentsOf(folder), before);
  });
});

describe('signing out while translations wait that no file has yet', () => {
  const settings = { 'glossa.translate.review': 'all' };
  const session = useWorkbench({ project: 'shop', env, settings });

  it('offers to throw them away, and does so only where that is chosen', async () => {
    const { workbench, service } = session;
    const { notifications, quickInput } = workbench;
    const proposed = /Proposed for your review in the catalog, and not written yet: \d+ messages/;
    const choose = async () => {
      await workbench.editor.open('locales/en.json');
      await workbench.runCommand('Glossa: Translate Missing Messages…');
      await quickInput.titled('Translate Missing Messages');
      await quickInput.tickOnly('German');
      await quickInput.confirm();
      await notifications.message(proposed);
      // The catalog takes the keyboard when it comes, and closes whatever asks for something then.
      const catalog = await workbench.webview('[role=grid]');
      await catalog.locator('[role=gridcell]:focus').waitFor();
      await workbench.clearNotifications();
    };
    await choose();
    await workbench.runCommand('Glossa: Sign Out');
    await notifications.press(/Translations that are not written yet are kept/, 'Discard Them…');
    await workbench.pressInDialog('Discard');
    await untilPasses(async () => {
      await workbench.clearNotifications();
      await workbench.runCommand('Glossa: Sign Out');
      assert.doesNotMatch(await notifications.message('still in use'), /not written yet/);
    });
    await workbench.clearNotifications();
    const { characters } = service.ledger;
    await choose();
    assert.ok(service.ledger.characters > characters, 'what was thrown away is paid for again');
  });
});
