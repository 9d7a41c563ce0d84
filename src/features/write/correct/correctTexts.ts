import * as vscode from 'vscode';
import { mayBeSent } from '../../../platform/account/mayBeSent.ts';
import { refuseUneditable } from '../../../platform/files/readOnly.ts';
import { showInformationMessage, showWarningMessage } from '../../../platform/ui/messages.ts';
import { withNotification } from '../../../platform/ui/progress.ts';
import { hint } from '../../../platform/ui/userError.ts';
import { canBeRewritten } from '../../../project/writing/canBeRewritten.ts';
import { languageOf } from '../languageOf.ts';
import type { WriteContext } from '../writeContext.ts';
import { charactersToWrite, writeTexts } from '../writeTexts.ts';
import type { Corrections } from './corrections.ts';
import { correctSummary } from './correctSummary.ts';
import { textsToCorrect } from './textsToCorrect.ts';

/** What the commands return to their caller. */
export interface CorrectReport {
  /** Texts that were looked at. */
  readonly checked: number;
  readonly corrections: number;
  /** Texts that the service did not look at, or damaged: nothing is said about them. */
  readonly failed: number;
  readonly characters: number;
}

/** What is to be corrected: all messages of a resource file, or what is selected. */
export interface ToCorrect {
  readonly document: vscode.TextDocument;
  readonly ranges: readonly vscode.Range[] | undefined;
  /** Ask before more than the user's limit of characters is sent. */
  readonly confirm: boolean;
}

/** Lets the service look for mistakes, and shows them in the Problems panel. Nothing is written. */
export async function correctTexts(
  context: WriteContext,
  corrections: Corrections,
  { document, ranges, confirm }: ToCorrect,
): Promise<CorrectReport | undefined> {
  await refuseUneditable(document);
  const texts = await textsToCorrect(context.resources, document, ranges);
  try {
    const { code: language, locale } = await languageOf(context, document.uri, texts.locale);
    const units = texts.units.filter(({ source, dialect = 'unknown' }) =>
      canBeRewritten(source, locale, dialect),
    );
    if (units.length === 0) throw hint(vscode.l10n.t('There are no words here to correct.'));
    const writing = { operation: 'correct', language, locale } as const;
    const characters = await charactersToWrite(context, units, writing);
    const yes = vscode.l10n.t({
      message: 'Send',
      comment: 'Button that confirms: sends texts to the service, to be corrected.',
    });
    const toSend = { characters, scope: document.uri, asks: confirm, yes };
    if (!(await mayBeSent(context.usage, toSend))) return undefined;
    const title = vscode.l10n.t('Looking for mistakes');
    const written = await withNotification(title, (_, signal) =>
      writeTexts(context, units, writing, { scope: document.uri, signal }),
    );
    const { values, failed, characters: sent } = written;
    const found = texts.corrections(values, locale);
    const checked = values.size;
    const causes = [...failed.values()];
    const summary = correctSummary({ count: found.length, checked, causes });
    corrections.set(document, found);
    void (causes.length === 0 ? showInformationMessage : showWarningMessage)(summary);
    return { checked, corrections: found.length, failed: failed.size, characters: sent };
  } finally {
    texts.end();
  }
}
