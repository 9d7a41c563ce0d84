import { registerHooks } from 'node:module';

/*
 * Puts the file system of this folder, which fails as that of Windows does, below the modules of `src/disk`: below all of them
 * where `GLOSSA_WINDOWS` is set (see `windowsEnv`), else below those that `disk.ts` loads.
 */

const disk = new URL('../../../../src/disk/', import.meta.url).href;
const replaced: Readonly<Record<string, string>> = {
  'node:fs': './fs.ts',
  'node:fs/promises': './fsPromises.ts',
  'node:net': './net.ts',
  'node:process': './process.ts',
  'node:timers/promises': './timers.ts',
};
const mark = '?windows';

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    const isMeant =
      from.startsWith(disk) && (process.env['GLOSSA_WINDOWS'] !== undefined || from.endsWith(mark));
    if (!isMeant) return next(specifier, context);
    const own = replaced[specifier];
    if (own !== undefined) return next(new URL(own, import.meta.url).href, context);
    const found = next(specifier, context);
    return found.url.startsWith(disk) ? { ...found, url: withMark(found.url, from) } : found;
  },
});

function withMark(url: string, from: string): string {
  return from.endsWith(mark) ? `${url}${mark}` : url;
}
