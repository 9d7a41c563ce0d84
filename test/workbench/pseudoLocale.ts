import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/paths.ts';

/** A locale that no person has: each text of Glossa stands between « and », and whatever does not was never translatable. */
export const pseudoLocale = 'qps-ploc';

type Texts = Readonly<Record<string, string | { readonly message: string }>>;

/** Gives the installed extension the texts of the pseudo-locale. */
export async function addPseudoLocale(extensions: string): Promise<void> {
  const [name] = await readdir(extensions).then((names) =>
    names.filter((one) => one.startsWith('glossa.glossa-')),
  );
  if (name === undefined) throw new Error('Glossa is not installed');
  const folder = join(extensions, name);
  for (const name of ['package.nls', 'l10n/bundle.l10n'])
    await writeMarked(`${name}.json`, join(folder, `${name}.${pseudoLocale}.json`));
}

/** From the texts of the checkout: the package has no English bundle, since the editor never reads one. */
async function writeMarked(source: string, target: string): Promise<void> {
  const texts = JSON.parse(await readFile(join(repositoryRoot, source), 'utf8')) as Texts;
  const marked = Object.entries(texts).map(([key, text]) => [
    key,
    mark(typeof text === 'string' ? text : text.message),
  ]);
  await writeFile(target, JSON.stringify(Object.fromEntries(marked)));
}

/** What is left of a text that is shown when all that comes from marked texts is taken out, marks within marks too. */
export function unmarked(shown: string): string {
  const without = shown.replace(/«[^«»]*»/gu, ' ');
  return without === shown ? shown : unmarked(without);
}

function mark(text: string): string {
  if (text.startsWith('{0, plural,')) {
    return text.replace(/(\w+) \{((?:[^{}]|\{\d\})*)\}/gu, '$1 {«$2»}');
  }
  // The lines of a welcome are paragraphs, and a link alone in its line is a button.
  return text
    .split('\n')
    .map((line) => line.replace(/^(\[?)([^\]]*?)(\]\(.*)?$/su, '$1«$2»$3'))
    .join('\n');
}
