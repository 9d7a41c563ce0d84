import { canonicalLocale } from '../locale.ts';
import type { ToolConfigFile } from './toolConfig.ts';
import { withoutComments } from './withoutComments.ts';

/** Where a tool finds a source, and its translations. */
interface ToolPlace {
  /** A path, or a glob. */
  readonly source: string;
  /** A path with `{locale}`; for Crowdin also with placeholders of its own. */
  readonly targets: string | undefined;
  /** A canonical tag: the locale of the source, where the tool names it. */
  readonly locale?: string | undefined;
}

/**
 * The folder that the paths in settings of Crowdin start at: empty, or with a slash at its end. One of somebody's machine is
 * taken for that of the settings.
 */
export function baseOfCrowdin({ path, text }: ToolConfigFile): string {
  const [, said = ''] = /^["']?base_path["']?\s*:\s*["']?([^"'\s#,]+)/mu.exec(text) ?? [];
  const steps = path.split('/').slice(0, -1);
  const isOfMachine = /^(?:[/$%~]|[a-z]:)/iu.test(said);
  for (const step of isOfMachine ? [] : said.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.map((step) => `${step}/`).join('');
}

/** The sources in the settings of Crowdin. */
export function sourcesInCrowdin(file: ToolConfigFile): readonly ToolPlace[] {
  const { text } = file;
  const folder = baseOfCrowdin(file);
  const found: { source: string; targets: string | undefined }[] = [];
  const said = text.matchAll(
    /^[\t {-]*["']?(source|translation)["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"',#]+))/gmu,
  );
  for (const [, name, ...values] of said) {
    const value = folder + relative(values.find((one) => one !== undefined) ?? '');
    const last = found.at(-1);
    if (name === 'source') found.push({ source: value, targets: undefined });
    else if (last !== undefined) last.targets ??= value;
  }
  return found;
}

/** The resources in the settings of Transifex, each with its files and the language of its source. */
export function resourcesInTransifex({ text }: ToolConfigFile): readonly ToolPlace[] {
  return text
    .split(/^[\t ]*\[/mu)
    .slice(1)
    .flatMap((section): readonly ToolPlace[] => {
      const value = (name: string) =>
        new RegExp(`^[\\t ]*${name}[\\t ]*=[\\t ]*(\\S.*)$`, 'mu').exec(section)?.[1]?.trimEnd();
      const spelled = value('source_lang');
      const filter = value('file_filter');
      const named = value('source_file') ?? filter?.replaceAll('<lang>', spelled ?? '');
      if (named === undefined) return [];
      const targets = filter?.includes('<lang>')
        ? relative(filter).replaceAll('<lang>', '{locale}')
        : undefined;
      return [{ source: relative(named), targets, locale: canonicalLocale(spelled ?? '') }];
    });
}

/** What the settings of an editor say for the extension i18n Ally. */
export function allyOf({ text }: ToolConfigFile): {
  readonly locale: string | undefined;
  /** Globs of the folders with the locales; none where nothing is said. */
  readonly folders: readonly string[];
} {
  const said = withoutComments(text);
  const [, language = ''] = /"i18n-ally\.sourceLanguage"\s*:\s*"([\w-]+)"/u.exec(said) ?? [];
  const [, paths = ''] = /"i18n-ally\.localesPaths"\s*:\s*(\[[^\]]*\]|"[^"]*")/u.exec(said) ?? [];
  const folders = [...paths.matchAll(/"([^"]+)"/gu)].map(([, folder = '']) =>
    relative(folder).replace(/\/+$/u, ''),
  );
  return { locale: canonicalLocale(language), folders };
}

/** A path as a tool spells it, relative to the folder that it speaks of. */
function relative(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/u, '');
}
