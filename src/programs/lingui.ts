import { npm, type Program } from './program.ts';

/** ICU MessageFormat, with numbered tags: `<0>`. */
export const lingui: Program = {
  id: 'lingui',
  name: 'Lingui',
  formats: ['json'],
  namedBy: npm('@lingui/core', '@lingui/react', '@lingui/cli'),
  isDeniedBy: ({ notOfIcu }) => notOfIcu > 0,
  syntax: {
    id: 'lingui',
    apostrophes: 'icu',
    pipes: 'text',
    closesQuotations: true,
    countsLonePounds: true,
  },
};
