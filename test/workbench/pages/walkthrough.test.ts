import { useWorkbench } from '../fixture.ts';

const steps = [
  'Try it without an account',
  'Translate what is missing',
  'Review and accept',
  'Sign in to your language service',
  'Use a translation memory and a glossary',
];

describe('the walkthrough', () => {
  const session = useWorkbench({ files: { 'README.md': '# Nothing\n' } });

  it('leads through its steps, each with a picture and what it does', async () => {
    const { workbench } = session;
    await workbench.runCommand('Welcome: Open Walkthrough...');
    await workbench.quickInput.pick('Get Started with Glossa');
    const page = workbench.page.locator('.gettingStartedContainer');
    for (const [place, step] of steps.entries()) {
      await page.getByRole('heading', { name: step, exact: true }).click();
      await page.getByRole('button', { name: step }).waitFor();
      await workbench.picture(`walkthrough-${place + 1}`);
    }
    await workbench.pictures('walkthrough');
  });
});
