import { oneOther, rulesOf } from '../message/plurals/pluralRules.ts';
import { pluralCategories, type PluralCategory } from '../message/plurals/pluralForms.ts';
import type { MessageSyntax } from '../message/syntax.ts';
import { formsByLocale } from './formsByLocale.ts';
import { either, inWords, line, without, type Program } from './program.ts';

const syntax: MessageSyntax = { id: 'ruby', apostrophes: 'letters', pipes: 'text' };

const manifest = /^Gemfile|\.gemspec$/u;
const hasRules = inWords(
  line(manifest, /["'\s]rails-i18n["'\s]/u),
  'rails-i18n in a Gemfile or gemspec',
);
/** Only the lock file names all gems. */
const locksI18n = inWords(line('Gemfile.lock', /^\s+i18n \(/mu), 'i18n in Gemfile.lock');
const isRuby = inWords(
  line(manifest, /["'\s](?:rails|railties|actionview|activesupport|i18n)["'\s]/u),
  'rails in a Gemfile or gemspec',
);

/**
 * The locales that the gem rails-i18n has a rule for that asks for others than one and other; whatever it has no rule for
 * gets one and other from I18n, unless the project falls back to the language.
 */
const forms = formsByLocale([
  ['az fa id ja km kn ko lo ms pap-AW pap-CW th vi wo zh-CN zh-HK zh-TW zh-YUE', ['other']],
  ['bs cs hr lt ro sk sr', ['one', 'few', 'other']],
  ['be pl ru uk', ['one', 'few', 'many', 'other']],
  ['gd hsb sl', ['one', 'two', 'few', 'other']],
  ['ar', pluralCategories],
]);

/** The forms of a locale and, where the gem has no rule for it, those of its language as well. */
function usualForms(locale: string): readonly PluralCategory[] {
  const exact = forms.of(locale);
  if (exact !== undefined) return exact;
  const language = forms.ofLanguage(locale) ?? [];
  return pluralCategories.filter((form) => oneOther.includes(form) || language.includes(form));
}

/** Arguments `%{name}`. I18n raises an error where the form that a number calls for is missing. */
export const railsI18n: Program = {
  id: 'railsI18n',
  name: 'Rails with rails-i18n',
  formats: ['yaml', 'json'],
  namedBy: hasRules,
  showsEmpty: true,
  syntax,
  plurals: rulesOf((locale) => {
    const usual = usualForms(locale);
    const firm = forms.of(locale) ?? oneOther;
    return { usual, firm, isOpen: false };
  }),
};

/** I18n with its own rule, which tells one from all others in every language. */
export const ruby: Program = {
  id: 'ruby',
  name: 'Ruby I18n',
  formats: ['yaml', 'json'],
  namedBy: without(locksI18n, hasRules),
  showsEmpty: true,
  syntax,
  plurals: rulesOf(() => ({ usual: oneOther, firm: ['other'], isOpen: true })),
};

/**
 * Rails of which nobody knows whether it has the rules of rails-i18n: another gem may ask for it. One is needed either way
 * wherever these do not leave it out.
 */
export const rails: Program = {
  id: 'rails',
  name: 'Rails',
  formats: ['yaml', 'json'],
  namedBy: without(isRuby, either(hasRules, locksI18n)),
  isShownBy: ({ percentBraces, pipes, icuChoices }) =>
    percentBraces > 0 && pipes + icuChoices === 0,
  syntax,
  plurals: rulesOf((locale) => {
    const usual = forms.ofLanguage(locale) ?? oneOther;
    const firm = oneOther.filter((form) => usual.includes(form));
    return { usual, firm, isOpen: true, mayBeTwofold: true };
  }),
};
