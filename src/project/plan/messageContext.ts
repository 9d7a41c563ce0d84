import {
  type Message,
  type ResourceFile,
  keyId,
  showKeyPath,
  type KeyPath,
} from '../../resources/formats/format.ts';

/** Messages beside each other that are named as neighbors, and the longest text that is sent of one. */
const neighbourCount = 6;
const neighbourLength = 80;
/** A request must have room for its texts, however long the names and descriptions of a file are. */
const sectionLength = 200;
const descriptionLength = 2_000;

/**
 * What the service is told about a message, in English: where it is, what its file says about it, what is beside it.
 * Messages under one parent share their context, so that they can share a request.
 */
export function contextOf(source: ResourceFile): (message: Message) => string | undefined {
  const groups = new Map<string, string[]>();
  for (const message of source.messages) {
    const id = keyId(parentOf(message.path));
    const group = groups.get(id);
    if (group !== undefined && group.length >= neighbourCount) continue;
    const text = shorten(message.value, neighbourLength);
    if (group === undefined) groups.set(id, [text]);
    else group.push(text);
  }
  return (message) => {
    const parent = parentOf(message.path);
    const neighbours = groups.get(keyId(parent)) ?? [];
    const section = shorten(showKeyPath(parent), sectionLength);
    const { description } = message;
    const lines = [
      ...(parent.length > 0 ? [`Section of the user interface: ${section}.`] : []),
      ...(description === undefined ? [] : [cut(description, descriptionLength)]),
      ...(neighbours.length > 1 ? [`Texts that stand together: ${neighbours.join(' | ')}`] : []),
    ];
    return lines.length === 0 ? undefined : lines.join('\n');
  };
}

// A flat key such as `cart.items.title` has its parent in its name.
function parentOf(path: KeyPath): KeyPath {
  const name = path.at(-1);
  if (path.length !== 1 || typeof name !== 'string') return path.slice(0, -1);
  return name.includes('.') ? [name.slice(0, name.lastIndexOf('.'))] : [];
}

function shorten(text: string, length: number): string {
  return cut(text.replace(/\s+/g, ' ').trim(), length);
}

/** The second half of a character goes with the first. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = (text.codePointAt(length - 1) ?? 0) > 0xffff ? length - 1 : length;
  return `${text.slice(0, whole)}…`;
}
