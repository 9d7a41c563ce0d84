import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Agent } from 'undici';
import { largestWidth } from '../../../../src/service/http/pace/adaptiveRate.ts';
import { inParallel } from '../../../../src/translation/inParallel.ts';
import { sendBare } from '../sendBare.ts';
import { batch } from './order.ts';

/*
 * What people write instead: fills the target files beside `en.json` with what the service says to new and changed texts, and
 * keeps in a file which texts these were. Arguments: folder, address of the service, locales. Prints its CPU time in ms.
 */

const [folder = '.', address = '', ...locales] = process.argv.slice(2);
const url = new URL(address);
const agent = new Agent({ connections: largestWidth });
const source = await readTexts(join(folder, 'en.json'));
for (const locale of locales) {
  const target = await readTexts(join(folder, `${locale}.json`));
  const done = await readTexts(join(folder, `${locale}.done.json`));
  const due = [...source].filter(([key, text]) => !target.has(key) || done.get(key) !== text);
  const parts = Array.from({ length: Math.ceil(due.length / batch) }, (_, part) =>
    due.slice(part * batch, (part + 1) * batch),
  );
  const send = async (part: typeof due) => {
    const texts = part.map(([, text]) => text);
    const answers = await sendBare(url, agent, texts, locale);
    for (const [place, [key, text]] of part.entries()) {
      target.set(key, answers[place] ?? '');
      done.set(key, text);
    }
  };
  await inParallel(parts, send, () => largestWidth);
  if (due.length === 0) continue;
  await writeFile(join(folder, `${locale}.json`), nested(target));
  await writeFile(join(folder, `${locale}.done.json`), nested(done));
}
await agent.close();
const { user, system } = process.cpuUsage();
process.stdout.write(String((user + system) / 1000));

/** The texts of a file by their keys, joined; none where there is no file. */
async function readTexts(path: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const add = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, one] of Object.entries(value ?? {})) add(one, `${key}/${name}`);
  };
  add(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')), '');
  return texts;
}

function nested(texts: ReadonlyMap<string, string>): string {
  const root: Record<string, unknown> = {};
  for (const [key, text] of texts) {
    const names = key.slice(1).split('/');
    const last = names.pop() ?? '';
    let place = root;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = text;
  }
  return `${JSON.stringify(root, null, 2)}\n`;
}
