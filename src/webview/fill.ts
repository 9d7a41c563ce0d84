/** Puts values into a text at `{0}`, `{1}` and so on. */
export function fill(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (slot, index: string) => {
    const value = values[Number(index)];
    return typeof value === 'number' ? shownNumber(value) : (value ?? slot);
  });
}

function shownNumber(value: number): string {
  return new Intl.NumberFormat(document.documentElement.lang).format(value);
}
