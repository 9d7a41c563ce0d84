import assert from 'node:assert/strict';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

describe('signing in', () => {
  const session = useWorkbench({
    files: {
      'locales/en.json': '{\n  "save": "Save",\n  "open": "Open"\n}\n',
      'locales/de.json': '{\n  "save": "Sichern"\n}\n',
    },
  });
  const { pane, signedOut } = { pane: 'Translation Memories', signedOut: 'Sign in to see' };

  async function openKeyBox(): Promise<void> {
    const { workbench, service } = session;
    await workbench.runCommand('Glossa: Sign In…');
    await workbench.quickInput.titled('Sign In to Glossa');
    await workbench.quickInput.pick(new URL(service.url).host);
    await workbench.page.locator('.quick-input-widget input[type=password]').waitFor();
  }

  it('invites to sign in where there is no key', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.welcome(pane).getByText(signedOut).waitFor();
    await workbench.picture('memories-no-key');
  });

  it('says from which machine requests are sent', async () => {
    const { workbench } = session;
    await openKeyBox();
    const said = 'Requests are sent from the remote machine';
    await workbench.quickInput.message.getByText(said).waitFor();
    await workbench.quickInput.cancel();
  });

  it('says under the field that a key was refused, and keeps the box open', async () => {
    const { workbench } = session;
    await openKeyBox();
    await workbench.quickInput.enter('not-a-key');
    await workbench.quickInput.message.getByText('refused the API key').waitFor();
    await workbench.picture('sign-in-refused');
    await workbench.quickInput.cancel();
  });

  it('refuses a key with blanks before anything is sent', async () => {
    const { workbench, service } = session;
    await openKeyBox();
    const before = service.ledger.requests.length;
    await workbench.quickInput.enter('two words');
    await workbench.quickInput.message.getByText('A key has no spaces').waitFor();
    assert.equal(service.ledger.requests.length, before);
    await workbench.quickInput.cancel();
  });

  it('stores a key that works, and lists the memories', async () => {
    const { workbench, service } = session;
    await openKeyBox();
    await workbench.quickInput.enter(service.keys.paid);
    await workbench.notifications.message('Signed in to');
    await workbench.views.row(pane, 'Product UI').waitFor();
    const rows = await workbench.views.rows(pane);
    assert.equal(rows[0]?.label, 'Product UI');
    assert.match(rows[0]?.description ?? '', /^en → de, fr, ja · \d+ segments$/);
    const listed = service.ledger.requests.filter(({ query }) => query['page_size'] === '100');
    assert.deepEqual(
      listed.map(({ path }) => path),
      ['/v3/translation_memories'],
    );
    await workbench.clearNotifications();
    await workbench.picture('memories');
  });

  it('keeps the key over a reload', async () => {
    const { workbench } = session;
    await workbench.reload();
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, 'Product UI').waitFor();
  });

  it('checks the connection', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Check Connection');
    const message = await workbench.notifications.message('Connected to');
    assert.match(message, /the key works\. \d+ of [\d,]+ characters are used\./);
    await workbench.clearNotifications();
  });

  it('forgets the key on signing out', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Sign Out');
    await workbench.notifications.message('Signed out.');
    await workbench.views.welcome(pane).getByText(signedOut).waitFor();
    await workbench.clearNotifications();
  });

  it('tells a key that may not list memories from one that does not work', async () => {
    const { workbench, service } = session;
    await openKeyBox();
    await workbench.quickInput.enter(service.keys.textOnly);
    await workbench.notifications.message('cannot list translation memories');
    await workbench.views.welcome(pane).getByText('not allowed to list').waitFor();
    await workbench.clearNotifications();
  });

  it('goes on with what was asked for, as it was chosen', async () => {
    const { workbench, service } = session;
    const { quickInput, notifications } = workbench;
    await workbench.runCommand('Glossa: Sign Out');
    await notifications.message('Signed out.');
    await workbench.clearNotifications();
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await quickInput.row('German').waitFor();
    await quickInput.confirm();
    await notifications.press('needs an API key', 'Sign In');
    await quickInput.titled('Sign In to Glossa');
    await quickInput.pick(new URL(service.url).host);
    await workbench.page.locator('.quick-input-widget input[type=password]').waitFor();
    await quickInput.enter(service.keys.paid);
    await notifications.message('1 message translated');
    assert.match(await session.read('locales/de.json'), /"open": "\[de\] /);
  });

  it('goes on also where somebody signs in from the palette, and the status bar says that it waits', async () => {
    const { workbench, service } = session;
    const { quickInput, notifications } = workbench;
    await workbench.runCommand('Glossa: Undo Last Run');
    await untilPasses(async () =>
      assert.doesNotMatch(await session.read('locales/de.json'), /"open"/),
    );
    await workbench.runCommand('Glossa: Sign Out');
    await notifications.message('Signed out.');
    await workbench.clearNotifications();
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await quickInput.row('German').waitFor();
    await quickInput.confirm();
    await notifications.message('needs an API key');
    await workbench.clearNotifications();
    const item = workbench.page.getByRole('button', { name: 'Sign in to continue' });
    await item.waitFor();
    await workbench.picture('sign-in-waits');
    await openKeyBox();
    await quickInput.enter(service.keys.paid);
    await notifications.message('1 message');
    await untilPasses(async () =>
      assert.match(await session.read('locales/de.json'), /"open": "\[de\] /),
    );
    await item.waitFor({ state: 'detached' });
  });
});

describe('the way to another service', () => {
  const session = useWorkbench({
    settings: { 'glossa.service.profile': 'deepl', 'glossa.service.url': '' },
  });

  it('asks for its addresses, its plan and its scheme word, and stores them for the user', async () => {
    const { workbench, service } = session;
    await workbench.runCommand('Glossa: Sign In…');
    await workbench.quickInput.pick('Another Service with This Interface…');
    await workbench.quickInput.titled('Sign In to Glossa');
    await workbench.quickInput.enter('http://example.com');
    await workbench.quickInput.message.getByText('Use https://').waitFor();
    await workbench.quickInput.enter(service.url);
    await workbench.quickInput.message.getByText('free plans').waitFor();
    await workbench.quickInput.enter('');
    await workbench.quickInput.message.getByText('Authorization header').waitFor();
    assert.equal(await workbench.quickInput.input.inputValue(), 'Service-Auth-Key');
    await workbench.quickInput.enter('Service-Auth-Key');
    await workbench.page.locator('.quick-input-widget input[type=password]').waitFor();
    await workbench.quickInput.enter(service.keys.paid);
    await workbench.notifications.message('Signed in to');
  });
});
