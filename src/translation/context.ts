import type { Message, ResourceFile } from '../catalog/formats/format.ts';
import { keyId, showKeyPath, type KeyPath } from '../catalog/keyPath.ts';

/** Messages beside each other that are named as neighbours, and the longest text that is told of one. */
const neighbourCount = 6;
const neighbourLength = 80;

/**
 * What the service is told about a message, in English: where it stands, what its file says about it, what
 * stands beside it. Messages under one parent share their context, so that they can share a request.
 */
export function contextOf(source: ResourceFile): (message: Message) => string | undefined {
  const groups = new Map<string, Message[]>();
  for (const message of source.messages) {
    const id = keyId(parentOf(message.path));
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [message]);
    else if (group.length < neighbourCount) group.push(message);
  }
  return (message) => {
    const parent = parentOf(message.path);
    const neighbours = (groups.get(keyId(parent)) ?? []).map(({ value }) => shorten(value));
    const lines = [
      ...(parent.length > 0 ? [`Section of the user interface: ${showKeyPath(parent)}.`] : []),
      ...(message.description === undefined ? [] : [message.description]),
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

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > neighbourLength ? `${line.slice(0, neighbourLength)}…` : line;
}
