import type { Reader } from './reader.ts';

const filled = /%%|%\{([\w|]+)\}|%<(\w+)>\D*?\d*\.?\d*[bBdiouxXeEfgGcps]/g;

/** What the i18n library of Ruby shows: it fills in `%{name}`, `%<name>.2f`, and `%%` for a percent sign. */
export const rubyShows = (text: string, shown: (name: string) => string): string =>
  text.replaceAll(filled, (_, name?: string, formatted?: string) => {
    const argument = name ?? formatted;
    return argument === undefined ? '%' : shown(argument);
  });

/** What the i18n library of Ruby fills in. */
export const readRails: Reader = (text) => [
  Array.from(text.matchAll(filled), ([all, name, formatted]) => name ?? formatted ?? all)
    .sort()
    .join(' '),
];
