import type { KeyPath, Message } from '../format.ts';
import {
  isContainer,
  memberOf,
  readMembers,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../tree/node.ts';
import { jsonMessage } from './jsonDialect.ts';

/** Under which names tools that extract messages keep the text. Where one has several of them, the first is what is shown. */
const textNames = ['translation', 'defaultMessage', 'string', 'message'] as const;
type TextName = (typeof textNames)[number];

/** What such tools say to translators, in the order in which it is worth most to them. */
const told = [
  'description',
  'developer_comment',
  'developerComment',
  'comment',
  'notes',
  'note',
  'meaning',
  'context',
];

/** What describes a text, for translators or for tools. */
const describingNames: ReadonlySet<unknown> = new Set([
  ...told,
  'comments',
  'extractedComments',
  'origin',
  'placeholders',
  'character_limit',
  'obsolete',
  'id',
  'file',
  'start',
  'end',
]);

/** Objects that hold strings, as far as none is in another one, and the number of strings that are in none of them. */
interface Holders {
  readonly objects: readonly TreeMember[];
  readonly strings: number;
}

/** An object whose only text for people who use the program is one of its members. */
interface Entry {
  readonly key: string;
  readonly value: TreeContainer;
  readonly text: string;
  /** The names of what describes the text. */
  readonly describing: readonly string[];
}

/**
 * The name of the text in the entries of a file, where almost all that holds strings are such entries (Docusaurus, FormatJS,
 * Lingui, Transifex and others). Nothing where what looks like a description may be a text of its own: a program may show a
 * `message` and a `description`, so that their keys have to be those of single messages.
 */
export function entryTextIn(root: TreeContainer): string | undefined {
  const { objects, strings } = holdersIn(root);
  return textNames.find((text) => {
    const entries = objects.flatMap((member) => entryOf(member, text) ?? []);
    const isMost = entries.length * 10 >= (objects.length + strings) * 9;
    return isMost && isToldApart(entries, text);
  });
}

/** The entries of a file that have their text under this name. */
export function entriesIn(root: TreeContainer, text: string): readonly TreeContainer[] {
  return holdersIn(root).objects.flatMap(({ value }) =>
    isContainer(value) && memberOf(value, text)?.value.kind === 'string' ? [value] : [],
  );
}

/** Whether a value is what is left of an entry that lacks its text. */
export function isTextless(value: TreeNode): boolean {
  return (
    value.kind === 'object' &&
    holdsString(value) &&
    value.members.every(({ name }) => describingNames.has(name))
  );
}

function holdersIn(root: TreeContainer): Holders {
  const objects: TreeMember[] = [];
  let strings = 0;
  visit(root, true);
  return { objects, strings };

  function visit(container: TreeContainer, isRoot: boolean): void {
    for (const member of readMembers(container)) {
      const { name, value } = member;
      if (value.kind === 'string') strings += isRoot && name === '$schema' ? 0 : 1;
      else if (value.kind === 'object' && holdsString(value)) objects.push(member);
      else if (isContainer(value)) visit(value, false);
    }
  }
}

const holdsString = ({ members }: TreeContainer) =>
  members.some(({ value }) => value.kind === 'string');

function entryOf({ name, value }: TreeMember, text: TextName): Entry | undefined {
  const shown = memberOf(value, text)?.value;
  if (value.kind !== 'object' || shown?.kind !== 'string') return undefined;
  const names = readMembers(value).map((one) => String(one.name));
  const describing = names.filter((one) => one !== text);
  const isKnown = (one: string) => describingNames.has(one) || isOriginal(one, text);
  const placeholders = memberOf(value, 'placeholders')?.value;
  const showsTexts = placeholders?.kind === 'object' && holdsString(placeholders);
  if (showsTexts || !describing.every(isKnown)) return undefined;
  return { key: String(name), value, text: shown.value, describing };
}

/** Beside a translation is what it is a translation of. */
const isOriginal = (name: string, text: TextName) =>
  text === 'translation' && (name === 'message' || name === 'defaultMessage');

function isToldApart(entries: readonly Entry[], text: TextName): boolean {
  const described = entries.filter(({ describing }) => describing.length > 0);
  if (described.length === 0) return false;
  if (text === 'message')
    return described.some(hasData) || isKeyedById(entries) || areBare(entries, described);
  if (text === 'string')
    return described.some(({ describing }) => describing.some(isOfStrings)) || isKeyedById(entries);
  return described.length > 1 || text === 'defaultMessage';
}

/** Entries from which on objects of one member are the habit of a tool. */
const manyEntries = 20;

/** Most entries have a `message` alone, in an object that a program's own groups would not need. */
const areBare = (entries: readonly Entry[], described: readonly Entry[]): boolean =>
  entries.length >= manyEntries && described.length * 2 <= entries.length;

/** A list of places, and declarations of placeholders as Chrome has them, are no texts; those of other groups may be. */
const hasData = ({ value }: Entry) =>
  value.members.some((member) => member.value.kind === 'array' || declares(member.value));

const declares = (node: TreeNode) =>
  node.kind === 'object' &&
  node.members.every(({ value }) => memberOf(value, 'content') !== undefined);

/** Names that no program has for a text of its own. */
const isOfStrings = (name: string) =>
  ['developer_comment', 'developerComment', 'character_limit'].includes(name);

const isKeyedById = (entries: readonly Entry[]) =>
  entries.filter(isId).length * 2 >= entries.length;

/** Names of groups have no dots, and are no texts. */
const isId = ({ key, text }: Entry) => /[.\s]/u.test(key) || key === text;

/** What an entry says that is under a key; nothing where it has no text under this name. */
export function entryMessage(
  key: KeyPath,
  value: TreeContainer,
  text: string,
): Message | undefined {
  const shown = memberOf(value, text)?.value;
  if (shown?.kind !== 'string') return undefined;
  const [description] = told.flatMap((one) => {
    const node = memberOf(value, one)?.value;
    return node?.kind === 'string' && node.value !== '' ? [node.value] : [];
  });
  return jsonMessage([...key, text], shown, description);
}
