import type { Mutant } from '../mutant.ts';

/** What decides in features, in the platform and on the disk. */
export const featureMutants: readonly Mutant[] = [
  {
    file: 'features/memories/list/memoryListOptions.ts',
    line: 'return (updated ?? created)?.getTime() ?? 0;',
    broken: 'return updated?.getTime() ?? 0;',
    tests: ['features/memories/list/memoryListOptions.test.ts'],
  },
  {
    file: 'features/memories/list/memoryListOptions.ts',
    line: 'const shown = memories.filter((memory) => words.every((word) => has(memory, word, collation)));',
    broken:
      'const shown = memories.filter((memory) => words.some((word) => has(memory, word, collation)));',
    tests: ['features/memories/list/memoryListOptions.test.ts'],
  },
  {
    file: 'features/memories/jobs/endOfJob.ts',
    line: "if (waited >= longestWait) return { state: 'stillRunning' };",
    broken: '',
    tests: ['features/memories/jobs/followJob.test.ts'],
  },
  {
    file: 'features/memories/jobRecords.ts',
    line: '({ jobId, isLeft }) => !this.#followed.has(jobId) && (isAsked || isLeft !== true),',
    broken: '({ isLeft }) => isAsked || isLeft !== true,',
    tests: ['features/memories/jobRecords.test.ts'],
  },
  {
    file: 'features/glossaries/dictionary/dictionaryText.ts',
    line: 'lineOf.set(source, firstLine ?? line);',
    broken: 'lineOf.set(source, line);',
    tests: ['features/glossaries/dictionary/dictionaryText.test.ts'],
  },
  {
    file: 'features/glossaries/dictionary/dictionaryText.ts',
    line: "return bytes > limits.glossaryBytes ? 'tooLarge' : undefined;",
    broken: 'return undefined;',
    tests: ['features/glossaries/dictionary/dictionaryText.test.ts'],
  },
  {
    file: 'texts/uiText.ts',
    line: "return plainText(text, length).replace(/\\$\\(/g, '$\\u2060(').replace(/\\]\\(/g, ']\\u2060(');",
    broken: "return plainText(text, length).replace(/\\]\\(/g, ']\\u2060(');",
    tests: ['texts/uiText.test.ts'],
  },
  {
    file: 'texts/uiText.ts',
    line: "const line = text.replace(/[\\r\\n\\t]+/g, ' ').replace(unseen, '');",
    broken: "const line = text.replace(/[\\r\\n\\t]+/g, ' ');",
    tests: ['texts/uiText.test.ts'],
  },
  {
    file: 'platform/account/expiringCache.ts',
    line: 'if (this.#answer === asked) this.#answer = undefined;',
    broken: '',
    tests: ['platform/account/*.test.ts', 'service/**/*.test.ts'],
  },
  {
    file: 'platform/ui/list/pager.ts',
    line: 'if (moved && this.#restarts++ < mostRestarts) await this.#startAgain(this.#pages);',
    broken: 'if (moved) await this.#startAgain(this.#pages);',
    tests: ['platform/ui/list/pager.test.ts'],
  },
  {
    file: 'platform/ui/list/pager.ts',
    line: 'this.#atEnd = this.#items.size === before;',
    broken: 'this.#atEnd = page.items.length === 0;',
    tests: ['platform/ui/list/pager.test.ts'],
  },
  {
    file: 'platform/pages/pageMessage.ts',
    line: 'if (!Object.hasOwn(schemas, call)) return undefined;',
    broken: '',
    tests: ['platform/pages/pageMessage.test.ts'],
  },
  {
    file: 'disk/appendFile.ts',
    line: 'if (this.#tornAt !== undefined) await file.truncate(this.#tornAt);',
    broken: '',
    tests: ['disk/appendFile.test.ts'],
  },
  {
    file: 'disk/replaceFile.ts',
    line: 'if (old.nlink > 1) return false;',
    broken: '',
    tests: ['disk/replaceFile*.test.ts'],
  },
  {
    file: 'disk/folderLock.ts',
    line: 'if (isFirst && (await lastTaking(folder)).number === number) {',
    broken: 'if (isFirst) {',
    tests: ['disk/folderLock.test.ts'],
  },
  {
    file: 'disk/whyNotWritable.ts',
    line: "if (found !== undefined && (found.mode & 0o222) === 0) return because('file', 'EACCES');",
    broken: '',
    tests: ['disk/whyNotWritable.test.ts'],
  },
];
