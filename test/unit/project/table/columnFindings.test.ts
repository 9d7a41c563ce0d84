import assert from 'node:assert/strict';
import type { IgnoredFinding } from '../../../../src/project/findings/ignoredFindings.ts';
import { ColumnFindings } from '../../../../src/project/table/columnFindings.ts';
import { folder } from '../folder.ts';

const code = 'placeholder-missing';

/** A column whose only text lacks a placeholder, and the findings that are not reported. */
async function column() {
  const { open } = await folder({
    'locales/en.json': { files: 'Open {name} now' },
    'locales/de.json': { files: 'Jetzt öffnen' },
  });
  const target = await open('de');
  const { set, locale, path } = target;
  let ignored: readonly IgnoredFinding[] = [];
  const columns = new ColumnFindings();
  const check = (facts = async () => ({ names: { of: () => [] }, ignored })) =>
    columns.check('de', { status, plan: async () => target, facts });
  const status = { set, locale, path };
  const ignore = () => {
    ignored = [{ code, reason: '' }];
    columns.forget();
  };
  const [id = ''] = target.plan.items.map((item) => item.id);
  const codes = () => columns.of('de', id)?.map(({ finding }) => finding.code);
  return { check, ignore, codes, now: () => ignored };
}

describe('the columns that were checked', () => {
  it('are checked once, and again when the lists of the folder are other ones', async () => {
    const { check, ignore, codes } = await column();
    assert.equal((await check())?.size, 1);
    assert.deepEqual(codes(), [code]);
    assert.equal(await check(), undefined);
    ignore();
    assert.equal(codes(), undefined);
    assert.equal((await check())?.size, 0);
    assert.deepEqual(codes(), []);
  });

  it('are checked again where the lists became other ones in the middle of a check', async () => {
    const { check, ignore, codes, now } = await column();
    const late = async () => {
      const facts = { names: { of: () => [] }, ignored: now() };
      ignore();
      return facts;
    };
    assert.equal(await check(late), undefined);
    assert.equal(codes(), undefined);
    assert.equal((await check())?.size, 0);
    assert.deepEqual(codes(), []);
  });
});
