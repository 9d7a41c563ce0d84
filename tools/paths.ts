import { join } from 'node:path';

/** The checkout. */
export const repositoryRoot = join(import.meta.dirname, '..');

/** What tools and tests build or inflate; ignored by git, safe to delete. */
export const cacheFolder = join(repositoryRoot, '.cache');
