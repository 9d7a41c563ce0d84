import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { repositoryRoot } from '../../../tools/paths.ts';
import { programDocs } from '../../../tools/programDocs.ts';

describe('docs/programs.md', () => {
  it('says what the programs say; `npm run readme` writes it', async () => {
    const path = join(repositoryRoot, 'docs/programs.md');
    const options = await resolveConfig(path);
    const made = await format(programDocs(), { ...options, parser: 'markdown' });
    assert.equal(readFileSync(path, 'utf8'), made);
  });
});
