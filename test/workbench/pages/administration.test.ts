import assert from 'node:assert/strict';
import { createdSecret, demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { eventually } from '../ui/eventually.ts';

const view = 'API Keys';

describe('the administration', () => {
  const session = useWorkbench({ project: 'shop', env: { GLOSSA_API_KEY: demoKeys.paid } });
  const stored = (label: string) => {
    const found = session.service.state.apiKeys.find((one) => one.label === label);
    assert.ok(found, label);
    return found;
  };
  const menu = (label: string, entry: string) => {
    const { workbench } = session;
    return workbench.contextMenu(workbench.views.row(view, label), entry);
  };

  it('has a sign-in of its own, to which the other one leads', async () => {
    const { workbench, service } = session;
    await workbench.views.open('Glossa');
    assert.equal(await workbench.views.pane(view).count(), 0);
    await workbench.runCommand('Glossa: Sign In…');
    await workbench.quickInput.pick(new URL(service.url).host);
    await workbench.quickInput.enter(demoKeys.admin);
    await workbench.notifications.message('This is an administrator’s key');
    assert.ok(!service.ledger.requests.some(({ path }) => path.startsWith('/v2/admin')));
    await workbench.picture('administration-other-key');
    await workbench.notifications.press('administrator’s key', 'Sign In as Administrator…');
    await workbench.quickInput.titled('Sign In as Administrator');
    await workbench.quickInput.enter(demoKeys.paid);
    await workbench.quickInput.message.getByText('Keys of administrators end in ":adm".').waitFor();
    await workbench.quickInput.enter(demoKeys.admin);
    await workbench.notifications.message('as administrator.');
    await workbench.clearNotifications();
    const sent = service.ledger.requests.filter(({ headers }) =>
      headers.authorization?.includes(demoKeys.admin),
    );
    assert.ok(sent.length > 0 && sent.every(({ path }) => path.startsWith('/v2/admin/')));
  });

  it('shows the keys with what they have used, day by day', async () => {
    const { workbench } = session;
    await workbench.views.row(view, 'Website').waitFor();
    assert.deepEqual(await workbench.views.rows(view), [
      { label: 'Blocked', description: '0 characters' },
      { label: 'Mobile app', description: '9,000 characters' },
      { label: 'Website', description: '36,000 characters' },
      { label: 'Old laptop', description: 'deactivated · 0 characters' },
    ]);
    for (const other of ['Resource Files', 'Translation Memories', 'Glossaries', 'Spoken Terms'])
      await workbench.views.pane(other).locator('.pane-header').click();
    await workbench.views.expand(view, 'Blocked', 'Nothing was used in the last 30 days');
    await workbench.views.expand(view, 'Website', /^(?:\w{3} )?\d/u);
    await workbench.pictures('administration');
  });

  it('sets one limit and leaves the other as it is now', async () => {
    const { workbench } = session;
    stored('Website').limits = { characters: 500_000, speech_to_text_milliseconds: 120_000 };
    await menu('Website', 'Set Limits…');
    await workbench.quickInput.pick('Enter a Number…');
    await workbench.quickInput.type('9007199254740992');
    await workbench.quickInput.message.getByText('Enter a whole number from 0 to').waitFor();
    await workbench.quickInput.enter('250000');
    await workbench.quickInput.row('Leave as It Is').waitFor();
    await workbench.picture('administration-limits');
    await workbench.quickInput.pick('Leave as It Is');
    const limits = { characters: 250_000, speech_to_text_milliseconds: 120_000 };
    await eventually(() => stored('Website').limits, limits);
    await menu('Website', 'Set Limits…');
    await workbench.quickInput.pick('Block');
    await workbench.quickInput.pick('No Limit');
    const blocked = { characters: 0, speech_to_text_milliseconds: null };
    await eventually(() => stored('Website').limits, blocked);
  });

  it('creates a key, copies its secret once, and keeps it nowhere', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: New API Key…');
    await workbench.quickInput.titled('New API Key');
    await workbench.quickInput.enter('Docs');
    const told = await workbench.notifications.message('The key “Docs” was created');
    assert.ok(!told.includes(createdSecret));
    assert.equal(await workbench.page.evaluate('navigator.clipboard.readText()'), createdSecret);
    await workbench.views.row(view, 'Docs').waitFor();
    await workbench.clearNotifications();
  });

  it('renames a key, and deactivates it after a question that names it', async () => {
    const { workbench } = session;
    await menu('Docs', 'Rename…');
    await workbench.quickInput.enter('Handbook');
    await workbench.views.row(view, 'Handbook').waitFor();
    await menu('Handbook', 'Deactivate…');
    await workbench.dialog.getByText('Deactivate the API key “Handbook”?').waitFor();
    await workbench.dialog.getByText('This cannot be undone.').waitFor();
    await workbench.picture('administration-deactivate');
    await workbench.pressInDialog('Cancel');
    assert.equal(stored('Handbook').deactivated, undefined);
    await menu('Handbook', 'Deactivate…');
    await workbench.pressInDialog('Deactivate');
    await eventually(() => stored('Handbook').deactivated !== undefined, true);
  });

  it('ends with its sign-out, and the other key stays', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Sign Out of the Administration');
    await workbench.notifications.message('The administrator’s key was deleted');
    await workbench.views.pane(view).waitFor({ state: 'detached' });
    assert.equal(await workbench.offersCommand('Glossa: New API Key…'), false);
    await workbench.runCommand('Glossa: Check Connection');
    await workbench.notifications.message('the key works');
  });
});
