import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSelector } from '../src/message/icu/icuMessage.ts';
import { parseIcu } from '../src/message/icu/parseIcu.ts';
import { readPlural } from '../src/message/icu/pluralText.ts';
import { usedTexts, type Bundle } from './usedTexts.ts';

/*
 * Checks that l10n/bundle.l10n.json holds exactly the texts that the sources show, that translators are told what they
 * cannot see, and that the plurals of all languages can be read. With `--write`, the bundle is written first.
 */

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Bundle;
const bundlePath = join('l10n', 'bundle.l10n.json');
const kept = await read(bundlePath);
const used: Record<string, Bundle[string]> = {};
/** What translators would not get. */
const hidden: string[] = [];
const sources = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.ts'));
for (const file of sources) {
  const text = await readFile(join('src', file), 'utf8');
  if (!text.includes('l10n')) continue;
  const found = usedTexts(file, text);
  Object.assign(used, found.bundle);
  const aliases = text.matchAll(/(?<!l10n\.set\()vscode\.l10n(?!\.t[(`]).*/g);
  for (const use of [...found.hidden, ...[...aliases].map(([alias]) => alias)])
    hidden.push(`${file}: ${use}`);
}

/** A text with more than one placeholder, or of one word: alone it does not say what it means. */
function needsComment(text: string): boolean {
  const placeholders = new Set(text.match(/\{\d\}/g));
  return placeholders.size > 1 || /^[\p{L}-]+[….:]?$/u.test(text);
}

/** Whether an ICU parser reads other forms in it than Glossa does. */
function isUnreadable(text: string): boolean {
  try {
    const [only] = parseIcu(text).nodes;
    const forms = only !== undefined && isSelector(only) ? [...only.options.keys()] : [];
    return forms.join() !== Object.keys(readPlural(text)).join() || !forms.includes('other');
  } catch {
    return true;
  }
}

async function unreadablePlurals(): Promise<readonly string[]> {
  const bundles = (await readdir('l10n')).filter((file) => file.startsWith('bundle.l10n'));
  const found = await Promise.all(
    bundles.map(async (bundle) => {
      const texts = Object.entries(await read(join('l10n', bundle)));
      return texts
        .filter(([key]) => key.includes(', plural,'))
        .map(([, text]) => (typeof text === 'string' ? text : text.message))
        .filter(isUnreadable)
        .map((text) => `${bundle}: ${text}`);
    }),
  );
  return found.flat();
}

const complain = (what: string, texts: readonly string[]) => {
  for (const text of texts) process.stderr.write(`${what}: ${text}\n`);
  if (texts.length > 0) process.exitCode = 1;
};
const missing = Object.keys(used).filter((text) => !(text in kept));
const unused = Object.keys(kept).filter((text) => !(text in used));
if (process.argv.includes('--write')) {
  const texts = [...Object.keys(kept).filter((text) => text in used), ...missing];
  const bundle = Object.fromEntries(texts.map((text) => [text, used[text]]));
  await writeFile(bundlePath, `${JSON.stringify(bundle, null, 2)}\n`);
} else {
  complain('not in the bundle', missing);
  complain('in the bundle for nothing', unused);
  if (missing.length + unused.length > 0) process.stderr.write('Run "npm run l10n".\n');
}
complain(
  'needs a comment for translators, l10n.t({ message, args, comment })',
  Object.keys(used).filter((text) => typeof used[text] === 'string' && needsComment(text)),
);
complain('no ICU plural', await unreadablePlurals());
complain('does not reach translators, call l10n.t with a text', hidden);
