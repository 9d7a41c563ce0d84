import { formatsByExtension } from '../../formats/formatsByExtension.ts';
import { canonicalLocale } from '../../locale.ts';
import { type Candidate, localeSlot, type PathParts } from '../candidate.ts';
import { countrySlot, type LocaleSlot, localeSlots } from './localeSlots.ts';
import type { Evidence } from '../resourceSet.ts';
import { isConventionalFolder, conventionalFolder, conventionalName } from './conventionalNames.ts';
import { isNamedAsSettings, isNamedAsTool } from './filesOfTools.ts';

/** Reads a path by the shapes that most projects have: a folder, a file or a part of the name per locale. */
export function commonLayouts(parts: PathParts): readonly Candidate[] {
  if (isNamedAsSettings(parts.stem)) return [];
  if (isNamedAsTool(parts)) return namespaces(parts);
  const slots = localeSlots(parts.stem);
  const named = [...byFolder(parts, slots), ...byName(parts, slots)];
  return slots.length === 0 ? [...named, ...defaultFiles(parts)] : named;
}

/** Reads a name that is one of a tool elsewhere: right in a conventional folder for locales it says what is in the file. */
function namespaces(parts: PathParts): readonly Candidate[] {
  return [...byFolder(parts, []), ...defaultFiles(parts)]
    .filter(({ root }) => isConventionalFolder(root.split('/').at(-1)))
    .map((candidate) => ({ ...candidate, isCalledAsTool: true }));
}

function byFolder(parts: PathParts, slots: readonly LocaleSlot[]): readonly Candidate[] {
  return parts.folders.flatMap((folder, place) => {
    const above = parts.folders.slice(0, place);
    const direct = isConventionalFolder(above.at(-1));
    const country = direct ? countrySlot(folder) : undefined;
    const locale = canonicalLocale(folder) ?? country?.locale;
    if (locale === undefined) return [];
    const below = parts.folders.slice(place + 1);
    const evidence = conventionalFolder(above);
    // Without a conventional name only files right in the folder count: `docs/en/` may hold anything further down.
    if (evidence === undefined && (below.length > 0 || parts.extension !== '.json')) return [];
    const start = [...above, ''].join('/') + localeSlot;
    // A locale that the name repeats (`en/shop.en.json`) is the same one in both places.
    const again = repeatedSlot(parts.stem, slots, folder);
    const sign =
      again === undefined || again.spelling === folder ? undefined : signIn(again.spelling);
    const stem = again === undefined ? parts.stem : again.before + localeSlot + again.after;
    return {
      ...common(parts, [start, ...below, stem].join('/')),
      spelling: folder,
      ...(sign === undefined ? {} : { repeatedWith: sign }),
      locale,
      isCountry: country !== undefined,
      layout: 'folder',
      root: above.join('/'),
      namespace: [...below, namespaceOf(again) ?? parts.stem].join('/'),
      group: `folder:${start}`,
      claim: `folder:${start}`,
      evidence: evidence ?? { code: 'sideBySide' },
      strength: strengthOf(evidence, direct),
    };
  });
}

function byName(parts: PathParts, slots: readonly LocaleSlot[]): readonly Candidate[] {
  return slots.flatMap((slot) => {
    const whole = slot.before === '' && slot.after === '';
    if (!whole && parts.extension === '.properties') return [];
    const isDirect = isConventionalFolder(parts.folders.at(-1));
    if (slot.isCountry === true && !isDirect) return [];
    const evidence = conventionalName(parts, slot.before + slot.after);
    const isTelling = parts.extension === '.json' || isRegional(parts, slot);
    if (evidence === undefined && (!isTelling || isAmongTemplates(parts))) return [];
    const shape = common(parts, parts.folder + slot.before + localeSlot + slot.after);
    const layout = whole ? 'file' : 'affix';
    const kin = `${parts.folder}${slot.before.slice(-1)}${localeSlot}${slot.after.slice(0, 1)}`;
    return {
      ...shape,
      spelling: slot.spelling,
      locale: slot.locale,
      isCountry: slot.isCountry === true,
      layout,
      root: parts.folders.join('/'),
      namespace: namespaceOf(slot),
      group: `${layout}:${kin}${parts.extension}`,
      claim: `${layout}:${shape.pattern}`,
      evidence: evidence ?? { code: 'sideBySide' },
      strength: strengthOf(evidence, whole && isDirect),
    } satisfies Candidate;
  });
}

