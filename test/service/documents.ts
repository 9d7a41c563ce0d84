import { z } from 'zod';
import {
  advance,
  billedCharacters,
  isPlainText,
  newId,
  newKey,
  sizeLimits,
  type StoredDocument,
} from './documentStore.ts';
import { pseudoTranslate } from './engine.ts';
import { badValue, notFound, ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import { baseOf, findSource, findTarget, formalTargets } from './languageList.ts';
import type { Ledger } from './ledger.ts';
import { servingTarget } from './memoryMatch.ts';
import type { Multipart } from './multipart.ts';
import { parse } from './parse.ts';
import { charge, codePoints } from './usage.ts';

const scope = 'translate:document';
/** Bytes of the largest document, with its form around it. */
const bodyLimit = 110_000_000;
/** Code points of a document, by plan. */
const longestText = { free: 500_000, paid: 1_000_000 };

const uploadSchema = z.strictObject({
  target_lang: z.string(),
  source_lang: z.string().optional(),
  filename: z.string().optional(),
  formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).optional(),
  glossary_id: z.guid().optional(),
  translation_memory_id: z.guid().optional(),
  translation_memory_threshold: z
    .string()
    .regex(/^(\d{1,2}|100)$/)
    .optional(),
});
type Upload = z.output<typeof uploadSchema>;

const keySchema = z.strictObject({ document_key: z.string() });

/** Uploads, their status, and their results, each of which is handed out once. The ledger learns what is charged. */
export function documentRoutes(ledger: Ledger): readonly Route[] {
  const path = '/v2/document';
  const later = { method: 'POST', scope, body: 'json or form' } as const;
  return [
    {
      method: 'POST',
      path,
      scope,
      body: 'multipart',
      bodyLimit,
      handle: (call) => upload(call, ledger),
    },
    { ...later, path: `${path}/{id}`, handle: status },
    { ...later, path: `${path}/{id}/result`, handle: result },
  ];
}

function upload(call: Call, ledger: Ledger): Reply {
  const { state, key } = call;
  const { fields, files } = call.body as Multipart;
  const { file } = files;
  if (!file) throw new ServiceError(400, "Parameter 'file' not specified");
  const request = parse(uploadSchema, fields);
  const name = request.filename ?? file.name;
  const extension = extensionOf(name);
  const limit = sizeLimits.get(extension);
  if (!limit) throw new ServiceError(400, 'Document type not supported');
  const characters = isPlainText(extension) ? codePoints(file.bytes.toString('utf8')) : 0;
  if (file.bytes.length > limit[key.plan] || characters > longestText[key.plan])
    throw new ServiceError(413, 'The document is too large');
  const target = checkLanguages(request);
  checkAssets(call, request, target);
  const waiting = state.documents.filter(({ account }) => account === key.account);
  if (waiting.length >= state.limits.documents)
    throw new ServiceError(429, 'Too many documents that were not downloaded');
  const billed = billedCharacters(extension, file.bytes);
  charge(call, billed);
  ledger.countBilled(name, request.target_lang, billed);
  const document: StoredDocument = {
    id: newId(),
    key: newKey(),
    account: key.account,
    name,
    target,
    bytes: file.bytes,
    billed,
    failure: file.bytes.length === 0 ? 'Document has no text' : undefined,
    status: 'queued',
    pollsLeft: state.jobPolls,
  };
  state.documents.push(document);
  return json(200, { document_id: document.id, document_key: document.key });
}

function checkLanguages({ target_lang, source_lang, formality }: Upload): string {
  const target = findTarget(target_lang);
  if (target === undefined) throw badValue('target_lang');
  if (source_lang !== undefined && findSource(source_lang) === undefined)
    throw badValue('source_lang');
  if (source_lang !== undefined && baseOf(source_lang) === baseOf(target))
    throw new ServiceError(400, 'Source and target language are equal.');
  if ((formality === 'more' || formality === 'less') && !formalTargets.has(target))
    throw new ServiceError(400, `Target language '${target}' doesn't support formality.`);
  return target;
}

function checkAssets({ state, key }: Call, request: Upload, target: string): void {
  const own = ({ id, account }: { id: string; account: string }, wanted: string) =>
    id === wanted.toLowerCase() && account === key.account;
  const { glossary_id, translation_memory_id, source_lang } = request;
  if (glossary_id !== undefined) {
    if (source_lang === undefined)
      throw new ServiceError(
        400,
        'Use of a glossary requires the source_lang parameter to be specified',
      );
    const glossary = state.glossaries.find((one) => own(one, glossary_id));
    if (!glossary) throw notFound('Glossary');
    const serves = glossary.dictionaries.some(
      (pair) => pair.source === baseOf(source_lang) && pair.target === baseOf(target),
    );
    if (!serves) throw new ServiceError(400, 'Glossary dictionary not found');
  }
  if (translation_memory_id === undefined) {
    if (request.translation_memory_threshold === undefined) return;
    throw new ServiceError(
      400,
      'Parameter "translation_memory_threshold" requires "translation_memory_id"',
    );
  }
  const memory = state.memories.find((one) => own(one, translation_memory_id));
  if (!memory) throw notFound('Translation memory');
  if (servingTarget(memory, target) === undefined)
    throw new ServiceError(404, 'The translation memory does not cover the language pair');
}

function status(call: Call): Reply {
  const document = find(call);
  advance(document);
  return json(200, {
    document_id: document.id,
    status: document.status,
    ...(document.status === 'translating' && { seconds_remaining: 2 ** 27 }),
    ...(document.status === 'done' && { seconds_remaining: 0, billed_characters: document.billed }),
    ...(document.status === 'error' && {
      error_message: document.failure,
      message: document.failure,
    }),
  });
}

/** Hands the document out and forgets it, whether or not the bytes arrive. */
function result(call: Call): Reply {
  const { state } = call;
  const document = find(call);
  if (document.status !== 'done') throw new ServiceError(503, 'Document translation is not done');
  state.documents = state.documents.filter((one) => one !== document);
  const { name, bytes, target } = document;
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}"`,
    },
    body: isPlainText(extensionOf(name)) ? translated(bytes.toString('utf8'), target) : bytes,
  };
}

function translated(text: string, target: string): string {
  const mangling = { modes: [], when: 'always' } as const;
  const options = { target, terms: new Map(), keeps: undefined, mangling };
  return text
    .split('\n')
    .map((line) => pseudoTranslate(line, options))
    .join('\n');
}

/** 404 for an unknown id and for a wrong key alike. */
function find({ state, key, params, body }: Call): StoredDocument {
  const { document_key } = parse(keySchema, body);
  const document = state.documents.find(
    (one) => one.id === params['id'] && one.account === key.account,
  );
  if (document?.key !== document_key) throw notFound('Document');
  return document;
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
