import { unknownSyntax, type MessageSyntax } from '../../syntax.ts';
import { enclosedTexts, type EnclosedText } from './enclosedText.ts';
import { coded, type CodedFound } from '../compared.ts';
import { brokenEntities } from './brokenEntities.ts';
import { brokenTokens } from './brokenTokens.ts';
import { readMessage, type MessageText, scanArguments } from '../../placeholders/messageText.ts';
import type { Placeholder, PlaceholderKind } from '../../placeholders/placeholder.ts';
import { sharedPlaceholders } from './currencyAndPercent.ts';
import { spelledCharacter } from '../../placeholders/spelledCharacter.ts';
import { tagStructure } from '../../placeholders/tagStructure.ts';
import { tokenDebris } from '../../protect/tokenDebris.ts';
import { without } from '../../without.ts';

type Family = 'placeholder' | 'tag' | 'entity' | 'escape' | 'markdown' | 'url';

/**
 * What a message demands of its translations. Everything must come back exactly as often as it was there; named
 * placeholders may move, positional ones must keep their order, tags must nest in the same way, and what held text must
 * not be empty.
 */
interface Contract {
  /** Each family's identities, sorted, repeated as often as they occur. */
  readonly identities: ReadonlyMap<Family, readonly string[]>;
  /** Positional placeholders in the order in which they take their values. */
  readonly order: readonly string[];
  readonly tags: readonly string[];
  /** See {@link tagStructure}; where it is undefined the tags must keep their very sequence. */
  readonly structure: string | undefined;
  readonly fillings: readonly EnclosedText[];
}

const families: Partial<Record<PlaceholderKind, Family>> = {
  tag: 'tag',
  entity: 'entity',
  escape: 'escape',
  link: 'markdown',
  code: 'markdown',
  url: 'url',
  email: 'url',
};

const changedCodes: Record<Family, CodedFound['code']> = {
  placeholder: 'placeholder-changed',
  tag: 'tag-changed',
  entity: 'entity-changed',
  escape: 'escape-changed',
  markdown: 'markdown-changed',
  url: 'url-changed',
};

const familyNames = Object.keys(changedCodes) as Family[];

/**
 * The breaches of the source's contract. A machine's answer with any of them, whatever its severity, is damaged and must
 * not be written. Texts with plural or select arguments are compared part by part, not here.
 */
export function verify(
  source: string,
  target: string,
  syntax: MessageSyntax = unknownSyntax,
): readonly CodedFound[] {
  const [from, to] = [readMessage(source), readMessage(target)];
  const found = [
    ...contractFindings(from, to),
    ...brokenTokens(from, to, syntax),
    ...emptyEmphasis(from, to),
    ...damagedEntities(from, to),
    ...strayBraces(from, to),
    ...leftTokens(from, to),
  ];
  return found.length > 0 ? found : respelled(from, to);
}

/** Tokens of ours that are not those of the text: the answer is another text's, or they were damaged. */
function leftTokens(source: MessageText, target: MessageText): readonly CodedFound[] {
  const debris = tokenDebris(source, target);
  return debris === undefined ? [] : [coded('placeholder-extra', '', debris)];
}

/** `{{ name }}` means the same as `{{name}}`, but not to every program: a machine has to leave it as it is. */
function respelled(source: MessageText, target: MessageText): readonly CodedFound[] {
  const [expected, got] = [source, target].map(({ placeholders }) =>
    placeholders.filter(({ kind }) => kind === 'mustache').map(({ text }) => text),
  );
  return compareFamily('placeholder', expected ?? [], got ?? []);
}

/** `**here**` that came back as `**** here`. */
function emptyEmphasis(source: MessageText, target: MessageText): readonly CodedFound[] {
  const empty = '****';
  const isNew = target.prose.includes(empty) && !source.prose.includes(empty);
  return isNew ? [coded('markdown-changed', '', empty)] : [];
}

/** `Don&apos;t` that came back as `Nicht& apos;` or `Nicht apos;`, or with its name translated. Prose such as `R&D;` is rare beside entities. */
function damagedEntities(source: MessageText, target: MessageText): readonly CodedFound[] {
  const broken = brokenEntities(source.text, target.text);
  if (broken.length > 0) return broken.map((one) => ({ ...one, code: 'entity-broken' }));
  if (!source.placeholders.some(({ kind }) => kind === 'entity')) return [];
  const debris = /& ?#? ?[\p{L}\p{N}]{2,8} ?;/gu;
  const [expected, got] = [source, target].map(
    ({ pieces }) => pieces.join(' ').match(debris) ?? [],
  );
  return compareFamily('entity', expected ?? [], got ?? []);
}

/** What holds for a person's translation too, for messages that are taken apart already. */
export function contractFindings(source: MessageText, target: MessageText): readonly CodedFound[] {
  if (source.placeholders.length + target.placeholders.length === 0) return [];
  if (areSame(source.placeholders, target.placeholders)) return [];
  const [expected, got] = sharedPlaceholders(source, target);
  return breaches(contractOf(source, expected), contractOf(target, got));
}

