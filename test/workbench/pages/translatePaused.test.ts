import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoKeys } from '../../service/keys.ts';
import type { FaultSpec } from '../../service/faults.ts';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

const env = { GLOSSA_API_KEY: demoKeys.paid };
const running = 'Translating missing messages';
const path = '/v2/translate';
/** An answer after which the run waits for much longer than a test does. */
const limited: FaultSpec = { kind: 'status', status: 429, retryAfter: '600', path };

describe('a run that waits', () => {
  const session = useWorkbench({ project: 'shop', env });
  const retryNow = () =>
    session.workbench.page.locator('.statusbar-item', { hasText: 'Translation paused: Retry Now' });

  beforeEach('begins with nothing to see', () => session.workbench.clearNotifications());

  async function translate(language: string): Promise<void> {
    const { workbench } = session;
    await workbench.editor.open('locales/en.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.titled('Translate Missing Messages');
    await workbench.quickInput.tickOnly(language);
    await workbench.quickInput.confirm();
  }

  function paidTwice(): readonly string[] {
    return [...session.service.ledger.billed].filter(([, times]) => times > 1).map(([key]) => key);
  }

  it('outlives an outage by itself', async () => {
    const { workbench, service, read } = session;
    service.faults.add({ kind: 'status', status: 503, path, times: 3 });
    await translate('German');
    await workbench.notifications.message(/messages translated in 1 file/);
    assert.match(await read('locales/de.json'), /\[de\]/);
    assert.deepEqual(paidTwice(), []);
  });

  it('says for what and until when, and goes on at a click', async () => {
    const { workbench, service, read } = session;
    service.faults.add(limited);
    await translate('French');
    await untilPasses(async () => {
      assert.match(
        await workbench.notifications.message(running),
        /Paused: the service asks to slow down \(HTTP 429\)\. Next try at .+, in (10|9) minutes\. Nothing is lost\./,
      );
    });
    await retryNow().waitFor();
    await workbench.pictures('paused-run');
    await retryNow().getByRole('button').click();
    await workbench.notifications.message(/messages translated in 1 file/);
    await retryNow().waitFor({ state: 'detached' });
    assert.match(await read('locales/fr.json'), /\[fr\]/);
    assert.deepEqual(paidTwice(), []);
  });

  it('is ended by Cancel at once, without a character sent', async () => {
    const { workbench, service, folder } = session;
    await writeFile(join(folder, 'locales/fr.json'), '{}\n');
    const before = service.ledger.characters;
    service.faults.add(limited);
    await translate('French');
    await retryNow().waitFor();
    await workbench.notifications.press(running, 'Cancel');
    await workbench.notifications.message('The translation was cancelled.');
    await retryNow().waitFor({ state: 'detached' });
    assert.equal(service.ledger.characters, before);
  });

  describe('from a source that is not clear', () => {
    /** Of several source files, one. */
    const translateFrom = async (file: string) => {
      const { quickInput } = session.workbench;
      await session.workbench.runCommand('Glossa: Translate Missing Messages…');
      await session.workbench.page.getByPlaceholder('Source files to translate').waitFor();
      await quickInput.tickOnly(file);
      await quickInput.confirm();
    };

    it('is asked about once, and the answer is kept', async () => {
      const { workbench, folder, read } = session;
      await mkdir(join(folder, 'app/locales'), { recursive: true });
      await writeFile(join(folder, 'app/locales/de.json'), '{\n  "a": "Sichern"\n}\n');
      await writeFile(join(folder, 'app/locales/fr.json'), '{}\n');
      await workbench.editor.open('app/locales/de.json');
      await translateFrom('de.json');
      await workbench.quickInput.titled(
        'Which locale is the source? None of the locales next to app/locales/de.json is English',
      );
      await workbench.picture('choose-source');
      await workbench.quickInput.pick('German');
      await workbench.quickInput.titled('Translate Missing Messages');
      await workbench.quickInput.tickOnly('French');
      await workbench.quickInput.confirm();
      await workbench.notifications.message(/1 message translated in 1 file/);
      assert.match(await read('app/locales/fr.json'), /"a": "/);
      const settings = JSON.parse(await read('.vscode/settings.json')) as Record<string, unknown>;
      // For these files only: `locales/` is translated from English as before.
      assert.equal(settings['glossa.sourceLocale'], undefined);
      assert.deepEqual(settings['glossa.resources'], [
        { source: 'app/locales/{locale}.json', sourceLocale: 'de' },
      ]);
      await workbench.clearNotifications();
      await workbench.editor.open('locales/en.json');
      await translateFrom('en.json');
      await workbench.page.getByPlaceholder('Target locales, from English (en)').waitFor();
      await workbench.quickInput.cancel();
    });

    it('asks whether what was copied from the source is to be translated', async () => {
      const { workbench, folder, read } = session;
      await writeFile(join(folder, 'app/locales/fr.json'), '{\n  "a": "Sichern"\n}\n');
      await rm(join(folder, 'glossa.ledger'), { recursive: true });
      await workbench.editor.open('app/locales/de.json');
      await translateFrom('de.json');
      await workbench.page.getByPlaceholder('Target locales, from German (de)').waitFor();
      await workbench.quickInput.tickOnly('French');
      await workbench.quickInput.confirm();
      await workbench.quickInput.titled('The same as their source: 1 message');
      await workbench.quickInput.pick('Translate Them Too');
      await untilPasses(async () => {
        assert.doesNotMatch(await read('app/locales/fr.json'), /"Sichern"/);
      });
    });
  });
});
