import assert from 'node:assert/strict';
import { demoKeys } from '../../service/keys.ts';
import { axeViolations } from '../axe.ts';
import { useWorkbench } from '../fixture.ts';
import type { Theme } from '../settings.ts';
import { eventually } from '../ui/eventually.ts';
import { fitsNarrow } from '../ui/fitsNarrow.ts';
import { TermEditor } from '../ui/termEditor.ts';

const allThemes: readonly Theme[] = ['hc-light', 'hc', 'light', 'dark'];
const env = { GLOSSA_API_KEY: demoKeys.paid };
const pane = 'Spoken Terms';
const collection = 'Team and product names';

describe('the term editor, whoever uses it,', () => {
  const session = useWorkbench({ env });
  let editor: TermEditor;
  const stored = (language: string) =>
    session.service.state.termCollections[0]?.lists.get(language);

  before(async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views.row(pane, collection).waitFor();
    await workbench.views.rowAction(pane, collection, 'Edit Terms');
    editor = await TermEditor.open(workbench, collection);
  });

  it('can be used with the keyboard alone', async () => {
    const { keyboard } = session.workbench.page;
    await editor.tab('German').focus();
    await keyboard.press('Home');
    await eventually(() => editor.tab('English').getAttribute('aria-selected'), 'true');
    await keyboard.press('ArrowRight');
    assert.equal(await editor.tab('German').getAttribute('aria-selected'), 'true');
    const focused = () =>
      editor.frame.evaluate<string>(
        'document.activeElement.textContent || document.activeElement.tagName',
      );
    assert.equal(await focused(), 'German');
    await keyboard.press('Tab');
    assert.equal(await focused(), 'Add Language');
    await keyboard.press('Tab');
    assert.equal(await editor.area.evaluate((area) => area.matches(':focus')), true);
    await keyboard.press('Control+End');
    await keyboard.type('\nPaletteKit');
    await keyboard.press('Control+s');
    await editor.message('Saved. German: 5 terms.').waitFor();
    await eventually(() => editor.spoken.textContent(), 'Saved. German: 5 terms.');
    assert.equal(stored('de')?.at(-1), 'PaletteKit');
    await keyboard.press('Control+A');
    await keyboard.type('Glossa');
    await keyboard.press('Control+Enter');
    await editor.question.waitFor();
    assert.equal(await focused(), 'Replace the German list?');
    await keyboard.press('Escape');
    await editor.question.waitFor({ state: 'detached' });
    assert.equal(await editor.area.inputValue(), 'Glossa');
    await editor.button('Discard Changes').press('Enter');
    assert.equal(await editor.area.inputValue(), stored('de')?.join('\n'));
  });

  it('fits at 200 % zoom and 320 pixels', async () => {
    await fitsNarrow(session.workbench, editor.frame, 'term-editor-zoom');
  });

  it('leaves axe nothing to complain about, in four themes', async () => {
    const { workbench } = session;
    const names = ['Glossa', 'Nordlicht Cloud', 'PaletteKit', 'Ada Whitfield', 'TMX', 'palettekit'];
    await editor.tab('English').click();
    await editor.area.fill(`${names.join('\n')}\n Glossa`);
    for (const theme of allThemes) {
      await workbench.showTheme(theme);
      assert.deepEqual(await axeViolations(editor.frame), [], theme);
      await workbench.picture(`term-editor-${theme}`);
    }
    await editor.button('Add Language').click();
    await editor.area.fill(`Glossa\n${'Nordlicht'.repeat(35)}`);
    await editor.button('Replace…').click({ force: true });
    for (const theme of allThemes) {
      await workbench.showTheme(theme);
      assert.deepEqual(await axeViolations(editor.frame), [], theme);
    }
    await workbench.picture('term-editor-too-long');
    await editor.button('Cancel').click();
    await editor.area.fill('Glossa');
    await editor.button('Replace…').click();
    await editor.question.waitFor();
    for (const theme of allThemes) {
      await workbench.showTheme(theme);
      assert.deepEqual(await axeViolations(editor.frame), [], theme);
      await workbench.picture(`term-editor-replace-${theme}`);
    }
    await editor.button('Keep Editing').click();
    await editor.button('Discard Changes').click();
  });
});
