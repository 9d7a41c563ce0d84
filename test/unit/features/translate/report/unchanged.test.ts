import assert from 'node:assert/strict';
import type { LanguageService } from '../../../../../src/service/client.ts';
import { createTranslator } from '../../../../../src/service/text/translator.ts';
import { collectRun, nothingSent } from '../../../../../src/project/run/sentRun.ts';
import type { RunReport } from '../../../../../src/project/run/runReport.ts';
import { translateUnits } from '../../../../../src/translation/run.ts';
import { unitsOf } from '../../../translation/withService.ts';
import { reportPage } from '../../../../../src/features/translate/report/reportPage.ts';
import { runSummary } from '../../../../../src/texts/report/runSummary.ts';

/** A service that returns texts as they are where it is told to, and says what it takes them for. */
function serviceOf(stays: (text: string, target: string) => boolean, detected?: string) {
  const service: Pick<LanguageService, 'translate'> = {
    translate: async ({ texts, targetLanguage, sourceLanguage }) =>
      texts.map((text) => ({
        text: stays(text, targetLanguage) ? text : `${text} (${targetLanguage.toLowerCase()})`,
        detectedSourceLanguage: detected ?? sourceLanguage,
        billed: undefined,
      })),
  };
  return createTranslator(service);
}

interface Course {
  readonly texts: readonly string[];
  readonly locales?: readonly string[];
  readonly source?: string;
}

async function unchangedOf(
  translator: ReturnType<typeof createTranslator>,
  { texts, locales = ['de'], source = 'en' }: Course,
) {
  const jobs = locales.map((locale) => ({
    sourceLocale: source,
    locale,
    units: unitsOf(...texts),
  }));
  const signal = new AbortController().signal;
  const sent = await collectRun(translateUnits(jobs, translator, { tagHandling: false, signal }));
  const report: RunReport = {
    ...sent.counts,
    ...(sent.unchanged && { unchanged: sent.unchanged }),
    sourceLocales: [source],
    targets: locales.map((locale) => ({
      locale,
      file: `${locale}.json`,
      translated: texts.length,
      reused: 0,
      kept: 0,
      skipped: 0,
      failed: [],
      left: [],
      suspicious: [],
      outdated: [],
    })),
    unwritten: [],
    withoutMemory: [],
    withoutGlossary: [],
    uncertainTexts: nothingSent.uncertainTexts,
  };
  const end = { report, cause: undefined, startsLedger: false, proposed: 0, isPseudo: false };
  const changes = { files: [], ledger: { isNew: false, sections: [] } };
  const [first] = reportPage({ at: 0, report, changes }, () => undefined).blocks;
  return { said: runSummary(end), first: first?.kind === 'paragraph' ? first.text : '' };
}

const sentences = (count: number) =>
  Array.from({ length: count }, (_, place) => `Der Satz mit der Nummer ${place}`);
const all = () => true;

describe('a run from which everything came back as it was', () => {
  const signs: readonly (readonly [
    name: string,
    translator: ReturnType<typeof createTranslator>,
    course: Course,
    said: string,
  ])[] = [
    [
      'with another language than the source locale says',
      serviceOf(all, 'DE'),
      { texts: sentences(300) },
      'The service returned 300 of 300 messages unchanged. It detected German (de): check the source locale, which is English (en).',
    ],
    [
      'where the service repeats the source locale',
      serviceOf(all),
      { texts: sentences(60), locales: ['fr'] },
      'The service returned 60 of 60 messages unchanged. Check the source locale, which is English (en).',
    ],
    [
      'but for a few',
      serviceOf((text) => !text.endsWith(' 7'), 'DE'),
      { texts: sentences(40) },
      'The service returned 39 of 40 messages unchanged. It detected German (de): check the source locale, which is English (en).',
    ],
    [
      'for one locale of several',
      serviceOf((_, target) => target === 'DE', 'DE'),
      { texts: sentences(20), locales: ['de', 'fr', 'it'] },
      'The service returned 20 of 20 messages unchanged for German (de). It detected German (de): check the source locale, which is English (en).',
    ],
    [
      'with plural forms',
      serviceOf(all),
      {
        texts: ['a', 'b', 'c'].map(
          (one) => `You {n, plural, one {see # ${one}} other {see # ${one}s}}`,
        ),
        locales: ['pl'],
      },
      'The service returned 3 of 3 messages unchanged. Check the source locale, which is English (en).',
    ],
  ];
  for (const [name, translator, course, said] of signs) {
    it(`(${name}) says so first, in the notification and in the report`, async () => {
      const told = await unchangedOf(translator, course);
      assert.ok(told.said.startsWith(said), told.said);
      assert.equal(told.first, said);
    });
  }

  const none: readonly (readonly [
    name: string,
    translator: ReturnType<typeof createTranslator>,
    course: Course,
  ])[] = [
    ['one word that is the same in both', serviceOf(all), { texts: ['Status'] }],
    ['two names', serviceOf(all), { texts: ['Glossa', 'GitHub'] }],
    [
      'names among sentences',
      serviceOf((text) => !text.includes('Satz')),
      { texts: ['Glossa', 'GitHub', ...sentences(8)] },
    ],
    [
      'another variant of the language',
      serviceOf(all),
      { texts: sentences(50), locales: ['en-GB'] },
    ],
    ['everything translated', serviceOf(() => false), { texts: sentences(50) }],
  ];
  for (const [name, translator, course] of none) {
    it(`is not what it is called after ${name}`, async () => {
      const { said, first } = await unchangedOf(translator, course);
      assert.doesNotMatch(`${said} ${first}`, /unchanged/u);
    });
  }
});
