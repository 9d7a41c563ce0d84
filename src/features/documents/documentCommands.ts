import type { Storage } from '../../platform/keptRecords.ts';
import type { Services } from '../../platform/services.ts';
import { UnderWay } from '../../platform/underWay.ts';
import type { FileEnd } from './documentOutcome.ts';
import { DocumentRecords } from './documentRecords.ts';
import { translateDocuments, fetchDocuments, resumeDocuments } from './translateDocuments.ts';

/** What the commands of this feature do: made with the first of them. */
export function documentCommands(services: Services, storage: Storage) {
  const records = new DocumentRecords(storage, services.context.secrets);
  const fetching = new UnderWay<FileEnd>();
  return {
    translate: (...args: readonly unknown[]) => translateDocuments(services, records, ...args),
    fetch: () => fetchDocuments(services, records, fetching),
    resume: () => resumeDocuments(services, records, fetching),
  };
}
