import * as vscode from 'vscode';
import { usageText } from '../../../platform/account/usageText.ts';
import { settings } from '../../../platform/settings.ts';
import type { RunPlan, LocalePlan } from '../../../project/run/runPlan.ts';
import type { Usage } from '../../../service/account/usage.ts';
import { format, quantity } from '../../../texts/format.ts';
import { l10n } from '../../../texts/l10n.ts';
import { stateNames } from '../../../texts/states/stateNames.ts';
import type { DocumentText } from '../../../protocol/document.ts';
import { statusText } from '../../../texts/states/statusText.ts';
import { DocumentBuilder, number, words } from '../pages/documentBuilder.ts';
import { labels } from '../../../texts/labels.ts';
import { alikeText } from '../../../texts/report/alikeText.ts';
import { columns } from '../../../texts/report/columns.ts';

/** What a run would do, as a document; `cost` is what {@link costLines} says. */
export function planPage(
  plan: RunPlan,
  cost: readonly string[],
  priceOf: (characters: number) => string | undefined,
): DocumentBuilder {
  const document = new DocumentBuilder();
  const { characters, requests, locales, sourceLocales, without, alike } = plan;
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
  const lines = [
    ...withoutLines(without),
    ...alike.map(alikeText),
    ...reusedLines(locales),
    ...cost,
  ];
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

/** Locales that a dialog names. */
const named = 8;

/** A plan as the lines of a dialog. */
export function planLines({ locales, requests, without, alike }: RunPlan): readonly string[] {
  const others = locales.length - named;
  return [
    ...locales.slice(0, named).map(localeLine),
    ...(others > 0 ? [labels.andMore(format.number(others))] : []),
    '',
    ...withoutLines(without),
    ...alike.map(alikeText),
    ...reusedLines(locales),
    l10n.t('Requests: {0}. Identical texts are sent only once.', format.number(requests)),
  ];
}

function localeLine({ locale, counts, characters }: LocalePlan): string {
  return l10n.t({
    message: '{0}: {1} — {2}',
    args: [format.language(locale), statusText(counts), quantity.characters(characters)],
    comment:
      '{0} is a language, {1} what is left to do in it, {2} a number such as “30 characters” to be sent.',
  });
}

/** What was chosen and will not be used. */
function withoutLines({ memory, glossary }: RunPlan['without']): readonly string[] {
  const lines = [
    memory.length > 0 &&
      l10n.t(
        'The translation memory does not cover these locales, and is not used for them: {0}.',
        format.list(memory),
      ),
    glossary.length > 0 &&
      l10n.t(
        'The glossary has no dictionary for these locales, and is not used for them: {0}.',
        format.list(glossary),
      ),
  ];
  return lines.filter((line) => line !== false);
}

/** What need not be sent. */
function reusedLines(locales: readonly LocalePlan[]): readonly string[] {
  const sum = (count: (plan: LocalePlan) => number) =>
    locales.reduce((total, plan) => total + count(plan), 0);
  const [reused, fromMemory, moved, personal] = [
    sum((plan) => plan.reused),
    sum((plan) => plan.fromMemory),
    sum((plan) => plan.moved),
    sum((plan) => plan.personal),
  ];
  const lines = [
    reused > 0 && l10n.t('Reused from the files of the project: {0}', quantity.messages(reused)),
    fromMemory > 0 && l10n.t('Reused from TMX files: {0}', quantity.messages(fromMemory)),
    moved > 0 && l10n.t('Moved along with renamed keys: {0}', quantity.messages(moved)),
    personal > 0 &&
      l10n.t(
        'Outdated, but translated or reviewed by somebody, so left as they are: {0}',
        quantity.messages(personal),
      ),
  ];
  return lines.filter((line) => line !== false);
}

/** What a run would cost, and what is left of the account, as sentences. */
export function costLines(
  { characters }: Pick<RunPlan, 'characters'>,
  usage: Usage | undefined,
  scope: vscode.Uri,
): readonly string[] {
  const price = priceBySettings(scope)(characters);
  return [
    ...(price === undefined ? [] : [vscode.l10n.t('Price by your settings: {0}.', price)]),
    ...(usage === undefined ? [] : usageLines(characters, usage)),
  ];
}

export function priceBySettings(scope: vscode.Uri): (characters: number) => string | undefined {
  const { pricePerMillionCharacters, currency } = settings.translate;
  const price = pricePerMillionCharacters.get(scope);
  if (price === 0) return () => undefined;
  return (characters) => format.money((characters * price) / 1_000_000, currency.get(scope));
}

function usageLines(characters: number, usage: Usage): readonly string[] {
  const { characterCount = 0, characterLimit = Number.POSITIVE_INFINITY } = usage;
  const used = usageText(usage);
  if (characterCount + characters <= characterLimit) return used;
  return [
    ...used,
    vscode.l10n.t('That is not enough: the run will stop when the quota is used up.'),
  ];
}
