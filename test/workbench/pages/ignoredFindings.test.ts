import assert from 'node:assert/strict';
import { useWorkbench } from '../fixture.ts';
import { untilPasses } from '../ui/eventually.ts';

describe('a finding that is not a problem', () => {
  const session = useWorkbench({
    files: {
      'locales/en.json': '{\n  "hello": "Hello {name}!"\n}\n',
      'locales/de.json': '{\n  "hello": "Hallo {Name}!"\n}\n',
    },
  });

  it('goes with a reason, which the folder keeps', async () => {
    const { workbench, read } = session;
    const { editor, quickInput } = workbench;
    await editor.open('locales/de.json');
    const problems = await workbench.problems();
    await problems.filter({ hasText: 'placeholder-changed' }).waitFor();
    await workbench.page.keyboard.press('Control+1');
    const ask = async () => {
      await editor.goTo(2, 16);
      await editor.quickFix('Do not report “placeholder-changed” for this message');
      await quickInput.titled('Why is “placeholder-changed” not a problem here?');
    };
    await workbench.pictures('ignore-finding', async () => {
      if (await quickInput.widget.isVisible()) await quickInput.cancel();
      await ask();
    });
    await quickInput.enter('The program takes both');
    await problems.filter({ hasText: 'placeholder-changed' }).waitFor({ state: 'detached' });
    await untilPasses(async () =>
      assert.match(
        await read('glossa.ignored'),
        /^# Findings .*\n\{"code":"placeholder-changed","file":"locales\/de\.json","key":\["hello"\],"reason":"The program takes both"\}\n$/,
      ),
    );
  });
});
