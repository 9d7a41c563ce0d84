import { z } from 'zod';
import { badValue, ServiceError } from './errors.ts';
import type { Call } from './http.ts';
import { baseOf, findSource, findTarget, formalTargets, styleLanguages } from './languageList.ts';
import { parse } from './parse.ts';
import { isForm } from './requestBody.ts';
import { codePoints } from './usage.ts';

const threshold = 'Parameter "translation_memory_threshold" must be an integer between 0 and 100';

const instruction = z.string().refine((text) => codePoints(text) <= 300);

const schema = z.strictObject({
  text: z.array(z.string()).min(1).max(50),
  target_lang: z.string(),
  source_lang: z.string().optional(),
  context: z.string().optional(),
  model_type: z
    .enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized'])
    .optional(),
  glossary_id: z.guid().optional(),
  glossary_ids: z.array(z.guid()).min(1).max(5).optional(),
  translation_memory_id: z.guid().optional(),
  translation_memory_threshold: z
    .custom<number>(
      (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
      threshold,
    )
    .optional(),
  style_id: z.guid().optional(),
  custom_instructions: z.array(instruction).max(10).optional(),
  formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).optional(),
  split_sentences: z.enum(['0', '1', 'nonewlines']).optional(),
  preserve_formatting: z.boolean().optional(),
  tag_handling: z.enum(['xml', 'html']).optional(),
  tag_handling_version: z.enum(['v1', 'v2']).optional(),
  outline_detection: z.boolean().optional(),
  splitting_tags: z.array(z.string()).optional(),
  non_splitting_tags: z.array(z.string()).optional(),
  ignore_tags: z.array(z.string()).optional(),
  show_billed_characters: z.boolean().optional(),
  enable_beta_languages: z.boolean().optional(),
});

/** A checked request; `source` and `target` are written as in the languages list. */
export type TranslateRequest = z.output<typeof schema> & {
  readonly source: string | undefined;
  readonly target: string;
};

const tagOptions = [
  'tag_handling',
  'tag_handling_version',
  'outline_detection',
  'splitting_tags',
  'non_splitting_tags',
  'ignore_tags',
] as const;

/** Checks everything that can be checked without looking anything up. Throws 400. */
export function readTranslateRequest(call: Call): TranslateRequest {
  const body = parse(schema, isForm(call.request) ? fromForm(call.body) : call.body);
  const target = findTarget(body.target_lang);
  if (target === undefined) throw badValue('target_lang');
  const source = body.source_lang === undefined ? undefined : findSource(body.source_lang);
  if (body.source_lang !== undefined && source === undefined) throw badValue('source_lang');
  const request = { ...body, source, target };
  checkCombinations(request);
  checkTarget(request);
  if (!call.state.capabilities.tagHandling)
    for (const option of tagOptions) if (body[option] !== undefined) throw badValue(option);
  return request;
}

function checkCombinations(request: TranslateRequest): void {
  const glossary = request.glossary_id ?? request.glossary_ids;
  if (request.glossary_id !== undefined && request.glossary_ids)
    throw new ServiceError(400, "Use either 'glossary_id' or 'glossary_ids'");
  if (glossary !== undefined && request.source === undefined)
    throw new ServiceError(
      400,
      'Use of a glossary requires the source_lang parameter to be specified',
    );
  if (
    request.translation_memory_threshold !== undefined &&
    request.translation_memory_id === undefined
  )
    throw new ServiceError(
      400,
      'Parameter "translation_memory_threshold" requires "translation_memory_id"',
    );
}

function checkTarget({ target, formality, custom_instructions }: TranslateRequest): void {
  if ((formality === 'more' || formality === 'less') && !formalTargets.has(target))
    throw new ServiceError(400, `Target language '${target}' doesn't support formality.`);
  if (custom_instructions && !styleLanguages.has(baseOf(target)))
    throw badValue('custom_instructions');
}

/** Gives the strings of a form the types that the same fields have in JSON. */
function fromForm(body: unknown): Record<string, unknown> {
  const fields = { ...(body as Record<string, unknown>) };
  const change = (names: readonly string[], convert: (value: unknown) => unknown) => {
    for (const name of names) if (name in fields) fields[name] = convert(fields[name]);
  };
  change(['text', 'glossary_ids', 'custom_instructions'], (value) => [value].flat());
  change(['splitting_tags', 'non_splitting_tags', 'ignore_tags'], (value) =>
    [value].flat().flatMap((tags) => String(tags).split(',')),
  );
  change(['translation_memory_threshold'], Number);
  change(
    ['preserve_formatting', 'outline_detection', 'show_billed_characters', 'enable_beta_languages'],
    (value) => ({ 0: false, false: false, 1: true, true: true })[String(value)] ?? value,
  );
  return fields;
}
