import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Puts the places of the source into a stack of the bundle. Node would do it by itself, but the
 * extension host formats stacks in its own way.
 */
export function mapStack(stack: string): string {
  return stack.replaceAll(/(\/[^\s():]+\.cjs):(\d+):(\d+)/g, (place, file, line, column) => {
    const origin = findSourceMap(String(file))?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return place;
    return `${fileURLToPath(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