/** `alexa-templates/en.json`: what is filled in there is that of another program. */
function isAmongTemplates({ folders }: PathParts): boolean {
  return folders.some((folder) => /[-_.]templates?$/iu.test(folder));
}

/** `en_US.properties`: a name that stands for nothing else, wherever it is; `it.properties` may be anything. */
function isRegional({ extension, stem }: PathParts, { spelling }: LocaleSlot): boolean {
  return extension === '.properties' && spelling === stem && /[-_]/u.test(spelling);
}

/** Reads a name without a locale as that of the source file: `messages.json` beside `messages.de.json`. */
function defaultFiles(parts: PathParts): readonly Candidate[] {
  if (parts.extension !== '.json') return [];
  const { folder, stem, extension } = parts;
  const source = (layout: 'file' | 'affix', before: string, evidence: Evidence): Candidate => {
    const shape = common(parts, folder + before + localeSlot);
    return {
      ...shape,
      spelling: undefined,
      locale: undefined,
      layout,
      root: parts.folders.join('/'),
      namespace: before.slice(0, -1) || undefined,
      group: `${layout}:${folder}${before.slice(-1)}${localeSlot}${extension}`,
      claim: `${layout}:${shape.pattern}`,
      evidence,
      strength: strengthOf(evidence, before === '' && isConventionalFolder(parts.folders.at(-1))),
    };
  };
  const inFolder = stem === 'default' ? conventionalFolder(parts.folders) : undefined;
  const byName = conventionalName(parts, stem);
  return [
    ...(inFolder === undefined ? [] : [source('file', '', inFolder)]),
    ...(byName === undefined
      ? []
      : ['.', '_', '-'].map((sign) => source('affix', stem + sign, byName))),
  ];
}

function common(parts: PathParts, patternStem: string) {
  return {
    path: parts.path,
    pattern: patternStem + parts.extension,
    format: formatsByExtension.get(parts.extension) ?? 'json',
    sourceLocale: undefined,
  } as const;
}

type RepeatedSlot = Pick<LocaleSlot, 'before' | 'spelling' | 'after'>;

/** Where a name repeats the locale of its folder, also between points (`en_GB/shop.en-GB.base.json`). */
function repeatedSlot(
  stem: string,
  slots: readonly LocaleSlot[],
  folder: string,
): RepeatedSlot | undefined {
  const letters = (spelling: string) => spelling.replaceAll(/[-_]/gu, '');
  const same = slots.find(({ spelling }) => spelling === folder);
  if (same !== undefined) return same;
  const segments = stem.split('.');
  const place = segments.findIndex((segment) => letters(segment) === letters(folder));
  const spelling = segments[place];
  if (spelling === undefined) return undefined;
  const before = segments.slice(0, place).map((segment) => `${segment}.`);
  const after = segments.slice(place + 1).map((segment) => `.${segment}`);
  return { before: before.join(''), spelling, after: after.join('') };
}

function signIn(spelling: string): Candidate['repeatedWith'] {
  return spelling.includes('-') ? '-' : '_';
}

/** What a name says beside its locale: `shop` of `shop.en`. */
function namespaceOf(slot: RepeatedSlot | undefined): string | undefined {
  const rest = slot === undefined ? '' : slot.before.slice(0, -1) + slot.after.slice(1);
  return rest === '' ? undefined : rest;
}

function strengthOf(evidence: object | undefined, direct: boolean): Candidate['strength'] {
  if (evidence === undefined) return 'sideBySide';
  return direct ? 'direct' : 'near';
}
