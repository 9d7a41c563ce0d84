import assert from 'node:assert/strict';
import { baselineOf, parseBaseline } from '../../../../src/project/findings/baseline.ts';
import { checkInProject, filesOf } from '../../../../src/project/findings/checkProject.ts';
import { ProjectStatus } from '../../../../src/project/status/projectStatus.ts';
import { unreportedIn } from '../../../../src/project/findings/unreportedFindings.ts';
import { findResourceSets } from '../../../../src/project/plan/findResourceSets.ts';

const source = {
  greet: 'Hello {{name}}',
  bye: 'See you in {{n}} days',
  more: 'Read more',
  ok: 'Fine',
};
const german = { greet: 'Hallo', bye: 'Bis in {{m}} Tagen', more: 'Mehr lesen' };

/** The findings of a folder, but for those that a list accepts. */
async function findings(german: object | string, list = '', english: object = source) {
  const texts = new Map(
    Object.entries({ 'locales/en.json': english, 'locales/de.json': german }).map(
      ([path, value]) => [
        path,
        typeof value === 'string' ? value : JSON.stringify(value, undefined, 2),
      ],
    ),
  );
  const files = { read: async (path: string) => texts.get(path) };
  const sets = await findResourceSets(files, [...texts.keys()], {});
  const status = new ProjectStatus(files, sets);
  const baseline = parseBaseline(list);
  const checked = [];
  for (const file of filesOf({ sets })) {
    const isUnreported = unreportedIn(file, { ignored: [], baseline });
    const found = await checkInProject(file, {
      status,
      read: files.read,
      names: { of: () => [] },
      shown: (all) => all.filter((one) => !isUnreported(one)),
    });
    checked.push({ ...file, findings: found?.findings.map((one) => one.found) ?? [] });
  }
  return checked;
}

const codes = (checked: Awaited<ReturnType<typeof findings>>) =>
  checked.flatMap((file) => file.findings.map(({ finding }) => finding.code)).toSorted();

describe('a baseline', () => {
  it('keeps quiet about all that was there, and of nothing else', async () => {
    const before = await findings(german);
    assert.deepEqual(codes(before), ['missing', 'placeholder-changed', 'placeholder-missing']);
    const { text, accepted } = baselineOf(before);
    assert.equal(accepted, 3);
    assert.deepEqual(codes(await findings(german, text)), []);
    assert.deepEqual(codes(await findings(german, text.replaceAll('\n', '\r\n'))), []);
    const damaged = { ...german, more: 'Mehr  {{lesen}}' };
    assert.notDeepEqual(codes(await findings(damaged, text)), []);
  });

  it('is about the text as it stood, and about what was wrong with it', async () => {
    const { text } = baselineOf(await findings(german));
    const other = { ...german, greet: 'Hallo!' };
    assert.ok(codes(await findings(other, text)).includes('placeholder-missing'));
    const renamed = { ...source, greet: 'Hello {{person}}' };
    assert.ok(codes(await findings(german, text, renamed)).includes('placeholder-missing'));
  });

  it('takes fewer missing messages than there were for granted, and tells of one more', async () => {
    const { text } = baselineOf(await findings(german));
    assert.deepEqual(codes(await findings({ ...german, ok: 'Gut' }, text)), []);
    const { more: _, ...less } = german;
    assert.deepEqual(codes(await findings(less, text)), ['missing']);
  });

  it('never accepts a file that cannot be read', async () => {
    const broken = await findings('{ "greet": ');
    assert.deepEqual(codes(broken), ['unreadable']);
    assert.equal(baselineOf(broken).accepted, 0);
  });

  it('is the same text whatever the order of the files, and joins what two branches accepted', async () => {
    const checked = await findings(german);
    const { text } = baselineOf(checked);
    assert.equal(baselineOf(checked.toReversed()).text, text);
    const [, , ...mine] = text.split('\n');
    const joined = [...text.split('\n').slice(0, 2), ...mine, 'no entry', '{', ''].join('\n');
    assert.deepEqual(codes(await findings(german, joined)), []);
  });
});
