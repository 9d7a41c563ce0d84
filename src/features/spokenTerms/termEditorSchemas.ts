import * as z from 'zod/mini';
import type { ArgumentSchemas } from '../../platform/pages/pageMessage.ts';
import type { TermEditorHost } from '../../protocol/termEditor.ts';
import { limits } from '../../service/limits.ts';

const language = z.string().check(z.minLength(1), z.maxLength(100));
const terms = z
  .array(z.string().check(z.minLength(1), z.maxLength(1000)))
  .check(z.maxLength(limits.termListLength));
const draft = z.nullable(
  z.strictObject({ text: z.string().check(z.maxLength(100_000)), at: z.number() }),
);

/** What the page may pass to each call. */
export const termEditorSchemas: ArgumentSchemas<TermEditorHost> = {
  load: z.tuple([]),
  keepDraft: z.tuple([language, draft]),
  stored: z.tuple([language]),
  tryTerms: z.tuple([language]),
  merge: z.tuple([language, terms]),
  replace: z.tuple([language, terms]),
};

const subject = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.maxLength(1000)),
});

/** What a term editor is about. The name is the one it had when the editor was opened. */
export type TermEditorSubject = z.infer<typeof subject>;

/** What a page of an earlier session was about; `undefined` for anything else. */
export function readSubject(kept: unknown): TermEditorSubject | undefined {
  return subject.safeParse(kept).data;
}
