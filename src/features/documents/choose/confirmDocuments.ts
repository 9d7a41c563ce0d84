import * as vscode from 'vscode';
import { documentCost } from '../../../project/documents/documentCost.ts';
import { minimumCharacters } from '../../../project/documents/documentType.ts';
import { usageText } from '../../../platform/account/usageText.ts';
import { confirmUpload, type Existing } from '../../../platform/files/received/confirmUpload.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import type { Services } from '../../../platform/services.ts';
import { format, plural, quantity } from '../../../texts/format.ts';
import { problemText, type Candidate, type Candidates } from './candidate.ts';
import type { DocumentOptions } from './documentOptions.ts';
import { sentences } from '../../../texts/sentences.ts';

/** Names what is sent and what it costs, and asks what becomes of translations that exist. */
export async function confirmDocuments(
  { usage, connection }: Services,
  { files, leftOut }: Candidates,
  { locale, follows, unused }: DocumentOptions,
  taken: readonly vscode.Uri[],
): Promise<Existing | undefined> {
  const used = await usage.readSoon();
  const detail = [
    ...costLines(files),
    ...(used === undefined ? [] : usageText(used)),
    ...(follows.length === 0 ? [] : [vscode.l10n.t('With: {0}.', format.list(follows))]),
    ...unused,
    vscode.l10n.t('The whole files are sent to {0}.', (await connection.address()).host),
    ...leftOut.slice(0, 3).map(problemText),
    ...(leftOut.length > 3
      ? [vscode.l10n.t('And {0} more that are left out.', format.number(leftOut.length - 3))]
      : []),
  ];
  return confirmUpload(question(files, locale), detail, taken);
}

function question(files: readonly Candidate[], locale: string): string {
  const [first] = files;
  const language = format.language(locale);
  if (files.length > 1 || first === undefined) {
    return plural(
      vscode.l10n.t({
        message:
          '{0, plural, one {Translate # document into {1}?} other {Translate # documents into {1}?}}',
        comment: '{1} is a language.',
      }),
      files.length,
      language,
    );
  }
  return sentences.askToTranslate(nameOf(first.uri), language);
}

/** What the service will bill, in sentences. */
function costLines(files: readonly Candidate[]): readonly string[] {
  const { office, text, archives, free } = documentCost(files);
  return [
    ...(office.files > 0
      ? [
          vscode.l10n.t({
            message:
              'Each Office or PDF file is billed with at least {0}, however short it is: {1} or more.',
            args: [quantity.characters(minimumCharacters), quantity.characters(office.atLeast)],
            comment: '{0} and {1} are numbers such as “50,000 characters”.',
          }),
        ]
      : []),
    ...(text.files > 0
      ? [
          vscode.l10n.t({
            message: 'Files of text are billed by their text: {0} at most.',
            args: [quantity.characters(text.atMost)],
            comment: '{0} is a number such as “1,200 characters”.',
          }),
        ]
      : []),
    ...(archives > 0
      ? [
          vscode.l10n.t(
            'InDesign files are billed by their text, which only the service can count.',
          ),
        ]
      : []),
    ...(free > 0
      ? [vscode.l10n.t('Images are not billed. The service calls their translation a beta.')]
      : []),
  ];
}
