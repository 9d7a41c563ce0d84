type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;

/** Length of a text or a list, size of a set or a map, number of names of another object. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  if (value instanceof Set || value instanceof Map) return value.size;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

const ofSelf: Cost = (self) => sizeOf(self);
const ofResult: Cost = (_self, _args, result) => sizeOf(result);
const ofArgument: Cost = (_self, [first]) => sizeOf(first);
const ofStep: Cost = () => 1;

/** From where it was told to look to where it found something, or to the end. */
const upTo: Cost = (self, [, from], found) =>
  (typeof found === 'number' && found >= 0 ? found : sizeOf(self)) -
  (typeof from === 'number' ? from : 0);
const downTo: Cost = (self, [, from], found) =>
  (typeof from === 'number' ? from : sizeOf(self)) - (typeof found === 'number' ? found : 0);

/** `exec` reads the match and, where it may start anywhere, all that is before it. What it tries in vain is not seen. */
const ofSearch: Cost = (self, [text], found) => {
  if (!(self instanceof RegExp)) return 0;
  const match = found as RegExpExecArray | null;
  if (match !== null) return match[0].length + (self.sticky || self.global ? 0 : match.index);
  return self.sticky ? 1 : sizeOf(text);
};

const nextOf = (values: Iterable<unknown>): object =>
  Object.getPrototypeOf(values[Symbol.iterator]()) as object;

const text = String.prototype;
const list = Array.prototype;

/** What the language itself goes through at one call, which no count of our own statements shows. */
const costs: readonly (readonly [owner: object, cost: Cost, ...names: readonly string[]])[] = [
  [text, upTo, 'indexOf'],
  [text, downTo, 'lastIndexOf'],
  [text, ofArgument, 'startsWith', 'endsWith'],
  [text, ofSelf, 'includes', 'split', 'trim', 'trimStart', 'trimEnd', 'replace', 'replaceAll'],
  [text, ofSelf, 'normalize', 'toLowerCase', 'toUpperCase', 'toWellFormed', 'localeCompare'],
  [list, upTo, 'indexOf'],
  [list, downTo, 'lastIndexOf'],
  [list, ofSelf, 'includes', 'join', 'reverse', 'toReversed', 'sort', 'toSorted', 'unshift'],
  [list, ofResult, 'slice', 'concat', 'flat', 'map', 'filter', 'flatMap', 'with', 'toSpliced'],
  [list, ofSelf, 'splice', 'fill'],
  [RegExp.prototype, ofSearch, 'exec'],
  [Object, ofResult, 'entries', 'keys', 'values', 'fromEntries', 'assign'],
  [JSON, ofArgument, 'parse'],
  [JSON, ofResult, 'stringify'],
  [nextOf([]), ofStep, 'next'],
  [nextOf(''), ofStep, 'next'],
  [nextOf(new Map()), ofStep, 'next'],
  [nextOf(new Set()), ofStep, 'next'],
];

/** Counts what built-in functions go through from now on in this thread: characters, items and steps. */
export function countBuiltIns(): { readonly total: number } {
  const count = { total: 0 };
  let isCounting = false;
  for (const [owner, cost, ...names] of costs) {
    for (const name of names) {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      const counted = function (this: unknown, ...args: unknown[]): unknown {
        const result: unknown = Reflect.apply(original, this, args);
        // What a cost itself calls is none of the work.
        if (isCounting) return result;
        isCounting = true;
        count.total += cost(this, args, result);
        isCounting = false;
        return result;
      };
      Object.defineProperty(owner, name, { value: counted, writable: true, configurable: true });
    }
  }
  return count;
}
