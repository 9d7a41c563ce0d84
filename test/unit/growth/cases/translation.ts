import { runSync } from '../../../../src/resources/cooperative.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { ExactMatches } from '../../../../src/memory/exactMatches.ts';
import { TmxReader } from '../../../../src/memory/tmxReader.ts';
import { fileFindings } from '../../../../src/project/findings/fileFindings.ts';
import { productNameGuard } from '../../../../src/message/names/productNames.ts';
import { RequestQueue } from '../../../../src/translation/requestQueue.ts';
import { repeated, type GrowthCase } from '../growthCase.ts';
import { unknown } from '../../../../src/programs/unknown.ts';

const texts = [
  ['Save', 'Sichern'],
  ['Delete {count} files from “{folder}”?', '{count} Dateien aus „{folder}“ löschen?'],
  ['Your changes have been saved.', 'Ihre Änderungen wurden gesichert.'],
  ['Start Acme Product 7 in <b>%d seconds</b>', 'Acme Product 7 in <b>%d Sekunden</b> starten'],
  ['The file could not be opened because it is too large.', 'Die Datei ist zu groß.'],
] as const;

function fileOf(side: 0 | 1, size: number) {
  const entry = (place: number) => [`key${place}`, `${texts[place % 5]?.[side]} (${place})`];
  const entries = Array.from({ length: size }, (_, place) => entry(place) as [string, string]);
  return runSync(json.parse(JSON.stringify(Object.fromEntries(entries))));
}

const names = Array.from({ length: 40 }, (_, place) => ({
  term: `Acme Product ${place}`,
  keep: true,
  forbidden: [],
}));

/** Reads a TMX file in parts and gives back its exact matches. */
function matchesIn(bytes: Uint8Array, wanted: ReadonlySet<string>): ExactMatches {
  const found = new ExactMatches({ sourceLocale: 'en', targetLocale: 'de', texts: wanted });
  const reader = new TmxReader((unit) => found.offerUnit(unit));
  for (let at = 0; at < bytes.length; at += 65_536) reader.write(bytes.subarray(at, at + 65_536));
  reader.end();
  return found;
}

export const translationCases: readonly GrowthCase[] = [
  {
    name: 'looks once at the texts that wait to be sent, each in a context of its own',
    prepare: (size) => () => {
      const outbox = new RequestQueue();
      for (let place = 0; place < size; place++) {
        outbox.put({ context: `context ${place}`, tags: false }, 'text');
        for (const _ of outbox.takeFull(() => 20)) throw new Error('nothing is full');
      }
    },
  },
  {
    name: 'fills requests from texts that share a context',
    prepare: (size) => () => {
      const outbox = new RequestQueue();
      for (let place = 0; place < size; place++) {
        outbox.put({ context: '', tags: false }, `text ${place}`);
        Array.from(outbox.takeFull(() => 20));
      }
      return [...outbox.takeAll(() => 20)];
    },
  },
  {
    name: 'checks the messages of a file',
    prepare: (size) => {
      const [source, target] = [fileOf(0, size), fileOf(1, size)];
      const locales = { sourceLocale: 'en', targetLocale: 'de' };
      return () =>
        fileFindings({
          file: target,
          locale: 'de',
          format: 'json',
          program: unknown,
          source: { file: source, locale: 'en' },
          guard: productNameGuard({ own: names, source: names }, locales),
          known: new Map(),
        });
    },
  },
  {
    name: 'reads the matches of a TMX file',
    prepare: (size) => {
      const unit = (place: number) =>
        `<tu><tuv xml:lang="en"><seg>Text ${place}</seg></tuv><tuv xml:lang="de"><seg>Wort ${place}</seg></tuv></tu>`;
      const units = Array.from({ length: size }, (_, place) => unit(place)).join('');
      const head = '<tmx version="1.4"><header srclang="en"/><body>';
      const bytes = new TextEncoder().encode(`${head}${units}</body></tmx>`);
      const wanted = new Set(Array.from({ length: size }, (_, place) => `Text ${place}`));
      return () => matchesIn(bytes, wanted).find('Text 1');
    },
  },
  {
    name: 'reads a TMX file whose one segment is long',
    prepare: (size) => {
      const segment = repeated('a &amp; <ph>x</ph> ', size);
      const bytes = new TextEncoder().encode(
        `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>${segment}</seg></tuv></tu></body></tmx>`,
      );
      return () => matchesIn(bytes, new Set(['a']));
    },
  },
];
