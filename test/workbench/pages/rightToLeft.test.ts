import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { demoKeys } from '../../service/keys.ts';
import { newMemory } from '../../service/newMemory.ts';
import { ledgerFiles } from '../ledgerFiles.ts';
import { axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import { Catalog } from '../ui/catalog.ts';
import { untilPasses } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';
import { Segments } from '../ui/segments.ts';

const json = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;
const english = { save: 'Save {name} now', menu: 'Glossa menu', close: 'Close' };
/** The second begins with letters that run the other way. */
const hebrew = { save: 'שמור את {name} עכשיו', menu: 'Glossa תפריט' };
const arabic = { save: 'احفظ {name} الآن', menu: 'قائمة Glossa', close: 'أغلق' };

describe('texts from right to left', () => {
  const session = useWorkbench({
    files: {
      'locales/en.json': json(english),
      'locales/ar.json': json(arabic),
      'locales/he.json': json(hebrew),
      ...ledgerFiles({ sourcePath: 'locales/en.json', locale: 'he' }, [
        [['save'], english.save, hebrew.save],
        [['menu'], 'Menu of Glossa', hebrew.menu],
      ]),
    },
    env: { GLOSSA_API_KEY: demoKeys.paid },
  });

  /** The direction of a text, and whether it stands at the right end of what holds it. */
  async function standing(text: Locator): Promise<readonly [direction: string, align: string]> {
    return text.evaluate((found) => {
      const { direction, textAlign } = (
        globalThis as unknown as {
          getComputedStyle: (of: unknown) => { direction: string; textAlign: string };
        }
      ).getComputedStyle(found);
      return [direction, textAlign] as const;
    });
  }

  it('run so in the catalog and its details, also where Latin letters come first', async () => {
    const { workbench } = session;
    await workbench.runCommand('Glossa: Open Catalog');
    const catalog = await Catalog.open(workbench);
    for (const locale of ['ar', 'he']) {
      const text = catalog.cell('menu', locale).locator('.text');
      await untilPasses(async () =>
        assert.deepEqual(await standing(text), ['rtl', 'start'], locale),
      );
    }
    await catalog.cell('menu', 'ar').click();
    const detail = catalog.details.locator('.text[lang=he]').first();
    await detail.waitFor();
    // The details are drawn anew when more is known: what was there before has no direction any more.
    await untilPasses(async () => {
      for (const text of await catalog.details.locator('.text[lang=he]').all())
        assert.deepEqual((await standing(text))[0], 'rtl');
    });
    await workbench.pictures('right-to-left-catalog');
  });

  it('run so in the report of a run', async () => {
    const { workbench } = session;
    await workbench.editor.open('locales/he.json');
    await workbench.runCommand('Glossa: Translate Missing Messages…');
    await workbench.quickInput.row('Hebrew').waitFor();
    await workbench.quickInput.confirm();
    await workbench.notifications.message('translated');
    await workbench.clearNotifications();
    await workbench.runCommand('Glossa: Show Last Report');
    const frame = await workbench.webview('table.document td .text[lang=he]');
    const texts = await frame.locator('td .text[lang=he]').all();
    for (const text of texts) assert.deepEqual((await standing(text))[0], 'rtl');
    assert.deepEqual((await standing(frame.locator('td .text[lang=en]').first()))[0], 'ltr');
    assert.deepEqual(await axeViolations(frame), []);
    await workbench.picture('right-to-left-report');
    await fitsNarrow(workbench, frame, 'report-zoom');
  });

  it('run so in the segments of a memory', async () => {
    const { workbench, service } = session;
    const rows = [[english.menu, hebrew.menu]] as const;
    service.state.memories.push(
      newMemory({ name: 'Right to left', source: 'en', targets: ['he'], rows }),
    );
    await workbench.runCommand('Glossa: Show Segments…');
    await workbench.quickInput.pick('Right to left');
    const { frame } = await Segments.open(workbench);
    const text = frame.locator('.text[lang=he]').first();
    assert.deepEqual(await standing(text), ['rtl', 'start']);
    await workbench.picture('right-to-left-segments');
  });
});
