import type { Reader } from './reader.ts';

/** What the i18n library of Ruby fills in: `%{name}`, `%<name>.2f`, and `%%` for a percent sign. */
export const readRails: Reader = (text) => {
  const shown = text.matchAll(
    /%%|%\{([^{}]+)\}|%<([^<>]+)>[-+ 0#]*\d*(?:\.\d+)?[bBdiouxXeEfgGcps]/g,
  );
  return [
    Array.from(shown, ([all, name, formatted]) => name ?? formatted ?? all)
      .sort()
      .join(' '),
  ];
};
