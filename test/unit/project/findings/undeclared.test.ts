import assert from 'node:assert/strict';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import { checkInProject, filesOf } from '../../../../src/project/findings/checkProject.ts';
import { chromiumError } from '../../resources/formats/support/chromium.ts';

/** The errors of an extension in two languages, each with its file, its key and what it says. */
async function errorsIn(english: unknown, german: unknown): Promise<readonly string[]> {
  const contents: Readonly<Record<string, string>> = {
    'manifest.json': '{ "default_locale": "en" }',
    '_locales/en/messages.json': JSON.stringify(english, undefined, 2),
    '_locales/de/messages.json': JSON.stringify(german, undefined, 2),
  };
  const read = (path: string) => Promise.resolve(contents[path]);
  const sets = await findResourceSets({ read }, Object.keys(contents), {});
  const status = new ProjectStatus({ read }, sets);
  const errors: string[] = [];
  for (const file of filesOf(status)) {
    const checked = await checkInProject(file, { status, read, names: { of: () => [] } });
    for (const { found } of checked?.findings ?? []) {
      const { finding, message } = found;
      if (finding.severity !== 'error') continue;
      const place = [file.path.split('/')[1], message?.path.join('.')].join(' ');
      errors.push(`${place} ${finding.code} ${finding.got}`);
    }
  }
  return errors;
}

const user = { user: { content: '$1', example: 'Ada' } };
const english = { opt: { message: 'Options for $User$ now', placeholders: user } };
const undeclared = (names: string) => `de opt.message placeholder-undeclared ${names}`;

describe('a message of a browser extension', () => {
  for (const [name, message, placeholders, ...errors] of [
    ['declares nothing', 'Optionen für $User$ jetzt', undefined, undeclared('$User$')],
    ['declares nothing that it shows', 'Optionen für $User$', {}, undeclared('$User$')],
    ['declares another name', '$User$', { users: { content: '$1' } }, undeclared('$User$')],
    ['declares the name', 'Optionen für $User$ jetzt', user],
    ['declares the name in another case', '$User$: Optionen', { USER: { content: '$1' } }],
    ['shows the name in another case', 'Optionen für $USER$ jetzt', user],
    ['is what the browser knows', 'Optionen für $User$', user],
  ] as const) {
    it(`is an error exactly where Chromium says so: ${name}`, async () => {
      const german = { opt: { message, ...(placeholders && { placeholders }) } };
      assert.equal(chromiumError(JSON.stringify(german)) !== undefined, errors.length > 0);
      assert.deepEqual(await errorsIn(english, german), errors);
    });
  }

  it('is an error in the source, too, and once for each name', async () => {
    const both = { opt: { message: '$User$, $USER$ and $count$, or $User$', placeholders: {} } };
    const found = await errorsIn(both, {});
    assert.deepEqual(
      found,
      ['$User$', '$count$'].map((one) => `en opt.message placeholder-undeclared ${one}`),
    );
    assert.ok(chromiumError(JSON.stringify(both)));
  });

  it('shows arguments, prices and signs without a declaration, and no name that is none', async () => {
    for (const message of [
      '$1 of $2',
      'From $10 to $20',
      '$$ and $',
      'Path $a b$',
      '$näme$',
      '100$',
      '$1 $2$',
    ]) {
      const own = { opt: { message } };
      const isRefused = chromiumError(JSON.stringify(own)) !== undefined;
      const found = await errorsIn(own, own);
      assert.equal(found.length > 0, isRefused, message);
    }
  });

  it('knows no name of the browser: those are for style sheets', async () => {
    const own = { opt: { message: 'Id: $@@extension_id$' } };
    assert.match(chromiumError(JSON.stringify(own)) ?? '', /not defined/u);
    assert.deepEqual(await errorsIn(own, {}), [
      'en opt.message placeholder-undeclared $@@extension_id$',
    ]);
  });
});
