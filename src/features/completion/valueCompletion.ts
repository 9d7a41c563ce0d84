import * as vscode from 'vscode';
import { runSync } from '../../resources/cooperative.ts';
import { keyId } from '../../resources/formats/format.ts';
import { completionOf } from '../../platform/ui/inEditor/completion.ts';
import { rangeIn } from '../../platform/ui/inEditor/diagnostic.ts';
import { pointedAt, type Pointed } from '../../platform/workspace/openFile.ts';
import type { FolderLists } from '../../platform/workspace/folderLists.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import type { TargetFile } from '../../project/plan/targetFile.ts';
import { valueProposals, type Proposal } from '../../project/completion/valueProposals.ts';

/** Offers in a translation what its source has and it lacks, the terms of its locale, and what equal sources became. */
export class ValueCompletion {
  readonly #status: WorkspaceStatus;
  readonly #names: FolderLists['names'];

  constructor(status: WorkspaceStatus, names: FolderLists['names']) {
    this.#status = status;
    this.#names = names;
  }

  async provideCompletionItems(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.CompletionItem[]> {
    const pointed = await pointedAt(this.#status.resources, document, position);
    const message = pointed?.at.message;
    if (pointed?.at.on !== 'value' || message === undefined || pointed.member.isSource) return [];
    const target = await this.#status.planOf(document.uri);
    const id = keyId(message.path);
    const item = target?.plan.items.find((one) => one.id === id);
    if (target === undefined || item === undefined) return [];
    const { folder, locale } = pointed.member;
    const names = (await this.#names.of(folder)).of(locale);
    const terms = [...new Set(names.map(({ term }) => term))];
    const proposals = valueProposals({ plan: target.plan, item, value: message.value, terms });
    return proposals.flatMap((proposal, place) => {
      const make = proposal.kind === 'match' ? wholeValue : partOfValue;
      const found = make({ document, position, pointed, target }, proposal);
      return found === undefined ? [] : [completionOf({ ...found, kind: proposal.kind, place })];
    });
  }
}

interface Place {
  readonly document: vscode.TextDocument;
  readonly position: vscode.Position;
  readonly pointed: Pointed;
  readonly target: TargetFile;
}

function partOfValue(
  { document, position, pointed: { file, at } }: Place,
  { kind, text }: Proposal,
) {
  const cursor = document.offsetAt(position);
  const isInside = at.offset < cursor && cursor < at.offset + at.length;
  const spelled = at.message && file.encodePart(at.message, text);
  if (spelled === undefined || (!isInside && isQuoted(file.text, at.offset))) return undefined;
  const typed = typedOf(file.text.slice(at.offset, cursor), spelled);
  const range = new vscode.Range(position.translate(0, -typed), position);
  const detail =
    kind === 'placeholder' ? vscode.l10n.t('from the source') : vscode.l10n.t('from a term file');
  return { label: text, detail, text: spelled, range };
}

const isQuoted = (text: string, offset: number) => /["'|>]/.test(text.charAt(offset));

/** How much of a text is in front of the cursor already. */
function typedOf(before: string, text: string): number {
  for (let length = Math.min(before.length, text.length); length > 0; length--) {
    if (before.endsWith(text.slice(0, length))) return length;
  }
  return 0;
}

function wholeValue(
  { document, position, pointed: { file, at }, target }: Place,
  { text }: Proposal,
) {
  const path = at.message?.path;
  const [edit, ...others] =
    path === undefined ? [] : runSync(file.write([{ path, value: text }], target.source));
  if (edit === undefined || others.length > 0) return undefined;
  const range = rangeIn(document, edit);
  if (!range.isSingleLine || !range.contains(position)) return undefined;
  const detail = vscode.l10n.t('same source elsewhere');
  return { label: text, detail, text: edit.text, range, filter: document.getText(range) };
}
