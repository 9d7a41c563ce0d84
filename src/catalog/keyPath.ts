/** Where a message is in its file: property names, and numbers for places in an array. Never a dotted string. */
export type KeyPath = readonly (string | number)[];

/** One text per path and one path per text; distinguishes the name `"0"` from the place `0`. */
export function keyId(path: KeyPath): string {
  return JSON.stringify(path);
}

const plainName = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** For display: `nav.home`, `list[0]`, `errors["not found"]`. Not meant to be read back. */
export function showKeyPath(path: KeyPath): string {
  return path
    .map((step, place) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!plainName.test(step)) return `[${JSON.stringify(step)}]`;
      return place === 0 ? step : `.${step}`;
    })
    .join('');
}
