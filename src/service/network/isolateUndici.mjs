import { readFile } from 'node:fs/promises';

const replacement = new URL('isolatedUndiciGlobal.cjs', import.meta.url);

/** esbuild plugin: a bundle made with it holds an undici that leaves the process-wide dispatchers alone. */
export const isolateUndici = {
  name: 'isolate-undici',
  setup(build) {
    build.onLoad({ filter: /[\\/]undici[\\/]lib[\\/]global\.js$/ }, async () => ({
      contents: await readFile(replacement, 'utf8'),
      loader: 'js',
    }));
  },
};
