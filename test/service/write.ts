import { z } from 'zod';
import { detectLanguage } from './detect.ts';
import { badValue, ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import { baseOf, writeLanguages } from './languageList.ts';
import { mangle } from './mangle.ts';
import { parse } from './parse.ts';
import { splitPieces } from './pieces.ts';
import { isForm } from './requestBody.ts';
import { charge, codePoints } from './usage.ts';

const bodyLimit = 10_240;
const shared = { method: 'POST', body: 'json or form', bodyLimit } as const;

/** Rephrasing and correcting, for paid plans. */
export const writeRoutes: readonly Route[] = [
  { ...shared, path: '/v2/write/rephrase', scope: 'write:improve', handle: rephrase },
  { ...shared, path: '/v2/write/correct', scope: 'write:improve', handle: correct },
];

const prefixes = ['', 'prefer_'];
const styles = ['academic', 'business', 'casual', 'simple'];
const tones = ['confident', 'diplomatic', 'enthusiastic', 'friendly'];
const wishes = (names: readonly string[]) =>
  z.enum([...prefixes.flatMap((prefix) => names.map((name) => prefix + name)), 'default']);

const correctSchema = z.strictObject({
  text: z.array(z.string()).min(1).max(50),
  target_lang: z.string().optional(),
});
const rephraseSchema = correctSchema.extend({
  writing_style: wishes(styles).optional(),
  tone: wishes(tones).optional(),
});

/** Bases whose texts have a style and a tone. */
const styled = new Set(['de', 'en', 'es', 'fr', 'it', 'pt']);

function rephrase(call: Call): Reply {
  const body = parse(rephraseSchema, bodyOf(call));
  const { writing_style: style, tone } = body;
  if (style !== undefined && tone !== undefined)
    throw new ServiceError(400, "Use either 'writing_style' or 'tone'");
  const wish = style ?? tone ?? 'default';
  return improvements(call, body, (text, language) => {
    const isStrict = wish !== 'default' && !wish.startsWith('prefer_');
    if (isStrict && !styled.has(baseOf(language))) throw badValue(style ? 'writing_style' : 'tone');
    if (text.trim() === '') return text;
    const { mangling } = call.state;
    const pieces = mangle(splitPieces(corrected(text)), mangling, false);
    const mark = wish === 'default' ? 'rephrased' : wish.replace('prefer_', '');
    return `[${mark}] ${pieces.map(({ value }) => value).join('')}`;
  });
}

function correct(call: Call): Reply {
  const body = parse(correctSchema, bodyOf(call));
  return improvements(call, body, (text) => {
    const pieces = mangle(splitPieces(corrected(text)), call.state.mangling, false);
    return pieces.map(({ value }) => value).join('');
  });
}

function improvements(
  call: Call,
  { text, target_lang }: z.output<typeof correctSchema>,
  improve: (text: string, language: string) => string,
): Reply {
  if (call.key.plan === 'free') throw new ServiceError(403, 'Your plan does not include this.');
  const target = target_lang?.toLowerCase();
  const offered = writeLanguages.find(({ lang }) => lang.toLowerCase() === target)?.lang;
  if (target !== undefined && offered === undefined) throw badValue('target_lang');
  charge(
    call,
    text.reduce((sum, one) => sum + codePoints(one), 0),
  );
  return json(200, {
    improvements: text.map((one) => {
      const language = offered ?? detectLanguage(one).toLowerCase();
      return {
        text: improve(one, language),
        detected_source_language: baseOf(language),
        target_language: variants[language] ?? language,
      };
    }),
  });
}

const variants: Readonly<Record<string, string>> = { en: 'en-US', pt: 'pt-PT' };

/** What the stand-in knows of spelling and grammar. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/\bteh\b/g, 'the'],
  [/\bTeh\b/g, 'The'],
  [/\brecieve/g, 'receive'],
  [/\badress\b/g, 'address'],
  [/\bfiels\b/g, 'files'],
  [/\bseperate/g, 'separate'],
  [/\ban user\b/g, 'a user'],
  [/\balot\b/g, 'a lot'],
  [/\bthe the\b/g, 'the'],
  [/ ,/g, ','],
];

function corrected(text: string): string {
  return mistakes.reduce((sofar, [wrong, right]) => sofar.replace(wrong, right), text);
}

function bodyOf({ request, body }: Call): unknown {
  if (!isForm(request)) return body;
  const fields = { ...(body as Record<string, unknown>) };
  return 'text' in fields ? { ...fields, text: [fields['text']].flat() } : fields;
}
