import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const modules = readdirSync(join(root, 'src/texts'), { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));

/** Texts that a program without an editor says, in a process that has loaded all of them. */
function said(setLanguage = ''): readonly string[] {
  const program = `
    import { readFileSync } from 'node:fs';
    const load = (path) => import('./src/' + path);
    for (const file of ${JSON.stringify(modules)}) await load('texts/' + file);
    const { l10n } = await load('texts/l10n.ts');
    const { quantity } = await load('texts/format.ts');
    const { statusText } = await load('texts/states/statusText.ts');
    const { findingText } = await load('texts/findings/findingText.ts');
    const { errorText } = await load('texts/reasons/errorText.ts');
    const { noCounts } = await load('project/status/messageState.ts');
    const { finding } = await load('message/findings.ts');
    const { LimitReached } = await load('translation/limitReached.ts');
    ${setLanguage}
    process.stdout.write(JSON.stringify([
      quantity.messages(1),
      quantity.messages(12345),
      statusText({ ...noCounts, targets: 1, missing: 3 }),
      statusText({ ...noCounts, targets: 1 }),
      findingText(finding('placeholder-changed', '{0}', '{nmae}')),
      errorText(new LimitReached()).message,
    ]));
  `;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }),
  ) as string[];
}

/** As the editor does it: a text is found by itself and its comment. */
const setGerman = `
  const bundle = JSON.parse(readFileSync('l10n/bundle.l10n.de.json', 'utf8'));
  const t = (text, ...args) => {
    const { message, comment, args: values } =
      typeof text === 'string' ? { message: text, args } : { args: [], ...text };
    const found = bundle[comment === undefined ? message : message + '/' + comment];
    return found.replace(/{(\\d)}/g, (_, index) => values[index]);
  };
  l10n.set({ bundle, t }, 'de');
`;

describe('the texts', () => {
  it('are in English where no language is set, in bare Node', () => {
    assert.deepEqual(said(), [
      '1 message',
      '12,345 messages',
      '3 missing',
      'complete',
      'The placeholder {0} became {nmae}.',
      'Not sent, because the run would have exceeded "glossa.translate.maxCharacters". What is done is kept.',
    ]);
  });

  it('are in a language that is set, with its numbers and plurals', () => {
    assert.deepEqual(said(setGerman).slice(0, 5), [
      '1 Nachricht',
      '12.345 Nachrichten',
      '3 fehlend',
      'vollständig',
      'Der Platzhalter {0} wurde zu {nmae}.',
    ]);
  });
});
