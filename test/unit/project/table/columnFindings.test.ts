import assert from 'node:assert/strict';
import {
  nothingUnreported,
  type UnreportedFindings,
} from '../../../../src/project/findings/unreportedFindings.ts';
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
  let unreported: UnreportedFindings = nothingUnreported;
  const columns = new ColumnFindings();
  const check = (facts = async () => ({ names: { of: () => [] }, unreported })) =>
    columns.check('de', { status, plan: async () => target, facts });
  const status = { set, locale, path };
  const ignore = () => {
    unreported = { ...nothingUnreported, ignored: [{ code, reason: '' }] };
    columns.forget();
  };
  const [id = ''] = target.plan.items.map((item) => item.id);
  const codes = () => columns.of('de', id)?.map(({ finding }) => finding.code);
  return { check, ignore, codes, now: () => unreported };
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
      const facts = { names: { of: () => [] }, unreported: now() };
      ignore();
      return facts;
    };
    assert.equal(await check(late), undefined);
    assert.equal(codes(), undefined);
    assert.equal((await check())?.size, 0);
    assert.deepEqual(codes(), []);
  });
});
