import type { KeyPath, Message } from '../format.ts';
import { memberOf, readMembers, type TreeContainer, type TreeMember } from '../tree/node.ts';
import { jsonMessage } from './jsonDialect.ts';

/** An object whose only text for people who use the program is one of its members. */
interface Entry {
  readonly key: string;
  readonly value: TreeContainer;
  readonly text: string;
  /** The names of what describes the text. */
  readonly describing: readonly string[];
}

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

/**
 * The name of the text in the entries of a file, where almost all of its members are such entries (Docusaurus, FormatJS,
 * Lingui, Transifex and others). Nothing where what looks like a description may be a text of its own: a program may show a
 * `message` and a `description`, so that their keys have to be those of single messages.
 */
export function entryTextIn(root: TreeContainer): string | undefined {
  if (root.kind !== 'object') return undefined;
  const members = readMembers(root).filter(({ name }) => name !== '$schema');
  return textNames.find((text) => {
    const entries = members.flatMap((member) => entryOf(member, text) ?? []);
    return entries.length * 10 >= members.length * 9 && isToldApart(entries, text);
  });
}

function entryOf({ name, value }: TreeMember, text: TextName): Entry | undefined {
  const shown = memberOf(value, text)?.value;
  if (value.kind !== 'object' || shown?.kind !== 'string') return undefined;
  const names = readMembers(value).map((one) => String(one.name));
  const describing = names.filter((one) => one !== text);
  const isKnown = (one: string) => describingNames.has(one) || isOriginal(one, text);
  if (!describing.every(isKnown)) return undefined;
  return { key: String(name), value, text: shown.value, describing };
}

/** Beside a translation is what it is a translation of. */
const isOriginal = (name: string, text: TextName) =>
  text === 'translation' && (name === 'message' || name === 'defaultMessage');

function isToldApart(entries: readonly Entry[], text: TextName): boolean {
  const described = entries.filter(({ describing }) => describing.length > 0);
  if (text === 'message') {
    const isOfTool = described.some(hasData) || entries.filter(isId).length * 2 >= entries.length;
    return described.length > 0 && isOfTool;
  }
  const [only] = described;
  return described.length > 1 || (only !== undefined && isUnmistakable(only, text));
}

/** A list of places, declarations of placeholders and the like are no texts. */
const hasData = ({ value }: Entry) =>
  value.members.some(({ value: { kind } }) => kind === 'object' || kind === 'array');

/** Names of groups have no dots, and are no texts. */
const isId = ({ key, text }: Entry) => /[.\s]/u.test(key) || key === text;

function isUnmistakable({ describing }: Entry, text: TextName): boolean {
  if (text === 'defaultMessage') return true;
  return text === 'string' && describing.includes('developer_comment');
}

/** What a member of the root says, as an entry with a text under a name; nothing where it is none. */
export function entryMessage({ name, value }: TreeMember, text: string): Message | undefined {
  const shown = memberOf(value, text)?.value;
  if (shown?.kind !== 'string') return undefined;
  const described = told.flatMap((one) => {
    const node = memberOf(value, one)?.value;
    return node?.kind === 'string' && node.value !== '' ? [node.value] : [];
  });
  const path: KeyPath = [name, text];
  return jsonMessage(path, shown, described[0]);
}
