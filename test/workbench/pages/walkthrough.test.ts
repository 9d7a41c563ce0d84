import assert from 'node:assert/strict';
import { useWorkbench } from '../fixture.ts';

const steps = [
  'Try it without an account',
  'Translate what is missing',
  'Review and accept',
  'Sign in to your language service',
  'Use a translation memory and a glossary',
];

describe('whoever has not signed in', () => {
  const session = useWorkbench();

  it('is invited to sign in by the lists, and nothing stands in the status bar', async () => {
    const { workbench } = session;
    await workbench.views.open('Glossa');
    await workbench.views
      .welcome('Glossaries')
      .getByText('Sign in to see your glossaries')
      .waitFor();
    const spokenTerms = workbench.views.welcome('Spoken Terms');
    await spokenTerms.getByText('Sign in to see your spoken terms').waitFor();
    await spokenTerms.getByRole('button', { name: 'Sign In' }).waitFor();
    await workbench.picture('glossaries-noKey');
    assert.equal(await workbench.statusBarItem('glossa.glossa.glossa.status').count(), 0);
    assert.deepEqual(session.service.ledger.requests, []);
  });

  it('is led through the walkthrough, each step with a picture and what it does', async () => {
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
