import { groupBy } from '../../resources/layouts/groupBy.ts';

/** How a path is shown among others: what tells it apart, and the rest of what is not the same for all. */
export interface PathLabel {
  readonly label: string;
  /** Empty where the label says it all. */
  readonly place: string;
}

/**
 * Labels for files in a list, their names first: `admin/users.json` is “users.json” in “admin”. Where several have the same
 * name, their folders stand before it; where all have, these folders alone.
 *
 * @returns one for each path, in the same order
 */
export function fileLabels(paths: readonly string[]): readonly PathLabel[] {
  const folders = withoutCommon(paths.map((path) => path.split('/').slice(0, -1)));
  const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const times = groupBy(names, (name) => name);
  const isSame = paths.length > 1 && times.size === 1;
  const apart = isSame ? withoutCommonEnd(folders) : folders;
  return names.map((name, place) => {
    const within = (apart[place] ?? []).join('/');
    if (within === '') return { label: name, place: '' };
    if (isSame) return { label: within, place: name };
    const isAlone = times.get(name)?.length === 1;
    return isAlone ? { label: name, place: within } : { label: `${within}/${name}`, place: '' };
  });
}

/** Labels for folders: what is the same at the start and at the end of all is left out, but never a whole path. */
export function folderLabels(paths: readonly string[]): readonly string[] {
  const parts = paths.map((path) => (path === '' ? [] : path.split('/')));
  const apart = withoutCommonEnd(withoutCommon(parts));
  return apart.map((segments, place) => segments.join('/') || (parts[place]?.at(-1) ?? '.'));
}

/** A label of at most so many characters: what is in its middle goes, since names differ at their ends. */
export function shortLabel(label: string, longest: number): string {
  const characters = Array.from(label);
  if (characters.length <= longest) return label;
  const start = Math.ceil((longest - 1) / 2);
  const end = characters.slice(characters.length - (longest - 1 - start));
  return `${characters.slice(0, start).join('')}…${end.join('')}`;
}

type Paths = readonly (readonly string[])[];

function withoutCommon(paths: Paths): Paths {
  const [first = []] = paths;
  const common = first.findIndex((segment, at) => paths.some((path) => path[at] !== segment));
  return paths.map((path) => path.slice(common === -1 ? first.length : common));
}

/** Something of each path that has anything stays. */
function withoutCommonEnd(paths: Paths): Paths {
  const most =
    Math.min(...paths.filter(({ length }) => length > 0).map(({ length }) => length)) - 1;
  const isCommon = (back: number) => paths.every((path) => path.at(-back) === paths[0]?.at(-back));
  let common = 0;
  while (common < most && isCommon(common + 1)) common++;
  return common === 0 ? paths : paths.map((path) => path.slice(0, -common));
}
