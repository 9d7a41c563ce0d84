import { adminService, type AdminService } from './admin/adminService.ts';
import { documentService, type DocumentService } from './documents/documentService.ts';
import { evaluationService, type EvaluationService } from './evaluation/evaluationService.ts';
import { glossaryService, type GlossaryService } from './glossaries/glossaryService.ts';
import { type CallOptions, json } from './http/call.ts';
import { systemClock } from './http/clock.ts';
import { Http, type HttpSettings } from './http/http.ts';
import { languagesSchema, type Language, type LanguageResource } from './account/languages.ts';
import { memoryService, type MemoryService } from './memories/memoryService.ts';
import { voiceJobService, type VoiceJobService } from './voice/voiceJobService.ts';
import { voiceService, type VoiceService } from './voice/voiceService.ts';
import { styleRuleService, type StyleRuleService } from './text/styleRuleService.ts';
import { spokenTermsService, type SpokenTermsService } from './spokenTerms/spokenTermsService.ts';
import {
  billedCharacters,
  translateBody,
  translationsOf,
  type TextRequest,
  type Translation,
} from './text/schemas.ts';
import { rephraseService, type RephraseService } from './rephrase/rephraseService.ts';
import { usageSchema, type Usage } from './account/usage.ts';

/** The language service. Every method rejects with a `ServiceError`, or with the reason of its signal. */
export interface LanguageService {
  /** As many translations as texts, in their order. */
  translate(request: TextRequest, options?: CallOptions): Promise<readonly Translation[]>;
  languages(resource: LanguageResource, options?: CallOptions): Promise<readonly Language[]>;
  usage(options?: CallOptions): Promise<Usage>;
  readonly documents: DocumentService;
  readonly memories: MemoryService;
  readonly glossaries: GlossaryService;
  readonly spokenTerms: SpokenTermsService;
  readonly voice: VoiceService;
  readonly voiceJobs: VoiceJobService;
  readonly styleRules: StyleRuleService;
  readonly rephrasing: RephraseService;
  readonly admin: AdminService;
  readonly evaluation: EvaluationService;
}

/** Address, scheme, key and transport; the rest has defaults. */
export type ClientSettings = Omit<HttpSettings, 'clock' | 'random' | 'onEvent'> &
  Partial<Pick<HttpSettings, 'clock' | 'random' | 'onEvent'>>;

/** Bytes of the answer to a translation: the request's limit many times over. */
const translationCap = 4_194_304;

/** A client for one address. Use one for all callers: they share the pace, and the waits the service asks for. */
export function createClient(settings: ClientSettings): LanguageService {
  const full = { clock: systemClock, random: Math.random, onEvent: () => {}, ...settings };
  const http = new Http(full);
  return {
    translate: (request, options) =>
      http.send(translateCall(request), translationsOf(request.texts), options),
    // Spoken terms are a beta feature, which the list leaves out unless it is asked for.
    languages: (resource, options) =>
      http.send(
        {
          operation: 'languages',
          method: 'GET',
          path: 'v3/languages',
          query: { resource, include: 'beta' },
        },
        json(languagesSchema),
        options,
      ),
    usage: (options) =>
      http.send(
        { operation: 'usage', method: 'GET', path: 'v2/usage' },
        json(usageSchema),
        options,
      ),
    admin: adminService(http),
    evaluation: evaluationService(http),
    documents: documentService(http),
    memories: memoryService(http, full, full.userAgent),
    glossaries: glossaryService(http),
    spokenTerms: spokenTermsService(http),
    voice: voiceService(http),
    voiceJobs: voiceJobService(http, full, full.userAgent),
    styleRules: styleRuleService(http),
    rephrasing: rephraseService(http),
  };
}

function translateCall(request: TextRequest) {
  return {
    operation: 'translate',
    method: 'POST',
    path: 'v2/translate',
    body: translateBody(request),
    cap: translationCap,
    characters: billedCharacters(request),
    names: request.memory ? 'memory' : request.glossary ? 'glossary' : undefined,
  } as const;
}
