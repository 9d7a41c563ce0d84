/** Attributes by their names in HTML: `true` sets one without a value, `false` and `undefined` leave it out. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** A node, or a text: it is never read as HTML. */
export type Child = Node | string;

/** Makes an element. Nothing that is given here can become markup or a script. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  set(made, attributes);
  made.append(...children);
  return made;
}

/** Changes attributes of an element; those that are not named stay. */
export function set(of: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(on|srcdoc$|href$|src$|style$)/i.test(name))
      throw new TypeError(`${name} is not for data`);
    if (value === undefined || value === false) of.removeAttribute(name);
    else of.setAttribute(name, value === true ? '' : value);
  }
}

/** A button that does something; its text is its name. */
export function button(
  text: string,
  run: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', run);
  return made;
}

let ids = 0;

/** An id that no other element of the page has, for labels and descriptions. */
export function newId(): string {
  return `element-${++ids}`;
}

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

// Controls and marks that turn the order of letters around: what they do must be seen, not suffered.
// oxlint-disable-next-line no-control-regex -- these are the characters to show
const unseen = /([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069\ufeff])/;

/** A text with marks in the place of what the eye cannot see. */
export function visibleText(text: string): readonly (string | HTMLElement)[] {
  return text.split(unseen).map((part) => {
    if (!unseen.test(part)) return part;
    const code = (part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return element('code', {}, `U+${code}`);
  });
}
