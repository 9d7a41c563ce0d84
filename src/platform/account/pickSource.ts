import * as vscode from 'vscode';
import { sameLocale } from '../../catalog/locale.ts';
import type { Language } from '../../service/schemas/languages.ts';
import { showQuickPick } from '../ui/quickPick.ts';
import { format } from '../../texts/format.ts';
import { languageItems, type LanguageItem } from './languageItems.ts';
import { choices } from '../../texts/choices.ts';

/** What is asked where a glossary needs the language of something. */
export interface SourceQuestion {
  readonly title: string;
  readonly placeholder: string;
  /** What it is in, as it seems. */
  readonly likely: string | undefined;
  readonly likelyText: (language: string) => string;
  /** The row for going on without the language. */
  readonly detect: string;
  readonly target: string;
  /** The languages of the service; empty where it does not say. */
  readonly offered: readonly Language[];
}

/** Asks for the language of what is translated, with the most likely one first; nothing where nobody answers. */
export async function pickSource(question: SourceQuestion): Promise<string | undefined> {
  const { title, placeholder, likely, likelyText, detect, target, offered } = question;
  const isFirst = likely !== undefined && !sameLocale(likely, target);
  const first: readonly Row[] = isFirst
    ? [
        {
          label: likelyText(format.language(likely)),
          description: vscode.l10n.t('source language of this folder'),
          tag: likely,
        },
      ]
    : [];
  const without: Row = {
    label: detect,
    detail: vscode.l10n.t('The service detects the language.'),
    tag: 'detect',
  };
  const others: readonly Row[] = languageItems(offered.filter(({ source }) => source));
  const heading: Row = {
    label: choices.allLanguages(),
    kind: vscode.QuickPickItemKind.Separator,
  };
  const rows = [...first, without, ...(others.length === 0 ? [] : [heading, ...others])];
  const how = { title, placeHolder: placeholder, matchOnDescription: true, ignoreFocusOut: true };
  return (await showQuickPick(rows, how))?.tag;
}

type Row = vscode.QuickPickItem & Partial<LanguageItem>;
