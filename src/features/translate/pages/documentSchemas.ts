import * as z from 'zod/mini';
import type { ArgumentSchemas } from '../../../platform/pages/pageMessage.ts';
import type { DocumentHost } from '../../../protocol/document.ts';

const place = z.int().check(z.minimum(0));

/** What the page's calls must look like. */
export const documentSchemas: ArgumentSchemas<DocumentHost> = {
  load: z.tuple([]),
  open: z.tuple([place]),
  act: z.tuple([place]),
};

/** What a page of an earlier session kept: the report of a folder. A plan does not outlast its question. */
export const keptDocumentSchema = z.strictObject({
  kind: z.literal('report'),
  folder: z.string().check(z.maxLength(10_000)),
});