/** The same in the same order, as most answers have them. What tags and links hold is another question. */
function areSame(expected: readonly Placeholder[], got: readonly Placeholder[]): boolean {
  return (
    expected.length === got.length &&
    expected.every(({ kind, text, identity }, place) => {
      const other = got[place];
      if (kind === 'tag' || kind === 'link') return false;
      return other?.kind === kind && other.text === text && other.identity === identity;
    })
  );
}

function contractOf(message: MessageText, placeholders: readonly Placeholder[]): Contract {
  const tags = placeholders.filter(({ kind }) => kind === 'tag').map(({ text }) => text);
  return {
    identities: new Map(familyNames.map((family) => [family, identitiesOf(family, placeholders)])),
    order: placeholders.flatMap(positionals),
    tags,
    structure: tagStructure(tags),
    fillings: enclosedTexts(message),
  };
}

function breaches(source: Contract, target: Contract): readonly CodedFound[] {
  const found = familyNames.flatMap((family) =>
    compareFamily(family, source.identities.get(family) ?? [], target.identities.get(family) ?? []),
  );
  const rest = [...orderBreaches(source, target), ...structureBreaches(source, target)];
  // What is lost or crossed is reported already.
  return found.length + rest.length > 0 ? [...found, ...rest] : fillingBreaches(source, target);
}

/**
 * The placeholders in one that take their values by position: itself, or those within a tag, an address or code.
 * Their order over the whole message has to stay.
 */
export function positionals({ kind, text }: Placeholder): readonly string[] {
  if (kind === 'printf' || kind === 'emptyArgument') return [text];
  return composite.has(kind) ? scanArguments(text).flatMap(positionals) : [];
}

const composite: ReadonlySet<PlaceholderKind> = new Set(['tag', 'link', 'code', 'url']);

/** Undefined for what merely spells a letter or an apostrophe. */
function familyOf(placeholder: Placeholder): Family | undefined {
  if (spelledCharacter(placeholder) !== undefined) return undefined;
  return families[placeholder.kind] ?? 'placeholder';
}

function identitiesOf(family: Family, placeholders: readonly Placeholder[]): readonly string[] {
  const members = placeholders.filter((placeholder) => familyOf(placeholder) === family);
  return members.map(({ identity }) => identity).sort();
}

/** Pairs what is missing with what is extra: a renamed placeholder is one finding, not two. */
function compareFamily(
  family: Family,
  expected: readonly string[],
  got: readonly string[],
): readonly CodedFound[] {
  const missing = without(expected, got);
  const extra = alike(missing, without(got, expected));
  const longest = Math.max(missing.length, extra.length);
  return Array.from({ length: longest }, (_, index) =>
    difference(family, missing[index] ?? '', extra[index] ?? ''),
  );
}

/** The same, with each that differs in its case alone in the place of the one that it was. */
function alike(missing: readonly string[], extra: readonly string[]): readonly string[] {
  const byName = new Map<string, string[]>(extra.map((one) => [one.toLowerCase(), []]));
  for (const one of extra) byName.get(one.toLowerCase())?.push(one);
  const paired = missing.map((one) => byName.get(one.toLowerCase())?.pop());
  const rest = [...byName.values()].flat().values();
  return [...paired.map((one) => one ?? rest.next().value ?? ''), ...rest];
}

function difference(family: Family, missing: string, extra: string): CodedFound {
  if (family !== 'placeholder' || (missing !== '' && extra !== '')) {
    return coded(changedCodes[family], missing, extra);
  }
  return coded(extra === '' ? 'placeholder-missing' : 'placeholder-extra', missing, extra);
}

/** Placeholders that were lost or added are reported by themselves; here the same ones are in another order. */
function orderBreaches(source: Contract, target: Contract): readonly CodedFound[] {
  const [expected, got] = [source.order.join(' '), target.order.join(' ')];
  const same = source.order.toSorted().join(' ') === target.order.toSorted().join(' ');
  return same && expected !== got ? [coded('placeholder-order', expected, got)] : [];
}

function structureBreaches(source: Contract, target: Contract): readonly CodedFound[] {
  const [expected, got] = [source.tags.join(''), target.tags.join('')];
  if (source.structure === target.structure && source.structure !== undefined) return [];
  if (expected === got) return [];
  if (target.structure === undefined) return [coded('tag-unbalanced', expected, got)];
  const sameTags = source.tags.toSorted().join('') === target.tags.toSorted().join('');
  return sameTags ? [coded('tag-changed', expected, got)] : [];
}

/** An element or link that held something and came back empty, or the other way round: its text slipped out, or in. */
function fillingBreaches(source: Contract, target: Contract): readonly CodedFound[] {
  return (['tag', 'link'] as const).flatMap((kind) => {
    const [expected, got] = [source, target].map(({ fillings }) =>
      fillings.filter((one) => one.kind === kind && one.filled).map(({ identity }) => identity),
    );
    return compareFamily(kind === 'tag' ? 'tag' : 'markdown', expected ?? [], got ?? []);
  });
}

/** A brace of no argument that the source has not: half the programs could not read the message any more. */
function strayBraces(source: MessageText, target: MessageText): readonly CodedFound[] {
  return ['{', '}'].flatMap((brace) => {
    const [expected, got] = [source, target].map(
      ({ pieces }) => pieces.join('').split(brace).length,
    );
    return (got ?? 0) > (expected ?? 0) ? [coded('placeholder-extra', '', brace)] : [];
  });
}
