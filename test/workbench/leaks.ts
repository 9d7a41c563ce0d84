import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createdSecret, demoKeys, secretMarks } from '../service/keys.ts';

/** The canaries: keys that the tests sign in with, and secrets that the stand-in hands out. Nothing may write them down. */
const { control: _control, ...keys } = demoKeys;
const secrets = [...Object.values(keys), createdSecret, ...Object.values(secretMarks)];
/** As they are, and as an address holds them. */
const canaries = [...new Set(secrets.flatMap((one) => [one, encodeURIComponent(one)]))];

/** Whether a text holds a key, or another secret. */
export function holdsKey(text: string | Buffer): boolean {
  return canaries.some((key) => text.includes(key));
}

/**
 * The files below a run's folder that hold a key: logs, settings, state, workspaces. Links are not
 * followed, so an extension that runs from the checkout is left out.
 */
export async function filesHoldingKeys(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  // A folder or a log that has gone in the meantime holds nothing.
  for (const entry of await readdir(root, { withFileTypes: true }).catch(() => [])) {
    const path = join(root, entry.name);
    if (entry.isDirectory()) found.push(...(await filesHoldingKeys(path)));
    else if (entry.isFile() && holdsKey(await readFile(path).catch(() => ''))) found.push(path);
  }
  return found;
}
