import type { Program } from '../../programs/program.ts';
import type { ResourceFile } from '../../resources/formats/format.ts';
import type { LocaleFile, ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { isAlike } from '../../message/plurals/neededForms.ts';
import {
  undecidedForms,
  usedForms,
  type FileFamily,
  type LocalePluralUse,
  type UndecidedForm,
} from './filePlurals.ts';

/** Files that are read for one target at most. */
const most = 12;

/**
 * How other files of a project make the plural forms that a target shows nothing about: those of the same locale, and of
 * locales that could do without the form for the same reason. Nothing is read where the program decides alone.
 *
 * @param read a file of the set's format; nothing where it cannot be read
 */
export async function pluralsOfRelatives(
  {
    set,
    locale,
    families,
    current,
    program,
  }: {
    readonly set: ResourceSet;
    readonly locale: string;
    /** The plural families of the source. */
    readonly families: readonly FileFamily[];
    readonly current: ResourceFile | undefined;
    readonly program: Program;
  },
  read: (file: LocaleFile) => Promise<ResourceFile | undefined>,
): Promise<readonly LocalePluralUse[]> {
  const forms = undecidedForms({ families, target: current, locale, program });
  if (forms.length === 0) return [];
  const found: LocalePluralUse[] = [];
  for (const file of filesToAsk(set, locale, forms)) {
    const resource = await read(file);
    const use = resource && usedForms(resource, set.format, file.locale);
    if (use !== undefined && use.size > 0) found.push({ locale: file.locale, use });
  }
  return found;
}

/** Those of the locale itself come first, then other translations of the same messages. */
function filesToAsk(
  { relatives, source, targets }: ResourceSet,
  locale: string,
  forms: readonly UndecidedForm[],
): readonly LocaleFile[] {
  const existing = new Set(targets.filter(({ exists }) => exists).map(({ path }) => path));
  const own = relatives.filter((file) => file.locale === locale);
  const alike = relatives.filter(
    (file) =>
      existing.has(file.path) &&
      file.locale !== locale &&
      forms.some(({ form, rules, type }) => isAlike(form, { rules, type }, locale, file.locale)),
  );
  return [...own, ...alike].filter(({ path }) => path !== source.path).slice(0, most);
}
