/** A language of the service. */
export interface Language {
  /** BCP 47, in its usual case. */
  readonly lang: string;
  readonly name: string;
  readonly asSource: boolean;
  readonly asTarget: boolean;
}

const both =
  'ace af an ar as ay az ba be bg bho bn br bs ca ceb ckb cs cy da de el en eo es et eu fa fi fr ga gl gn gom gu ha he hi hr ht hu hy id ig is it ja jv ka kk kmr ko ky la lb lmo ln lt lv mai mg mi mk ml mn mr ms mt my nb ne nl oc om pa pag pam pl prs ps pt qu ro ru sa scn sk sl sq sr st su sv sw ta te tg th tk tl tn tr ts tt uk ur uz vi wo xh yi yue zh zu';
const targetOnly = 'en-GB en-US es-419 pt-BR pt-PT zh-Hans zh-Hant';
const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages of text translation. */
export const textLanguages: readonly Language[] = list(both, targetOnly);

/** Languages that glossaries offer. */
export const glossaryLanguages: readonly Language[] = list(
  'ar bg cs da de el en es et fi fr he hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv tr uk vi zh',
  '',
);

/** Languages of translation memories, as the contract fixes them. */
export const memoryLanguages: readonly Language[] = list(
  'de en es fr it ja ko zh',
  'en-GB en-US es-419 zh-Hans',
);

/** Languages of the voice product. */
export const voiceLanguages: readonly Language[] = list(
  'ar bg bn cs da de el en es et fi fr ga he hi hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv ta th tl tr uk vi zh',
  'en-GB en-US pt-BR pt-PT zh-Hans zh-Hant',
);

/** Languages of rephrasing and correcting. */
export const writeLanguages: readonly Language[] = list(
  'de en es fr it ja ko pt zh',
  'en-GB en-US pt-BR pt-PT zh-Hans',
);

/** Targets that know formality. */
export const formalTargets = codes('de es es-419 fr it ja nl pl pt pt-BR pt-PT ru');
/** Base languages that the voice product speaks. */
export const speechLanguages = codes('de en es fr it ja ko nl pl pt ru sv tr zh');
/** Source languages whose speech recognition takes spoken terms. */
export const spokenTermLanguages = codes('de en es fr it ja ko nl pl pt zh');
/** Base languages of style rules and custom instructions. */
export const styleLanguages = codes('de en es fr it ja ko zh');

/** The code as the list writes it, or undefined when the language is no target. Case does not matter. */
export function findTarget(code: string): string | undefined {
  return textLanguages.find(({ lang, asTarget }) => asTarget && same(lang, code))?.lang;
}

/** The same for sources, which are base codes only. */
export function findSource(code: string): string | undefined {
  return textLanguages.find(({ lang, asSource }) => asSource && same(lang, code))?.lang;
}

/** `en` of `en-GB`. */
export function baseOf(code: string): string {
  return code.toLowerCase().split('-', 1)[0]!;
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function list(sources: string, targets: string): readonly Language[] {
  return [
    ...[...codes(sources)].map((lang) => ({ lang, asSource: true })),
    ...[...codes(targets)].map((lang) => ({ lang, asSource: false })),
  ].map(({ lang, asSource }) => ({ lang, asSource, asTarget: true, name: names.of(lang) ?? lang }));
}

function codes(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').filter((code) => code !== ''));
}
