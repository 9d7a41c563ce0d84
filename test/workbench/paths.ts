import { join } from 'node:path';

/** A folder per VS Code that the tests run in, and one for the browser's fonts. */
export const hostsFolder = join(import.meta.dirname, 'hosts');

/** Sample workspaces; tests work on copies. */
export const projectsFolder = join(import.meta.dirname, '..', 'projects');
