import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createdSecret, demoKeys } from '../service/keys.ts';

/** The canaries: keys that the tests sign in with, and that nothing may write down. */
const { control: _control, ...keys } = demoKeys;
const canaries = [...Object.values(keys), createdSecret];

/** Whether a text holds a key. */
export function holdsKey(text: string | Buffer): boolean {
  return canaries.some((key) => text.includes(key));
}

/**
 * The files below a run's folder that hold a key: logs, settings, state, workspaces. Links are not
 * followed, so an extension that runs from the checkout is left out.
 */
export async function filesHoldingKeys(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // A log that was rolled away in the meantime holds nothing.
    if (holdsKey(await readFile(file).catch(() => ''))) found.push(file);
  }
  return found;
}
