import type { AttemptDeps } from '../http/attempt.ts';
import { type CallOptions, json, nothing, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { download, upload } from '../http/transfer.ts';
import { ServiceError } from '../errors.ts';
import { limits } from '../limits.ts';
import {
  memoryPageSchema,
  memorySchema,
  segmentPageSchema,
  type MemoryPage,
  type SegmentPage,
  type TranslationMemory,
} from './schemas.ts';
import {
  exportStart,
  importStartSchema,
  jobSchema,
  type ExportStart,
  type ImportStart,
  type MemoryJob,
} from './memoryJobs.ts';

/** `/v3/translation_memories`. */
export interface MemoryService {
  /** Pages count from 0; keep one page size for the whole walk. Default: page 0 of 100. */
  list(page?: PageRequest, options?: CallOptions): Promise<MemoryPage>;
  get(id: string, options?: CallOptions): Promise<TranslationMemory>;
  segments(id: string, request?: SegmentRequest, options?: CallOptions): Promise<SegmentPage>;
  /** First step of an import: declares the file, which then goes to the `uploadUrl`. */
  startImport(file: ImportRequest, options?: CallOptions): Promise<ImportStart>;
  /** Second step, with the very bytes that were declared. */
  upload(uploadUrl: string, file: Uint8Array, options?: CallOptions): Promise<void>;
  startExport(id: string, options?: CallOptions): Promise<ExportStart>;
  job(jobId: string, options?: CallOptions): Promise<MemoryJob>;
  /** The file of an export, as it arrives. */
  download(downloadUrl: string, options?: CallOptions): AsyncGenerator<Uint8Array>;
  delete(id: string, options?: CallOptions): Promise<void>;
}

export interface PageRequest {
  readonly page: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

export interface SegmentRequest {
  /** From the page before; only with the same filter. */
  readonly cursor?: string;
  /** 1 to 100, default 50. */
  readonly pageSize?: number;
  /** Part of a source or target text, at least 2 characters. */
  readonly filter?: string;
}

export interface ImportRequest {
  /** At most 100 characters. */
  readonly fileName: string;
  /** Bytes. */
  readonly contentLength: number;
  /** Name of the new memory. */
  readonly name: string;
}

/** Declared and sent alike, as the storage host insists on it. */
const contentType = 'application/xml';
/** Bytes of a page of segments: a hundred long texts with their translations. */
const segmentsCap = 4_194_304;

export function memoryService(http: Http, means: AttemptDeps, userAgent: string): MemoryService {
  return {
    list: memoryList(http),
    get: (id, options) =>
      http.send(
        { operation: 'memories.get', method: 'GET', path: path`v3/translation_memories/${id}` },
        json(memorySchema),
        options,
      ),
    segments: (id, request = {}, options) =>
      http.send(segmentsCall(id, request), json(segmentPageSchema), options),
    startImport: (file, options) => http.send(importCall(file), json(importStartSchema), options),
    upload: (url, file, { signal } = {}) =>
      upload({ operation: 'memories.upload', url, file, contentType, userAgent, signal }, means),
    startExport: (id, options) => startExport(http, id, options),
    job: (id, options) =>
      http.send(
        {
          operation: 'memories.job',
          method: 'GET',
          path: path`v3/translation_memories/jobs/${id}`,
        },
        json(jobSchema),
        options,
      ),
    download: (url, { signal } = {}) =>
      download({ operation: 'memories.download', url, userAgent, signal }, means),
    delete: (id, options) =>
      http.send(
        {
          operation: 'memories.delete',
          method: 'DELETE',
          path: path`v3/translation_memories/${id}`,
        },
        nothing,
        options,
      ),
  };
}

/**
 * Pages of the list. Earlier installations refuse pages of more than 25 memories: where the first page of a walk is
 * refused, it and all that follow are asked for in that size.
 */
function memoryList(http: Http): MemoryService['list'] {
  let largest: number = limits.pageSize;
  const ask = (page: number, pageSize: number, options?: CallOptions) =>
    http.send(
      {
        operation: 'memories.list',
        method: 'GET',
        path: 'v3/translation_memories',
        query: { page, page_size: Math.min(pageSize, largest) },
      },
      json(memoryPageSchema),
      options,
    );
  return async ({ page, pageSize } = { page: 0, pageSize: limits.pageSize }, options) => {
    try {
      return await ask(page, pageSize, options);
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.status === 400;
      const asked = Math.min(pageSize, largest);
      if (!isRefused || page > 0 || asked <= limits.smallPageSize) throw error;
      const first = await ask(page, limits.smallPageSize, options);
      largest = limits.smallPageSize;
      return first;
    }
  };
}

function segmentsCall(id: string, { cursor, pageSize, filter }: SegmentRequest) {
  return {
    operation: 'memories.segments',
    method: 'GET',
    path: path`v3/translation_memories/${id}/segments`,
    query: { page_size: pageSize, page_cursor: cursor, filter_text: filter },
    cap: segmentsCap,
  } as const;
}

function importCall({ fileName, contentLength, name }: ImportRequest) {
  return {
    operation: 'memories.startImport',
    method: 'POST',
    path: 'v3/translation_memories/import',
    body: {
      source_file: {
        file_name: fileName,
        content_length: contentLength,
        content_type: contentType,
      },
      parameters: { display_name: name },
    },
  } as const;
}

async function startExport(http: Http, id: string, options?: CallOptions): Promise<ExportStart> {
  try {
    return await http.send(
      {
        operation: 'memories.startExport',
        method: 'POST',
        path: path`v3/translation_memories/${id}/export`,
      },
      exportStart,
      options,
    );
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'conflict') return { state: 'running' };
    throw error;
  }
}
