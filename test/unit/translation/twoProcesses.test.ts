import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withService } from './withService.ts';

const script = join(import.meta.dirname, 'translatingProcess.ts');

describe('two processes that translate one folder', () => {
  const opened = withService();
  const texts = Array.from({ length: 700 }, (_, place) => `Sentence ${place}.`);
  let root: string;
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'glossa-two-'));
    folder = join(root, 'project');
    await mkdir(folder);
    await writeFile(join(folder, 'en.json'), JSON.stringify(texts));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(root, { recursive: true });
  });

  /** `lines` are what the process says. */
  function start(at = folder) {
    const child = spawn(process.execPath, [script, opened.service.url, at], {
      env: { ...process.env, XDG_STATE_HOME: root, HOME: root, LOCALAPPDATA: root },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, says: async () => (await lines.next()).value as unknown };
  }
  const written = async () =>
    Object.keys(JSON.parse(await readFile(join(folder, 'de.json'), 'utf8')) as object);
  const sent = () => [...opened.service.ledger.texts.values()].reduce((sum, times) => sum + times);
  const journals = async () => {
    const files = await readdir(root, { recursive: true });
    return files.filter((name) => name.endsWith('.jsonl'));
  };

  it('send no text twice, also where one of them found it by a link', async () => {
    await symlink(folder, join(root, 'link'), 'dir');
    const both = [start(), start(join(root, 'link'))];
    await Promise.all(both.map(({ child }) => once(child, 'close')));
    assert.equal(sent(), texts.length);
    assert.deepEqual((await written()).toSorted(), texts.toSorted());
    assert.deepEqual(await journals(), []);
  });

  it('pay only for what was under way when the first one is killed', async () => {
    opened.service.faults.add({ kind: 'hang', contains: 'Sentence 425.', times: 1 });
    const first = start();
    while (opened.service.ledger.texts.size < texts.length) await new Promise(setImmediate);
    const second = start();
    assert.equal(await second.says(), 'waits');
    first.child.kill('SIGKILL');
    assert.equal(await second.says(), 'done');
    assert.deepEqual((await written()).toSorted(), texts.toSorted());
    assert.ok(sent() > texts.length, 'it was killed too late');
    assert.ok(sent() - texts.length <= 8 * 50, `${sent() - texts.length} texts went twice`);
    assert.deepEqual(await journals(), []);
  });
});
