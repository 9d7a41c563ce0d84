import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const link = '[en](command:workbench.action.closeWindow)';
const icon = '$(trash) [x](command:workbench.action.terminal.new)';

/** A text without the characters that Glossa puts in to switch links and icons off. */
const read = (text: string | null) => (text ?? '').replaceAll('\u2060', '');

async function assertInert(shown: Locator, text: string): Promise<void> {
  await shown.first().waitFor();
  assert.ok(read(await shown.first().textContent()).includes(text), `${text} is not shown`);
  assert.equal(
    await shown.locator('a[href], .monaco-link, .codicon-trash').count(),
    0,
    `${text} can be clicked`,
  );
}

describe('hostile names in a workspace', () => {
  const broken = '{ "a": "Save", b }';
  const session = useWorkbench({
    env,
    files: {
      [`${link}/locales/en.json`]: '{ "a": "Save", "b": "Open" }\n',
      [`${link}/locales/de.json`]: `${broken}\n`,
      [`${icon}/en.json`]: '{ "a": "Save" }\n',
      [`${icon}/fr.json`]: `${JSON.stringify({ [link]: 'x', [`${link} ${icon}`]: '{b}' })}\n`,
      [`${link}.terms.json`]: JSON.stringify({ name: icon, lists: { en: [link] } }),
      [`${icon}.terms.json`]: JSON.stringify({ name: link, lists: {} }),
    },
  });

  it('are text in the list of source files', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.titled('Translate Missing Messages');
    const rows = workbench.quickInput.rows;
    await assertInert(rows.filter({ hasText: 'closeWindow' }), `${link}/locales/en.json`);
    await assertInert(rows.filter({ hasText: 'terminal.new' }), `${icon}/en.json`);
    await workbench.picture('hostile-source-files');
  });

  it('are text in the list of locales', async () => {
    const { workbench } = session;
    // What cannot be read is not among all that is incomplete.
    await workbench.quickInput.rows.filter({ hasText: 'closeWindow' }).first().click();
    await workbench.quickInput.confirm();
    await workbench.quickInput.row('German').waitFor();
    const german = workbench.quickInput.row('German');
    await assertInert(german, `${link}/locales/de.json:1:16`);
    await workbench.picture('hostile-locales');
  });

  it('are text in what is said of a failure', async () => {
    const { workbench } = session;
    await workbench.quickInput.tickOnly('German');
    await workbench.quickInput.confirm();
    const message = workbench.notifications
      .with('de.json:1:16')
      .locator('.notification-list-item-message');
    await assertInert(message, `${link}/locales/de.json:1:16`);
    await workbench.picture('hostile-failure');
    await workbench.clearNotifications();
  });

  it('are text in the view of resource files', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    const rows = workbench.views.rowsOf('Resource Files');
    // The middle of long names is left out.
    await assertInert(rows.filter({ hasText: '…/locales' }), '[en](comm');
    await assertInert(rows.filter({ hasText: '…nal.new)' }), '$(trash)');
    await assertInert(rows.filter({ hasText: ':1:16' }), `${link}/locales/de.json:1:16`);
    await workbench.picture('hostile-resource-files');
  });

  it('are text in the list of term files, and in what is said of one', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Compare Term File with Collection');
    await workbench.quickInput.titled('Choose a Term File');
    const rows = workbench.quickInput.rows;
    await assertInert(rows.filter({ hasText: 'terminal.new' }), `${icon}.terms.json`);
    await rows.filter({ hasText: 'closeWindow).terms' }).click();
    const message = workbench.notifications
      .with('names no collection')
      .locator('.notification-list-item-message');
    await assertInert(message, `${link}.terms.json`);
    await workbench.clearNotifications();
  });
});
