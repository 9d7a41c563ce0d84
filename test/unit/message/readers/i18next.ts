import { createInstance } from 'i18next';
import type { Reader } from './reader.ts';

/** What i18next says, with each argument and each message that is referred to between marks. */
export const readI18next: Reader = (text, locale) => {
  const program = createInstance();
  const messages: Record<string, unknown> = { message: text };
  for (const [, key = ''] of text.matchAll(/\$t\(\s*([\w.:]+)/g)) {
    setValue(messages, key.split('.'), `⟪$t ${key}⟫`);
  }
  void program.init({
    lng: locale,
    initAsync: false,
    nsSeparator: false,
    resources: { [locale]: { translation: messages } },
    interpolation: { escapeValue: false },
  });
  const names = Array.from(text.matchAll(/\{\{-?\s*([\w.]+)/g), ([, name = '']) => name);
  const values: Record<string, unknown> = {};
  for (const name of names) setValue(values, name.split('.'), valueOf(text, name));
  const said = program.t('message', values);
  return [(said.match(/⟪[^⟫]*⟫|\{\{|\}\}|\$t/g) ?? []).sort().join(' ')];
};

function setValue(into: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner: Record<string, unknown> = {};
  into[first] = inner;
  setValue(inner, rest, value);
}

/** A mark where the argument is shown as it is, else something that its format can show. */
function valueOf(text: string, name: string): unknown {
  const [, format] = new RegExp(`\\{\\{-?\\s*${name}\\s*,\\s*(\\w+)`).exec(text) ?? [];
  if (format === 'list') return [`⟪${name}⟫`];
  if (format === 'datetime') return new Date(0);
  return format === undefined ? `⟪${name}⟫` : 3;
}
