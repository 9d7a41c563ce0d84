import assert from 'node:assert/strict';
import {
  isSetByOthers,
  smallerLimit,
  userValue,
  type Inspected,
} from '../../../src/platform/userValue.ts';

const [own, evil] = ['https://own.test', 'https://evil.test'];

/** What a VS Code of today tells of a setting. */
const told = (values: Inspected): Inspected => ({
  defaultValue: '',
  globalLocalValue: undefined,
  globalRemoteValue: undefined,
  globalValue: values.globalRemoteValue ?? values.globalLocalValue,
  workspaceValue: undefined,
  workspaceFolderValue: undefined,
  ...values,
});

describe("the user's own value of a setting", () => {
  it('is that of the own settings file, whatever the remote machine or a workspace says', () => {
    const found = told({
      globalLocalValue: own,
      globalRemoteValue: evil,
      workspaceValue: evil,
      workspaceFolderValue: evil,
    });
    assert.equal(userValue(found, true), own);
    assert.equal(userValue(found, false), own);
  });

  it('is none where only the remote machine or a workspace has one', () => {
    assert.equal(userValue(told({ globalRemoteValue: evil }), true), undefined);
    const inWorkspace = { workspaceValue: evil, workspaceFolderValue: evil };
    assert.equal(userValue(told(inWorkspace), false), undefined);
  });

  it('is that for all profiles where the profile has none of its own', () => {
    assert.equal(userValue(told({ globalValue: own }), true), own);
  });

  it('is not believed where an editor does not tell it from that of the remote machine', () => {
    const found = { defaultValue: '', globalValue: evil };
    assert.equal(userValue(found, true), undefined);
    assert.equal(userValue({ ...found, globalValue: own }, false), own);
  });

  it('may be false or empty', () => {
    const found = told({ globalLocalValue: '', globalRemoteValue: evil });
    assert.equal(userValue(found, true), '');
    assert.equal(userValue(told({ globalLocalValue: false }), true), false);
  });

  it('is not there for a setting that the editor does not know', () => {
    assert.equal(userValue(undefined, false), undefined);
  });
});

describe('a limit that a workspace has a value for', () => {
  it('is that of the user where it is smaller, or the workspace wants none', () => {
    assert.equal(smallerLimit(5_000, 1_000, 0), 1_000);
    assert.equal(smallerLimit(0, 1_000, 0), 1_000);
  });

  it('is that of the workspace where it is smaller, or the user has set none', () => {
    assert.equal(smallerLimit(500, 1_000, 0), 500);
    assert.equal(smallerLimit(5_000, undefined, 0), 5_000);
    assert.equal(smallerLimit(5_000, 0, 0), 5_000);
    assert.equal(smallerLimit(0, undefined, 0), 0);
  });

  it('may be 0, where that is the smallest one', () => {
    assert.equal(smallerLimit(5_000, 0, undefined), 0);
    assert.equal(smallerLimit(0, 5_000, undefined), 0);
  });
});

describe('a value that does not count', () => {
  it('is noticed wherever it comes from', () => {
    assert.equal(isSetByOthers(undefined), false);
    assert.equal(isSetByOthers(told({ globalLocalValue: own })), false);
    for (const from of ['globalRemoteValue', 'workspaceValue', 'workspaceFolderValue'] as const) {
      assert.equal(isSetByOthers(told({ globalLocalValue: own, [from]: evil })), true, from);
    }
  });
});
