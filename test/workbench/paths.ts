import { join } from 'node:path';

/** The checkout. */
export const repositoryRoot = join(import.meta.dirname, '..', '..');

/** What the tests build or inflate; ignored by git, safe to delete. */
export const cacheFolder = join(repositoryRoot, '.cache');

/** A folder per VS Code that the tests run in, and one for the browser's fonts. */
export const hostsFolder = join(import.meta.dirname, 'hosts');

/** Sample workspaces; tests work on copies. */
export const projectsFolder = join(repositoryRoot, 'test', 'projects');
