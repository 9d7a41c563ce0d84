import { type Message, keyId, type KeyPath } from '../../resources/formats/format.ts';
import { scanPlaceholders } from '../../message/placeholders/messageText.ts';

/** Tells whether the program that shows the message under this path most likely has this value for it. */
export type ValuesBeside = (path: KeyPath, placeholder: string) => boolean;

/** `{name}`, `%{name}` and the like; what has no name takes its value by position, and no message shows what is given. */
const named = /^[{%$<]\W*\p{L}\w/u;

/** The text of another message, by its key: `@:common.save`. */
const reference = /^@:\(?'?([\w.]*\w)/u;

/** Messages beside each other that have to show a value at least, and their share of all that are there. */
const enough = 2;
/** Messages of a translation that show a value of the source's in one more place than it does. */
const many = 3;
const share = 1 / 3;

/**
 * Looks for values in the messages of a source beside another: those under the same parent, and those of the same name under
 * the parents beside (`errors.gone.text`, `errors.late.text`). A program gives the same values to all of them.
 */
export function valuesBeside(
  source: readonly Message[],
  target: readonly Message[] = [],
): ValuesBeside {
  let groups: ReadonlyMap<string, readonly Message[]> | undefined;
  let own: ReadonlyMap<string, readonly Message[]> | undefined;
  const known = new Map<string, boolean>();
  const isShown = (group: string, placeholder: string) => {
    const beside = groups?.get(group) ?? [];
    const showing = beside.filter(({ value }) => shows(value, placeholder)).length;
    if (showing >= enough && showing >= beside.length * share) return true;
    // Nobody adds a value to many messages that the program has for one of them alone.
    own ??= groupsOf(target);
    const adding = own.get(group)?.filter(({ value }) => shows(value, placeholder)).length ?? 0;
    return showing > 0 && adding >= many && adding >= beside.length * share;
  };
  return (path, placeholder) => {
    const [, key] = reference.exec(placeholder) ?? [];
    if (key !== undefined) return source.some((one) => one.path.join('.') === key);
    if (!named.test(placeholder)) return false;
    groups ??= groupsOf(source);
    return groupIds(path).some((group) => {
      const id = `${placeholder} ${group}`;
      const found = known.get(id) ?? isShown(group, placeholder);
      known.set(id, found);
      return found;
    });
  };
}

function shows(text: string, placeholder: string): boolean {
  return (
    text.includes(placeholder) && scanPlaceholders(text).some((one) => one.text === placeholder)
  );
}

function groupsOf(source: readonly Message[]): ReadonlyMap<string, readonly Message[]> {
  const groups = new Map<string, Message[]>();
  for (const message of source) {
    for (const id of groupIds(message.path)) {
      const group = groups.get(id);
      if (group === undefined) groups.set(id, [message]);
      else group.push(message);
    }
  }
  return groups;
}

/** The path with its last step left open, and with the one before it; a flat key has its steps in its name. */
function groupIds(path: KeyPath): readonly string[] {
  const [first] = path;
  const steps = path.length === 1 && typeof first === 'string' ? first.split('.') : path;
  return [-1, -2].slice(0, steps.length).map((place) => `${place} ${keyId(steps.with(place, ''))}`);
}
