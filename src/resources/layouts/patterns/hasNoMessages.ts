import { canonicalLocale } from '../../locale.ts';
import { pseudoRegions } from '../../subtags.ts';
import type { PathParts } from '../candidate.ts';
import { conventionalFolder } from './conventionalNames.ts';

/** Options of formatters, as a file or as a folder; a folder `cldr` has the patterns that they come from. */
const formatOptions = /^(?:date-?time|date|number|currency)-?formats?$/iu;

/** What tools write beside the translations, and numbers of versions. */
const byTools =
  /^_?(?:missing|unused|untranslated)_(?:translations|messages)|[-_.]version[-_.][a-zA-Z_-]+$/u;

/** `Publisher.App.locale.en-US.yaml`, which an installer of Windows reads. */
const installer = /^[\w-]+(?:\.[\w-]+)+\.locale\.[\w-]+\.yaml$/u;

/** What tests are fed with: answers of other programs, made-up projects. */
const fixtures = /^(?:__)?(?:fixtures?|testdata|test[-_]data)(?:__)?$/iu;

/** Whether a file has a locale in its name and holds no texts for people, as its name or its folder says. */
export function hasNoMessages({ name, stem, folders }: PathParts): boolean {
  const [first = ''] = stem.split(/[._]/u, 1);
  if (byTools.test(stem) || installer.test(name) || formatOptions.test(first)) return true;
  const fixture = folders.findIndex((folder) => fixtures.test(folder));
  if (fixture >= 0 && !haveLocale(folders.slice(0, fixture))) return true;
  const generators = folders.indexOf('generators');
  return (
    folders.some((folder) => formatOptions.test(folder) || folder === 'cldr') ||
    (generators >= 0 && folders.includes('templates', generators))
  );
}

/** Whether a folder of a locale is among these: what is below it is a namespace, which may have any name. */
function haveLocale(folders: readonly string[]): boolean {
  return folders.some(
    (folder, at) =>
      canonicalLocale(folder) !== undefined &&
      conventionalFolder(folders.slice(0, at)) !== undefined,
  );
}

const regions = [...pseudoRegions].join('|');

const own = String.raw`qps[-_]ploc[am]?|[a-z]{2,3}[-_](?:${regions}|(?:x[-_])?pseudo)`;

const pseudo = new RegExp(`(?:^|[._-])(?:${own})(?:$|[._-])|[._](?:cimode|pseudo|xx|zz)$`, 'iu');

/** As projects call the locale that their own tests have. */
const ofTests = /^[a-z]{2,3}[-_]TE?ST$/u;

/**
 * Whether the name of a file has a locale in it that nobody translates into: a tool makes its texts of those of the source
 * (`en-XA`, `qps-ploc`, `en-pseudo`), it shows the keys (`cimode`), or tests are run in it (`en_TST`).
 */
export function namesPseudoLocale(stem: string): boolean {
  return pseudo.test(stem) || ofTests.test(stem);
}
