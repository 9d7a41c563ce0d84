import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const module = new URL('../../../src/disk/replaceFile.ts', import.meta.url).href;

describe('a file that several processes add to', () => {
  let root: string;
  let path: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'glossa-together-'));
    path = join(root, 'project', 'list.txt');
    await mkdir(join(root, 'project'));
    await writeFile(path, '');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('loses nothing of what one of them has written', async () => {
    const [writers, lines] = [3, 30];
    await Promise.all(Array.from({ length: writers }, (_, name) => add(name, lines)));
    const written = (await readFile(path, 'utf8')).trimEnd().split('\n');
    const wanted = Array.from({ length: writers * lines }, (_, line) => {
      return `${Math.floor(line / lines)} ${line % lines}`;
    });
    assert.deepEqual(written.toSorted(), wanted.toSorted());
    assert.deepEqual(await readdir(join(root, 'project')), ['list.txt'], 'nothing stays beside it');
  });

  it('is written where there is no place for the state of this machine', async () => {
    await writeFile(home(), 'a file, so that no folder can be made in it');
    await add(0, 1);
    assert.equal(await readFile(path, 'utf8'), '0 0\n');
  });

  /** Where the state of the machine is kept. */
  const home = () => join(root, 'home');

  /** Adds lines to the file in a process of its own, each worked out again until the file is as it was read. */
  async function add(name: number, lines: number): Promise<void> {
    const script = `import { replaceFile } from ${JSON.stringify(module)};
      import { readFile } from 'node:fs/promises';
      const path = ${JSON.stringify(path)};
      const read = () => readFile(path, 'utf8');
      for (let line = 0; line < ${lines}; line++) {
        for (let text; text === undefined || !(await replaceFile(path,
          Buffer.from(text + '${name} ' + line + '\\n'), async () => (await read()) === text));)
          text = await read();
      }`;
    const env = { ...process.env, HOME: home(), XDG_STATE_HOME: home(), LOCALAPPDATA: home() };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  }
});
