import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Translation Memories';
const pair = (en: string, de: string) =>
  `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>`;
const file = `<?xml version="1.0"?>\n<tmx version="1.4"><header srclang="en"/><body>\n${pair('Harbour', 'Hafen')}${pair('x', '')}\n</body></tmx>`;
const files = { 'team.tmx': file, 'broken.tmx': file.replace('</seg>', '') };

describe('TMX files of translation memories', () => {
  const session = useWorkbench({ project: 'shop', env, files });
  const memory = (name: string) => {
    const found = session.service.state.memories.find((one) => one.name === name);
    assert.ok(found, name);
    return found;
  };
  const row = (label: string) => session.workbench.views.row(pane, label);

  const job = (name: string) =>
    session.service.state.jobs.find(
      (one) => one.operation === 'import' && one.displayName === name,
    );

  /** Waits until Glossa waits for an import: it has asked for it. */
  const waitedFor = (name: string) =>
    untilPasses(() => assert.ok((job(name)?.pollsLeft ?? 1_000) < 1_000));

  /**
   * Chooses a file of the folder in the editor's own dialog. It starts in the folder of the last active file, and
   * what is typed before it has looked around there is lost.
   */
  async function openFile(name: string): Promise<void> {
    const { quickInput } = session.workbench;
    await untilPasses(async (timeout) => {
      await quickInput.type(`${session.folder}/`, timeout);
      await quickInput.row(name).waitFor({ timeout });
    });
    await quickInput.pick(name);
    await quickInput.row(name).waitFor({ state: 'hidden' });
  }

  /** Saves under another name than the proposed one. */
  async function saveAs(name: string): Promise<void> {
    const { quickInput } = session.workbench;
    await untilPasses(async () => assert.match(await quickInput.input.inputValue(), /\.tmx$/));
    await quickInput.enter(join(session.folder, name));
  }

  it('are imported from the explorer: a broken file is explained, a good one becomes a memory', async () => {
    const { workbench } = session;
    await workbench.views.open('Explorer');
    const importRow = async (name: string) => {
      await workbench.views.explorerRow(name).waitFor();
      await workbench.contextMenu(
        workbench.views.explorerRow(name),
        'Import Translation Memory from TMX…',
      );
    };
    await importRow('broken.tmx');
    const message = await workbench.notifications.message('broken.tmx:');
    assert.match(
      message,
      /^broken\.tmx:3:\d+: The XML is not well-formed here: unexpected close tag\./,
    );
    await workbench.picture('tmx-broken');
    await workbench.clearNotifications();
    await importRow('team.tmx');
    await workbench.quickInput.message.getByText('1 unit from English into German').waitFor();
    assert.equal(await workbench.quickInput.input.inputValue(), 'team');
    await workbench.picture('tmx-name');
    await workbench.quickInput.enter('Harbour team');
    const done = await workbench.notifications.message('was imported');
    assert.equal(
      done,
      '“Harbour team” was imported: 1 segment. The service left out what it could not use: 1 unit.',
    );
    assert.equal(memory('Harbour team').segments.length, 1);
    await workbench.views.open('Glossa');
    await workbench.clearNotifications();
  });

  it('are waited for again after the window was loaded anew', async () => {
    const { workbench, service } = session;
    service.state.jobPolls = 1_000;
    await workbench.runCommand('Glossa: Import Translation Memory from TMX…');
    await openFile('team.tmx');
    await workbench.quickInput.message.getByText('Name of the new memory').waitFor();
    await workbench.quickInput.enter('Later');
    await waitedFor('Later');
    await workbench.reload();
    Object.assign(job('Later') ?? {}, { pollsLeft: 0 });
    await workbench.views.open('Glossa');
    await workbench.notifications.message('“Later” was imported');
    assert.equal(memory('Later').segments.length, 1);
    service.state.jobPolls = 1;
    await workbench.clearNotifications();
  });

  it('stop being waited for when the user says so, and are there when the list is refreshed', async () => {
    const { workbench, service } = session;
    service.state.jobPolls = 1_000;
    await workbench.views.open('Explorer');
    await workbench.contextMenu(
      workbench.views.explorerRow('team.tmx'),
      'Import Translation Memory from TMX…',
    );
    await workbench.quickInput.message.getByText('Name of the new memory').waitFor();
    await workbench.quickInput.enter('Never mind');
    await waitedFor('Never mind');
    await workbench.notifications.press('Importing “Never mind”', 'Cancel');
    await workbench.notifications.message('Glossa no longer waits for “Never mind”');
    await workbench.views.open('Glossa');
    Object.assign(job('Never mind') ?? {}, { pollsLeft: 0 });
    // A window that has just been told so may yet be closed, and the next one wait on.
    await untilPasses(async (timeout) => {
      await workbench.runCommand('Glossa: Refresh Translation Memories');
      await workbench.notifications.items
        .filter({ hasText: '“Never mind” was imported' })
        .first()
        .waitFor({ timeout });
    });
    service.state.jobPolls = 1;
    await workbench.clearNotifications();
  });

  it('are exported into a file that the user names', async () => {
    const { workbench } = session;
    await workbench.contextMenu(row('Error messages'), 'Export Translation Memory to TMX…');
    await saveAs('errors.tmx');
    await workbench.notifications.message('“Error messages” was exported to errors.tmx.');
    assert.match(await readFile(join(session.folder, 'errors.tmx'), 'utf8'), /<seg>Access denied</);
    await workbench.clearNotifications();
  });

  it('say that an export runs elsewhere', async () => {
    const { workbench, service } = session;
    service.faults.add({
      kind: 'status',
      status: 409,
      path: '/v3/translation_memories/*',
      method: 'POST',
    });
    await workbench.contextMenu(row('Help center'), 'Export Translation Memory to TMX…');
    await saveAs('help.tmx');
    await workbench.notifications.message('is already exporting “Help center”');
    await workbench.clearNotifications();
  });
});
