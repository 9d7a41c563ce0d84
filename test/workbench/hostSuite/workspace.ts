import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectsFolder } from '../paths.ts';

/**
 * Makes the workspace that the suite runs in: a copy of every sample project and an empty folder
 * `scratch`, each a workspace folder of its own. Gives the `.code-workspace` file.
 */
export async function createWorkspace(root: string): Promise<string> {
  const entries = await readdir(projectsFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names) {
    await cp(join(projectsFolder, name), join(root, name), { recursive: true });
  }
  await mkdir(join(root, 'scratch'), { recursive: true });
  const file = join(root, 'suite.code-workspace');
  const folders = [...names.sort(), 'scratch'].map((path) => ({ path }));
  await writeFile(file, JSON.stringify({ folders }));
  return file;
}
