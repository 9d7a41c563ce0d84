import type { LogOutputChannel } from 'vscode';
import type { TermEditorHost, TermEditorPage } from '../../protocol/termEditor.ts';
import type { Languages } from '../../platform/account/languages.ts';
import type { Panels } from '../../platform/pages/panel.ts';
import type { Collections } from '../../platform/account/spokenTerms/collections.ts';
import type { Drafts } from './drafts.ts';
import type { SpokenTermsTree } from './spokenTermsTree.ts';

/** What a term editor is about. The name is the one it had when the editor was opened. */
export interface TermEditorSubject {
  readonly id: string;
  readonly name: string;
}

/** What the parts of this feature share. */
export interface SpokenTermsContext {
  readonly collections: Collections;
  readonly drafts: Drafts;
  readonly languages: Languages;
  readonly tree: SpokenTermsTree;
  readonly editors: Panels<TermEditorSubject, TermEditorHost, TermEditorPage>;
  /** For editors that are about to load: the language to show, by collection. */
  readonly focus: Map<string, string>;
  readonly log: LogOutputChannel;
}
