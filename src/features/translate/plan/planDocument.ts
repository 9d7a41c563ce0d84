import * as vscode from 'vscode';
import type { RunPlan } from '../../../project/run/runPlan.ts';
import { format, quantity } from '../../../texts/format.ts';
import { stateNames } from '../../../texts/states/stateNames.ts';
import type { DocumentText } from '../../../protocol/document.ts';
import { DocumentBuilder, number, words } from '../document/documentBuilder.ts';
import type { PriceOf } from './planCost.ts';
import { reusedLines, withoutLines } from '../../../texts/report/planLines.ts';
import { labels } from '../../../texts/labels.ts';
import { columns } from '../../../texts/report/columns.ts';

/** What a run would do, as a document; `cost` is what {@link costLines} says. */
export function planDocument(
  plan: RunPlan,
  cost: readonly string[],
  priceOf: PriceOf,
): DocumentBuilder {
  const document = new DocumentBuilder();
  const { characters, requests, locales, sourceLocales, without } = plan;
  document.paragraph(labels.from(format.list(sourceLocales.map(format.locale))), 'quiet');
  document.paragraph(
    vscode.l10n.t({
      message: 'To be sent: {0} in {1}. Nothing has been sent yet.',
      args: [quantity.characters(characters), quantity.requests(requests)],
      comment: '{0} is a number such as “30 characters”, {1} one such as “2 requests”.',
    }),
    'box',
  );
  const prices = locales.map((one) => priceOf(one.characters));
  const hasPrice = prices.some((price) => price !== undefined);
  const rows = locales.map((one, place): readonly DocumentText[] => [
    words(format.locale(one.locale)),
    ...[one.counts.missing, one.counts.outdated, one.counts.unreviewed].map(number),
    ...[one.reused + one.fromMemory + one.moved, one.toSend, one.characters, one.requests].map(
      number,
    ),
    ...(hasPrice ? [{ ...words(prices[place] ?? ''), isNumber: true } as const] : []),
  ]);
  document.table(vscode.l10n.t('Target locales'), heads(hasPrice), rows);
  const lines = [...withoutLines(without), ...reusedLines(locales), ...cost];
  for (const line of lines) document.paragraph(line);
  document.paragraph(
    vscode.l10n.t(
      'Identical texts are sent only once, and existing translations are not sent. What a person wrote is never replaced. Damaged responses may make further requests necessary.',
    ),
    'quiet',
  );
  document.heading(2, vscode.l10n.t({ message: 'Files', comment: 'Heading of a list.' }));
  document.list(locales.flatMap(({ files }) => files).map((file) => [document.file(file)]));
  return document;
}

function heads(hasPrice: boolean): readonly string[] {
  const states = stateNames();
  return [
    columns.locale(),
    states.missing,
    states.outdated,
    states.unreviewed,
    columns.reused(),
    vscode.l10n.t('To be sent'),
    vscode.l10n.t({ message: 'Characters', comment: 'Heading of a column of numbers.' }),
    vscode.l10n.t({ message: 'Requests', comment: 'Heading of a column of numbers.' }),
    ...(hasPrice
      ? [vscode.l10n.t({ message: 'Price', comment: 'Heading of a column of prices.' })]
      : []),
  ];
}
