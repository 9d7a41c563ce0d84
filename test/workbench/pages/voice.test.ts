import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Locator } from 'playwright-core';
import { recordKeys } from '../../../src/platform/workspace/recordKeys.ts';
import { demoKeys } from '../../service/keys.ts';
import { assertAccessible, axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import type { Theme } from '../settings.ts';
import { eventually, untilPasses } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';
import { TermEditor } from '../ui/termEditor.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const collection = 'Team and product names';

describe('a recording', () => {
  const session = useWorkbench({
    project: 'recordings',
    env,
    settings: { 'glossa.voice.jobs': true },
  });
  const voice = () => session.service.state.voice;

  /** Answers the dialog of the editor that asks for a file, by keyboard alone. */
  async function chooseRecording(): Promise<void> {
    const { quickInput } = session.workbench;
    const recording = quickInput.row('welcome.wav');
    await untilPasses(async (timeout) => {
      await quickInput.type(`${session.folder}/`, timeout);
      await recording.waitFor({ timeout });
    });
    await quickInput.type(`${session.folder}/welcome.wav`);
    await takeOffered(recording);
  }

  /** Takes what a dialog for a file offers; it takes no key while it looks into a folder. */
  async function takeOffered(shown: Locator): Promise<void> {
    await untilPasses(async (timeout) => {
      if (await shown.isVisible()) await session.workbench.quickInput.input.press('Enter');
      await shown.waitFor({ state: 'hidden', timeout });
    });
  }

  /** Does something while no transcript can be kept: a file is where their folder was. */
  async function withoutRecords(work: () => Promise<void>): Promise<void> {
    const records = join(session.host.root, 'home/.local/state/glossa/records');
    const names = await readdir(records);
    const folders = names
      .map((name) => join(records, name, recordKeys.transcripts))
      .filter((folder) => existsSync(folder));
    for (const folder of folders) await rm(folder, { recursive: true });
    for (const folder of folders) await writeFile(folder, '');
    try {
      await work();
    } finally {
      for (const folder of folders) await rm(folder);
    }
  }

  /** Asks for a transcript in English alone; `isKept`: there is one already. */
  async function transcribe({ isKept } = { isKept: false }): Promise<void> {
    const { workbench } = session;
    const { quickInput, page } = workbench;
    await workbench.runCommand('Glossa: Transcribe Recording…');
    await chooseRecording();
    if (isKept) {
      await quickInput.row('Transcribe Anew…').waitFor();
      await quickInput.type('Anew');
      await quickInput.accept();
    }
    await quickInput.titled('Transcribe Recording');
    await page.getByPlaceholder('Spoken language').waitFor();
    await quickInput.type('English');
    await quickInput.accept();
    await page.getByPlaceholder('Languages to translate into').waitFor();
    await quickInput.accept();
    await page.getByPlaceholder('Spoken terms that fix').waitFor();
    await quickInput.accept();
  }

  /** The texts of a table's cells, row by row. */
  const cells = (frame: Frame) =>
    frame
      .locator('table.transcript tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
        ),
      );

  const done = (frame: Frame) => frame.getByText('The recording is transcribed.').first().waitFor();

  it('is transcribed and translated in a page that follows along, by keyboard alone', async () => {
    const { workbench } = session;
    const { quickInput, page } = workbench;
    await workbench.runCommand('Glossa: Transcribe Recording…');
    await chooseRecording();
    await quickInput.titled('Transcribe Recording');
    await quickInput.type('English');
    await quickInput.accept();
    await page.getByPlaceholder('Languages to translate into').waitFor();
    await quickInput.type('German');
    await quickInput.row('German').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await quickInput.accept();
    await page.getByPlaceholder('Spoken terms that fix').waitFor();
    await quickInput.type(collection);
    await quickInput.row(collection).waitFor();
    await quickInput.accept();
    await page.getByPlaceholder('Glossary for the translations').waitFor();
    await quickInput.row('No Glossary').waitFor();
    await quickInput.accept();
    const frame = await workbench.webview('table.transcript');
    await frame.locator('tr').filter({ hasText: 'Welcome' }).first().waitFor();
    await done(frame);
    const shown = await cells(frame);
    assert.deepEqual(
      shown.map(([time, text]) => [time, text]),
      [
        ['0:00', 'Welcome to Glossa, made for Nordlicht Cloud.'],
        ['0:03', 'Ada Whitfield imports the TMX file.'],
        ['0:06', 'The new PaletteKit ships on Friday.'],
      ],
    );
    for (const [, , translation] of shown) assert.match(translation ?? '', /^\[de\] /);
    await frame.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Enter');
    await frame.getByText('Copied.').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.match(copied, /^Welcome to Glossa, .* ships on Friday\.\n$/);
    await assertAccessible(workbench, frame, 'voice');
    await workbench.reloadWindow();
    const again = await workbench.webview('table.transcript');
    await done(again);
    assert.deepEqual(await cells(again), shown);
    assert.deepEqual(await axeViolations(again), []);
    await workbench.picture('voice-restored');
    const { chunks } = voice();
    let sound = 0;
    for (const chunk of chunks) {
      sound += chunk.sound;
      assert.ok(sound <= 2 * chunk.at + 1 && chunk.bytes <= 100_000);
    }
    assert.equal(sound, 9000);
  });

  it('is kept when its tab is closed, and shown again without being sent', async () => {
    const { workbench } = session;
    const { quickInput, notifications } = workbench;
    const sent = voice().chunks.length;
    await workbench.runCommand('View: Close All Editors');
    await notifications.message('The transcript of welcome.wav is kept for 30 days.');
    await workbench.clearNotifications();
    await workbench.runCommand('Glossa: Transcribe Recording…');
    await chooseRecording();
    await quickInput.row('Show the Transcript').waitFor();
    await workbench.picture('voice-kept');
    await quickInput.accept();
    const frame = await workbench.webview('table.transcript');
    await done(frame);
    assert.equal((await cells(frame)).length, 3);
    assert.equal(voice().chunks.length, sent);
    await frame.getByRole('button', { name: 'Discard' }).press('Enter');
    await workbench.dialog.getByText('has not been saved').waitFor();
    await workbench.dialog.getByRole('button', { name: 'Discard' }).click();
    await frame.getByText('Not transcribed yet.').first().waitFor();
  });

  it('goes for another of the same kind only where somebody says so', async () => {
    const { workbench } = session;
    await workbench.runCommand('View: Close All Editors');
    await transcribe();
    const frame = await workbench.webview('table.transcript');
    await done(frame);
    const sent = voice().chunks.length;
    await transcribe({ isKept: true });
    await workbench.dialog.getByText('has not been saved').waitFor();
    await workbench.picture('voice-replaced');
    await workbench.pressInDialog('Cancel');
    await done(frame);
    assert.equal(voice().chunks.length, sent);
    await frame.getByRole('button', { name: 'Discard' }).press('Enter');
    await workbench.pressInDialog('Discard');
    await frame.getByText('Not transcribed yet.').first().waitFor();
  });

  it('that cannot be kept is to be saved when its tab is closed', async () => {
    const { workbench } = session;
    const { quickInput, notifications } = workbench;
    await workbench.runCommand('View: Close All Editors');
    await withoutRecords(async () => {
      await transcribe();
      await done(await workbench.webview('table.transcript'));
      await workbench.runCommand('View: Close All Editors');
      await notifications.press('could not be stored on this computer', 'Save…');
    });
    await quickInput.titled('Save Transcript');
    await takeOffered(quickInput.input);
    const saved = () => session.read('welcome.json');
    await untilPasses(async () => assert.match(await saved(), /ships on Friday/));
    await rm(join(session.folder, 'welcome.json'));
  });

  it('shows what the terms change, from the editor of the terms', async () => {
    const { workbench, service } = session;
    const socketsOf = () => service.ledger.requests.filter(({ path }) => path === '/voice/stream');
    const earlier = socketsOf().length;
    await workbench.runCommand('View: Close All Editors');
    await workbench.views.open('Glossa');
    await workbench.views.rowAction('Spoken Terms', collection, 'Edit Terms');
    const editor = await TermEditor.open(workbench, collection);
    await editor.tab('English').click();
    await editor.button('Try These Terms…').press('Enter');
    await chooseRecording();
    const frame = await workbench.webview('.side-by-side');
    await done(frame);
    const [before, after] = ['.heard del', '.heard ins'].map((mark) => frame.locator(mark));
    await before!.first().waitFor();
    assert.deepEqual(await before!.allTextContents(), [
      'glosser,',
      'nordlik cloud. ader witfeald',
      't m x',
      'palette kit',
    ]);
    assert.deepEqual(await after!.allTextContents(), [
      'Glossa,',
      'Nordlicht Cloud. Ada Whitfield',
      'TMX',
      'PaletteKit',
    ]);
    const rows = await cells(frame);
    assert.equal(rows.length, 5);
    for (const row of rows) assert.deepEqual(row.slice(2), ['right once', 'The list helps.']);
    assert.equal(rows[0]?.[1], 'misspelt once: “glosser”');
    await assertAccessible(workbench, frame, 'voice-trial');
    await fitsNarrow(workbench, frame, 'voice-trial-zoom');
    const sockets = socketsOf();
    assert.equal(sockets.length, earlier + 2);
    for (const { hadAuthorization } of sockets) assert.equal(hadAuthorization, false);
  });

  it('can be stopped, is there again after a reload, and names what a broken connection may have cost', async () => {
    const { workbench } = session;
    let frame = await workbench.webview('.side-by-side');
    const sent = voice().chunks.length;
    voice().faults.push({ neverEnds: true }, { neverEnds: true });
    await frame.getByRole('button', { name: 'Transcribe Again' }).press('Enter');
    await eventually(() => voice().chunks.length > sent, true);
    await frame.getByRole('button', { name: 'Stop' }).press('Enter');
    await frame.getByText('Stopped. What was heard until then stays.').first().waitFor();
    await workbench.reloadWindow();
    frame = await workbench.webview('.side-by-side');
    await frame.getByRole('button', { name: 'Transcribe Again' }).waitFor();
    voice().faults.push({ cutAfter: 5 }, { errorAfter: 8 });
    await frame.getByRole('button', { name: 'Transcribe Again' }).press('Enter');
    await frame.getByRole('alert').filter({ hasText: 'The audio cannot be read' }).waitFor();
    await eventually(
      () => frame.getByRole('button', { name: 'Transcribe Again' }).isVisible(),
      true,
    );
    await assertAccessible(workbench, frame, 'voice-failed');
  });

  it('is what developers ask for too: the request of a session, without the key', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Copy Voice Session Request…');
    await workbench.quickInput.pick(collection);
    await workbench.quickInput.pick('curl');
    await untilPasses(async () => {
      const copied = await workbench.page.evaluate<string>('navigator.clipboard.readText()');
      assert.match(copied, /^curl -X POST .*\/v3\/voice\/realtime/);
      assert.match(copied, /spoken_terms_id/);
      assert.ok(!copied.includes(demoKeys.paid));
    });
  });

  /** Answers all that is asked before a recording is sent, up to the dialog; by keyboard alone once the menu is gone. */
  async function askForFiles(theme: Theme): Promise<void> {
    const { workbench } = session;
    const { quickInput, page, views, dialog } = workbench;
    const asked = (placeholder: string) => page.getByPlaceholder(placeholder).waitFor();
    await workbench.contextMenu(views.explorerRow('welcome.wav'), 'Translate Recording…');
    await quickInput.titled('Translate Recording');
    await asked('Spoken language');
    await quickInput.row('Detect Language').waitFor();
    await workbench.picture(`recording-spoken-${theme}`);
    await quickInput.accept();
    await asked('Languages to translate into');
    for (const language of ['German', 'Japanese']) {
      await quickInput.type(language);
      await quickInput.row(language).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
    await workbench.picture(`recording-languages-${theme}`);
    await quickInput.accept();
    await asked('Files to make in each language');
    await quickInput.type('Text');
    await quickInput.row('Text (.txt)').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await quickInput.type('');
    await quickInput.row('Speech (.flac)').waitFor();
    await workbench.picture(`recording-files-${theme}`);
    await quickInput.accept();
    await dialog.getByText('Translate welcome.wav into German and Japanese?').waitFor();
    await dialog.getByText('The whole recording is sent to an address that').waitFor();
    await dialog.locator('.monaco-button:focus').waitFor();
    await workbench.picture(`recording-question-${theme}`);
  }

  it('is translated as a whole after a question, waits where it is cancelled, and ends beside itself', async () => {
    const { workbench, service } = session;
    const { notifications, page, views, dialog } = workbench;
    service.state.jobPolls = Number.POSITIVE_INFINITY;
    await workbench.runCommand('View: Close All Editors');
    await views.open('Explorer');
    await workbench.askInThemes(async (theme, goesOn) => {
      await askForFiles(theme);
      await page.keyboard.press(goesOn ? 'Enter' : 'Escape');
      await dialog.waitFor({ state: 'hidden' });
    });
    await notifications.message('the service is translating welcome.wav');
    assert.equal(voice().jobs.length, 1);
    await workbench.pictures('recording-progress');
    await notifications.press('Translating a recording', 'Cancel');
    await notifications.message(
      'The service goes on with it and keeps the translation for 1 hour.',
    );
    await workbench.pictures('recording-waiting');
    for (const job of voice().jobs) job.pollsLeft = 0;
    await notifications.press('Fetch Translated Recordings', 'Fetch Now');
    const files = ['welcome.de.srt', 'welcome.de.txt', 'welcome.ja.srt', 'welcome.ja.txt'];
    const list = new Intl.ListFormat('en').format(files);
    await notifications.message(`Translated: ${list}.`);
    for (const file of files) await views.explorerRow(file).waitFor();
    await workbench.pictures('recording-translated');
    await notifications.press('Translated:', 'Show File');
    await views
      .explorerRow(files[0] ?? '')
      .and(page.locator('.focused'))
      .waitFor();
    assert.match(await session.read('welcome.ja.srt'), /^1\n00:00:00,000 --> .*\n\[ja\] /);
    const [upload] = service.ledger.requests.filter(({ method }) => method === 'PUT');
    assert.match(String(upload?.headers.authorization), /^DeepL-Signature /);
  });
});
