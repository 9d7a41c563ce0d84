import * as z from 'zod/mini';
import type { ArgumentSchemas } from '../../platform/pages/pageMessage.ts';
import type { UsageHost } from '../../protocol/usage.ts';

/** What the page's calls must look like. */
export const usageSchemas: ArgumentSchemas<UsageHost> = { load: z.tuple([]) };
