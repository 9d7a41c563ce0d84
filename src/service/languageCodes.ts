/** Subtags of a locale as the service's codes need them. */
interface Subtags {
  /** Lower case. */
  readonly language: string;
  readonly script: string | undefined;
  readonly region: string | undefined;
}

/** Where English is written in the American way. Everywhere else outside of these the British way is closer. */
const americanEnglish = new Set(['US', 'AS', 'CA', 'GU', 'MH', 'MP', 'PH', 'PR', 'UM', 'VI']);

const latinAmerica = new Set(
  '419 AR BO BR BZ CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV US UY VE'.split(' '),
);

/** Names for one language that resource files and the service do not share. */
const renamed: Readonly<Record<string, string>> = { no: 'nb', fil: 'tl' };

/** The service's code for a source locale: always a base code, because it takes no variant as a source. */
export function sourceCode(locale: string): string {
  return subtags(locale).language.toUpperCase();
}

/** The service's code for a target locale: one of its variants where it has one, the base code otherwise. */
export function targetCode(locale: string): string {
  const parts = subtags(locale);
  return variant(parts) ?? parts.language.toUpperCase();
}

function variant({ language, script, region }: Subtags): string | undefined {
  if (language === 'zh') return script === undefined ? undefined : `ZH-${script.toUpperCase()}`;
  if (region === undefined) return undefined;
  if (language === 'en') return americanEnglish.has(region) ? 'EN-US' : 'EN-GB';
  if (language === 'pt') return region === 'BR' ? 'PT-BR' : 'PT-PT';
  return language === 'es' && latinAmerica.has(region) ? 'ES-419' : undefined;
}

/** Each request asks for the same few. */
const known = new Map<string, Subtags>();

function subtags(locale: string): Subtags {
  const found = known.get(locale) ?? readSubtags(locale);
  known.set(locale, found);
  return found;
}

function readSubtags(locale: string): Subtags {
  const tag = locale.trim().replaceAll('_', '-');
  const { language, script, region } = parse(tag) ?? { language: tag.split('-')[0] ?? tag };
  return { language: renamed[language] ?? language.toLowerCase(), script, region };
}

/** Chinese is told apart by script, and the region often says which. */
function parse(tag: string): Subtags | undefined {
  try {
    const locale = new Intl.Locale(tag);
    const bare = locale.script === undefined && locale.region === undefined;
    const { script } = bare ? locale : locale.maximize();
    return { language: locale.language, script, region: locale.region };
  } catch {
    return undefined;
  }
}
