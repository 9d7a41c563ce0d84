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
