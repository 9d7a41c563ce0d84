import * as z from 'zod/mini';
import { serviceText } from '../http/serviceText.ts';

/** How a document is to be translated. */
export interface DocumentRequest {
  /** Service code such as `EN-GB`. */
  readonly targetLanguage: string;
  /** Service code such as `DE`; absent: the service detects it. Needed with a glossary. */
  readonly sourceLanguage?: string | undefined;
  /** Threshold: whole percent, 0 to 100. */
  readonly memory?: { readonly id: string; readonly threshold: number } | undefined;
  readonly glossary?: string | undefined;
  readonly formality?: Formality | undefined;
}

/** Ignored for languages without formality, instead of refused. */
export type Formality = 'prefer_more' | 'prefer_less';

/** What the service knows a document by. */
export interface DocumentHandle {
  readonly id: string;
  /** A secret: whoever has it, and a key of the account, can fetch the document. */
  readonly key: string;
}

/** What becomes of a document, by what can be done next. */
export type DocumentState =
  | { readonly state: 'queued' }
  | { readonly state: 'translating' }
  /** It waits to be fetched, once. */
  | { readonly state: 'done'; readonly billedCharacters: number | undefined }
  | { readonly state: 'failed'; readonly reason: string }
  /** A state that the contract does not know: polling on would never end. */
  | { readonly state: 'unknown' };

/** The fields of the form beside the file. */
export function documentFields(
  request: DocumentRequest,
): Readonly<Record<string, string | undefined>> {
  return {
    target_lang: request.targetLanguage,
    source_lang: request.sourceLanguage,
    formality: request.formality,
    glossary_id: request.glossary,
    translation_memory_id: request.memory?.id,
    translation_memory_threshold: request.memory?.threshold.toString(),
  };
}

export const documentHandleSchema = z.pipe(
  z.looseObject({ document_id: z.string(), document_key: z.string() }),
  z.transform((wire): DocumentHandle => ({ id: wire.document_id, key: wire.document_key })),
);

const statusSchema = z.looseObject({
  status: z.string(),
  billed_characters: z.nullish(z.number()),
  error_message: z.nullish(z.string()),
  message: z.nullish(z.string()),
});

/** The remaining seconds are left aside: they cannot be relied on. `secret` is kept out of the reason of a failure. */
export const documentStateSchema = (secret: string) =>
  z.pipe(
    statusSchema,
    z.transform((wire): DocumentState => stateOf(wire, secret)),
  );

function stateOf(wire: z.infer<typeof statusSchema>, secret: string): DocumentState {
  switch (wire.status) {
    case 'queued':
    case 'translating':
      return { state: wire.status };
    case 'done':
      return { state: 'done', billedCharacters: wire.billed_characters ?? undefined };
    case 'error':
      return {
        state: 'failed',
        reason: serviceText(wire.error_message ?? wire.message ?? '', secret),
      };
    default:
      return { state: 'unknown' };
  }
}
