import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { keepMarks, lastMarks } from '../../../../src/platform/review/markRecords.ts';

const folder = {
  uri: { toString: () => 'file:///work' },
} as vscode.WorkspaceFolder;
const sections = [
  { sourcePath: 'en.json', locale: 'de', messages: new Map(), replaced: 0 },
] as const;

/** Records of which a full disk takes none once `isFull`. */
class Records {
  isFull = false;
  #kept: unknown;

  get(): unknown {
    return this.#kept;
  }

  update(_: string, value: unknown): Promise<void> {
    if (this.isFull) return Promise.reject(new Error('ENOSPC'));
    this.#kept = value;
    return Promise.resolve();
  }
}

describe('marks that were made together', () => {
  it('are kept until they are taken back', async () => {
    const same = new Records();
    const forget = await keepMarks(() => Promise.resolve(same), folder, sections);
    assert.equal((await lastMarks(() => Promise.resolve(same)))?.folder, 'file:///work');
    await forget();
    assert.equal(await lastMarks(() => Promise.resolve(same)), undefined);
  });

  it('stay made, and can be taken back, where the disk takes no more', async () => {
    const full = new Records();
    full.isFull = true;
    await (
      await keepMarks(() => Promise.resolve(full), folder, sections)
    )();
    const later = new Records();
    const forget = await keepMarks(() => Promise.resolve(later), folder, sections);
    later.isFull = true;
    await forget();
  });
});
