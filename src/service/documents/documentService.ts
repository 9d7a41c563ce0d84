import { type CallOptions, json, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { multipartForm, type FormFile } from '../http/multipartForm.ts';
import { sendRead } from '../http/sentFile.ts';
import {
  documentFields,
  documentHandleSchema,
  documentStateSchema,
  type DocumentHandle,
  type DocumentRequest,
  type DocumentState,
} from './schemas.ts';

/** `/v2/document`. */
export interface DocumentService {
  /**
   * Sends a file, piece by piece. It is billed by the service from then on, whatever becomes of the answer. Rejects
   * with the error of the file where that cannot be read to its end, or has changed meanwhile.
   */
  upload(file: FormFile, request: DocumentRequest, options?: CallOptions): Promise<DocumentHandle>;
  state(document: DocumentHandle, options?: CallOptions): Promise<DocumentState>;
  /**
   * The translated file as it arrives. The service hands it out **once**: asked for again, it answers `notFound`, even
   * where nothing arrived.
   */
  result(
    document: DocumentHandle,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncGenerator<Uint8Array>;
}

/** Milliseconds for a whole result: 100 MB over a slow line. */
const longestResult = 3_600_000;

export function documentService(http: Http): DocumentService {
  return {
    upload: (file, request, options) => upload(http, file, request, options),
    state: ({ id, key }, options) =>
      http.send(
        {
          operation: 'documents.state',
          method: 'POST',
          path: path`v2/document/${id}`,
          body: { document_key: key },
          secret: key,
          reads: true,
        },
        json(documentStateSchema(key)),
        options,
      ),
    result: ({ id, key }, options) =>
      http.receive(
        {
          operation: 'documents.result',
          method: 'POST',
          path: path`v2/document/${id}/result`,
          body: { document_key: key },
          secret: key,
        },
        longestResult,
        options,
      ),
  };
}

async function upload(
  http: Http,
  file: FormFile,
  request: DocumentRequest,
  options?: CallOptions,
): Promise<DocumentHandle> {
  const form = multipartForm(documentFields(request), file);
  return sendRead(form.open, (open) =>
    http.send(
      {
        operation: 'documents.upload',
        method: 'POST',
        path: 'v2/document',
        form: { ...form, open },
        names: request.memory ? 'memory' : request.glossary ? 'glossary' : undefined,
      },
      json(documentHandleSchema),
      options,
    ),
  );
}
