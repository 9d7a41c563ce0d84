import { oneOther, rulesOf } from '../message/plurals/pluralRules.ts';
import { pluralCategories } from '../message/plurals/pluralForms.ts';
import { formsByLocale } from './formsByLocale.ts';
import { pub, type Program } from './program.ts';

/** Of slang's own rules those that are others than one and other. It shows the form for others where it finds no other one. */
const forms = formsByLocale([
  ['ja vi', ['other']],
  ['cs', ['one', 'few', 'other']],
  ['pl ru uk', ['one', 'few', 'many', 'other']],
  ['ar', pluralCategories],
]);

/** The Dart package, with the plural rules that it brings along. */
export const slang: Program = {
  id: 'slang',
  name: 'slang',
  formats: ['json', 'yaml'],
  namedBy: pub('slang', 'slang_flutter'),
  syntax: {
    id: 'slang',
    apostrophes: 'letters',
    pipes: 'text',
    hasRichTexts: true,
    argumentsOf: (text) =>
      Array.from(
        text.matchAll(/(?<!\\)\$(?:([A-Za-z_]\w*)|\{(\w+)\})/g),
        ([, name, braced]) => `$${name ?? braced}`,
      ),
  },
  plurals: rulesOf((locale) => {
    const usual = forms.ofLanguage(locale) ?? oneOther;
    return { usual, firm: ['other'], isOpen: true };
  }),
};
