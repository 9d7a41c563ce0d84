import assert from 'node:assert/strict';
import { startService, type Service } from '../../service/service.ts';
import { useWorkbench, type Session } from '../fixture.ts';

const title = 'Sign In to Glossa';
const password = '.quick-input-widget input[type=password]';

async function openKeyBox({ workbench, service }: Session): Promise<void> {
  await workbench.runCommand('Glossa: Sign In…');
  await workbench.quickInput.titled(title);
  await workbench.quickInput.pick(new URL(service.url).host);
  await workbench.page.locator(password).waitFor();
}

async function checked({ workbench }: Session): Promise<string> {
  await workbench.clearNotifications();
  await workbench.runCommand('Glossa: Check Connection');
  return workbench.notifications.message(/127\.0\.0\.1/);
}

describe('a service that refuses wrong keys and limited ones alike', () => {
  const session = useWorkbench({ service: { bareRefusals: true } });
  const [another, use] = ['Enter Another Key', 'Use This Key Anyway'];

  it('does not get a mistyped key stored', async () => {
    const { workbench, service } = session;
    await openKeyBox(session);
    await workbench.quickInput.enter('mistyped');
    await workbench.quickInput.row(use).waitFor();
    await workbench.picture('sign-in-unproven');
    await workbench.quickInput.pick(another);
    await workbench.page.locator(password).waitFor();
    assert.equal(await workbench.quickInput.input.inputValue(), '');
    await workbench.quickInput.enter(service.keys.paid);
    await workbench.notifications.message('Signed in to');
    assert.match(await checked(session), /the key works/);
  });

  it('keeps the good key where a mistyped one is given up', async () => {
    const { workbench } = session;
    await openKeyBox(session);
    await workbench.quickInput.enter('mistyped');
    await workbench.quickInput.rows.getByText('it replaces the stored key').waitFor();
    await workbench.quickInput.cancel();
    assert.match(await checked(session), /the key works/);
  });

  it('gets a key that may only translate where the user says so', async () => {
    const { workbench, service } = session;
    await openKeyBox(session);
    await workbench.quickInput.enter(service.keys.textOnly);
    await workbench.quickInput.pick(use);
    await workbench.notifications.message('could not be verified yet');
    assert.match(await checked(session), /refused the key for every request/);
    assert.deepEqual(await workbench.notifications.buttons('refused the key'), ['Sign In']);
  });

  it('is told of with a way to sign in wherever it refuses', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    const welcome = workbench.views.welcome('Translation Memories');
    await welcome.getByText('The service refused your key').waitFor();
    await welcome.getByRole('button', { name: 'Sign In with Another Key' }).waitFor();
    await workbench.clearNotifications();
    await workbench.runCommand('Glossa: Select Glossary…');
    const refused = 'refused the API key';
    await workbench.notifications.message(refused);
    assert.ok((await workbench.notifications.buttons(refused)).includes('Sign In'));
  });
});

describe('a key for another address', () => {
  let other: Service;
  before(async () => {
    other = await startService({ plan: 'paid' });
  });
  after(() => other.stop());
  const session = useWorkbench();

  async function chooseOther(): Promise<void> {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Sign In…');
    await workbench.quickInput.pick('Another Service with This Interface…');
    await workbench.quickInput.message.getByText('paid plans').waitFor();
    await workbench.quickInput.enter(other.url);
    await workbench.quickInput.message.getByText('free plans').waitFor();
    await workbench.quickInput.enter('');
    await workbench.quickInput.message.getByText('Authorization header').waitFor();
    await workbench.quickInput.input.press('Enter');
  }

  it('is not sent there until the user chooses it', async () => {
    const { workbench, service } = session;
    await openKeyBox(session);
    await workbench.quickInput.enter(service.keys.paid);
    await workbench.notifications.message('Signed in to');
    await chooseOther();
    const { host } = new URL(service.url);
    await workbench.quickInput.row(`Use the Key of ${host}`).waitFor();
    await workbench.picture('sign-in-other-address');
    assert.equal(other.ledger.requests.length, 0);
    await workbench.quickInput.pick('Enter a Key');
    await workbench.page.locator(password).waitFor();
    assert.equal(await workbench.quickInput.input.inputValue(), '');
    await workbench.quickInput.message.getByText('plain http://').waitFor();
    await workbench.quickInput.enter(service.keys.free);
    await workbench.quickInput.message.getByText('It ends in ":fx"').waitFor();
    await workbench.quickInput.cancel();
    await chooseOther();
    await workbench.quickInput.pick(`Use the Key of ${host}`);
    await workbench.page.locator(password).waitFor();
    await workbench.quickInput.input.press('Enter');
    await workbench.notifications.message(new RegExp(`Signed in to ${new URL(other.url).host}`));
    assert.ok(other.ledger.requests.length > 0);
  });
});

describe('signing in anew to a service with a scheme word of its own', () => {
  const session = useWorkbench({
    settings: { 'glossa.service.authScheme': 'DeepL-Auth-Key' },
    service: { authScheme: 'DeepL-Auth-Key' },
  });

  it('proposes that word', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Sign In…');
    await workbench.quickInput.pick('Another Service with This Interface…');
    await workbench.quickInput.message.getByText('paid plans').waitFor();
    await workbench.quickInput.input.press('Enter');
    await workbench.quickInput.message.getByText('free plans').waitFor();
    await workbench.quickInput.enter('');
    await workbench.quickInput.message.getByText('Authorization header').waitFor();
    assert.equal(await workbench.quickInput.input.inputValue(), 'DeepL-Auth-Key');
    await workbench.quickInput.cancel();
  });
});
