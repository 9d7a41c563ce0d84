import { detectLanguage } from './detect.ts';
import { pseudoTranslate } from './engine.ts';
import { notFound, ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import { htmlRule, xmlRule, type ElementRule } from './keptElements.ts';
import { baseOf } from './languageList.ts';
import type { Ledger } from './ledger.ts';
import { bestMatch, servingTarget } from './memoryMatch.ts';
import type { Memory } from './state.ts';
import { checkStyle } from './styleRules.ts';
import { readTranslateRequest, type TranslateRequest } from './translateRequest.ts';
import { charge, charged } from './usage.ts';
import { isWellFormed } from './wellFormed.ts';

/** `POST /v2/translate`. The ledger learns what is charged. */
export function translateRoutes(ledger: Ledger): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/v2/translate',
      scope: 'translate:text',
      body: 'json or form',
      handle: (call) => translate(call, ledger),
    },
  ];
}

function translate(call: Call, ledger: Ledger): Reply {
  const request = readTranslateRequest(call);
  checkStyle(call, request);
  const tools = {
    request,
    memory: findMemory(call, request),
    terms: findTerms(call, request),
    keeps: elementRule(request),
    mangling: call.state.mangling,
  };
  const cost = (text: string) => charged(text, request.tag_handling !== undefined);
  charge(
    call,
    request.text.reduce((sum, text) => sum + cost(text), 0),
  );
  const translations = request.text.map((text) => {
    ledger.countBilled(text, request.target_lang, cost(text));
    return { ...translateOne(text, tools), ...extras(request, cost(text)) };
  });
  return json(200, { translations });
}

interface Tools {
  readonly request: TranslateRequest;
  readonly memory: { readonly memory: Memory; readonly target: string } | undefined;
  readonly terms: ReadonlyMap<string, string>;
  readonly keeps: ElementRule | undefined;
  readonly mangling: Call['state']['mangling'];
}

/** A memory match is returned as it is stored; everything else comes from the engine with the glossary. */
function translateOne(text: string, tools: Tools) {
  const { request, memory, ...options } = tools;
  const stored =
    memory &&
    bestMatch(memory.memory, memory.target, text, request.translation_memory_threshold ?? 75);
  const found = stored === undefined ? undefined : memory?.memory.source;
  return {
    detected_source_language: (request.source ?? found ?? detectLanguage(text)).toUpperCase(),
    text: stored ?? pseudoTranslate(text, { ...options, target: request.target }),
  };
}

function extras(request: TranslateRequest, cost: number) {
  const { model_type: model } = request;
  return {
    ...(request.show_billed_characters && { billed_characters: cost }),
    ...(model && {
      model_type_used: model === 'latency_optimized' ? model : 'quality_optimized',
    }),
    ...(request.tag_handling && { tag_handling_version: request.tag_handling_version ?? 'v2' }),
  };
}

/** 404 when the memory is not there or does not cover the pair. */
function findMemory({ state, key }: Call, request: TranslateRequest): Tools['memory'] {
  const id = request.translation_memory_id?.toLowerCase();
  if (id === undefined) return undefined;
  const memory = state.memories.find((one) => one.id === id && one.account === key.account);
  if (!memory) throw notFound('Translation memory');
  const target = servingTarget(memory, request.target);
  if (target === undefined || (request.source ?? memory.source) !== memory.source)
    throw new ServiceError(404, 'The translation memory does not cover the language pair');
  return { memory, target };
}

/** The terms of all glossaries of the request; the first glossary wins. 404 for an unknown one, 400 without the pair. */
function findTerms({ state, key }: Call, request: TranslateRequest): ReadonlyMap<string, string> {
  const ids =
    request.glossary_ids ?? (request.glossary_id === undefined ? [] : [request.glossary_id]);
  const entries = ids.map((id) => {
    const glossary = state.glossaries.find(
      (one) => one.id === id.toLowerCase() && one.account === key.account,
    );
    if (!glossary) throw notFound('Glossary');
    const dictionary = glossary.dictionaries.find(
      ({ source, target }) => source === request.source && target === baseOf(request.target),
    );
    if (!dictionary) throw new ServiceError(400, 'Glossary dictionary not found');
    return [...dictionary.entries];
  });
  return new Map(entries.toReversed().flat());
}

/** What tag handling leaves alone; 400 for XML that cannot be parsed, unless version 1 was asked for. */
function elementRule(request: TranslateRequest): ElementRule | undefined {
  if (request.tag_handling === undefined) return undefined;
  if (request.tag_handling === 'html') return htmlRule;
  if (request.tag_handling_version !== 'v1' && !request.text.every(isWellFormed))
    throw new ServiceError(400, 'Tag handling parsing failed, please check input.');
  return xmlRule(request.ignore_tags ?? []);
}
