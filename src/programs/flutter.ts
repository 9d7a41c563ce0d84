import { unknownRules } from '../message/plurals/pluralRules.ts';
import { hasLine } from './manifests.ts';
import type { Program } from './program.ts';

const escapes = hasLine((name) => name === 'l10n.yaml', /^use-escaping\s*:\s*true\b/mu);

/** Choices of ICU, in which apostrophes are letters. */
export const flutter: Program = {
  id: 'flutter',
  name: 'Flutter',
  formats: ['arb'],
  isNamedIn: (files) => files.some(({ name }) => name === 'l10n.yaml') && !escapes(files),
  isShownBy: ({ quotations }) => quotations === 0,
  isDeniedBy: ({ quotations }) => quotations > 0,
  syntax: { id: 'flutter', apostrophes: 'letters', mayQuote: true, pipes: 'text' },
  plurals: unknownRules,
};

/** The same where `l10n.yaml` says `use-escaping: true`: every apostrophe quotes. */
export const escapingFlutter: Program = {
  id: 'escapingFlutter',
  name: 'Flutter with use-escaping',
  formats: ['arb'],
  isNamedIn: escapes,
  isShownBy: ({ quotations }) => quotations > 0,
  syntax: { id: 'escapingFlutter', apostrophes: 'quotes', pipes: 'text' },
  plurals: unknownRules,
};
