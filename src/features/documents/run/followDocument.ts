import type { DocumentState } from '../../../service/schemas/documents.ts';

/** How the translation of a document ended; `stillRunning` when it took longer than anybody should wait for. */
export type DocumentEnd =
  Exclude<DocumentState, { state: 'queued' | 'translating' }> | { readonly state: 'stillRunning' };

/** Milliseconds between looks: short at first, since small documents are done at once. */
const pauses = [1_000, 2_000, 3_000, 5_000, 5_000, 8_000];
const longestPause = 15_000;
/** Milliseconds of waiting in all. */
const longestWait = 3_600_000;

/** Looks at a document until its translation has ended. Rejects with what `look` or `pause` rejects with. */
export async function followDocument(
  look: () => Promise<DocumentState>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<DocumentEnd> {
  let waited = 0;
  for (let looks = 0; ; looks++) {
    const document = await look();
    if (document.state !== 'queued' && document.state !== 'translating') return document;
    if (waited >= longestWait) return { state: 'stillRunning' };
    const milliseconds = pauses[looks] ?? longestPause;
    await pause(milliseconds);
    waited += milliseconds;
  }
}
