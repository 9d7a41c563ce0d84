import { inWords, line, without, type Program } from './program.ts';

const configured = line('l10n.yaml', /(?:)/u);
const escapes = inWords(
  line('l10n.yaml', /^use-escaping\s*:\s*true\b/mu),
  'use-escaping: true in l10n.yaml',
);

/** Choices of ICU, in which apostrophes and `#` are nothing but themselves. */
export const flutter: Program = {
  id: 'flutter',
  name: 'Flutter',
  formats: ['arb'],
  namedBy: without(configured, escapes),
  isShownBy: ({ quotations }) => quotations === 0,
  isDeniedBy: ({ quotations }) => quotations > 0,
  showsEmpty: true,
  syntax: { id: 'flutter', apostrophes: 'letters', mayQuote: true, pipes: 'text' },
};

/** The same where `l10n.yaml` says `use-escaping: true`: every apostrophe quotes. */
export const escapingFlutter: Program = {
  id: 'escapingFlutter',
  name: 'Flutter with use-escaping',
  formats: ['arb'],
  namedBy: escapes,
  isShownBy: ({ quotations }) => quotations > 0,
  showsEmpty: true,
  syntax: { id: 'escapingFlutter', apostrophes: 'quotes', pipes: 'text' },
};
