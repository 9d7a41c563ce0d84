import * as vscode from 'vscode';
import type { Usage } from '../../service/account/usage.ts';
import {
  metersOf,
  productShares,
  type Meter,
  type ProductShare,
} from '../../service/account/meters.ts';
import { format } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';
import type { UsageView, UsageBar, UsageTable } from '../../protocol/usage.ts';
import { labels } from '../../texts/labels.ts';

/** What the service says of an account, in words and numbers of the editor's language. */
export function usageView(usage: Usage, host: string): UsageView {
  const meters = metersOf(usage);
  const products = productShares(usage);
  return {
    lines: [labels.service(plainText(host)), ...periodOf(usage)],
    tables: [
      ...(meters.length > 0 ? [meterTable(meters)] : []),
      ...(products.length > 0 ? [productTable(products)] : []),
    ],
    notes: [
      ...(meters.length > 0 ? [] : [vscode.l10n.t('The service does not say what is used.')]),
      ...(products.length > 0
        ? []
        : [vscode.l10n.t('The service does not say how much each product has used.')]),
    ],
  };
}

function periodOf({ periodStart, periodEnd }: Usage): readonly string[] {
  if (periodStart === undefined || periodEnd === undefined) {
    return [vscode.l10n.t('The service does not say when the billing period starts and ends.')];
  }
  return [
    vscode.l10n.t({
      message: 'Billing period: from {0} to {1}',
      args: [format.date(periodStart), format.date(periodEnd)],
      comment: '{0} and {1} are dates.',
    }),
  ];
}

function meterTable(meters: readonly Meter[]): UsageTable {
  return {
    name: vscode.l10n.t('This period'),
    head: [
      vscode.l10n.t({ message: 'What', comment: 'Head of a column: what is counted.' }),
      vscode.l10n.t({ message: 'Used', comment: 'Head of a column of numbers.' }),
      vscode.l10n.t({ message: 'Limit', comment: 'Head of a column of numbers.' }),
      vscode.l10n.t('Share of the limit'),
    ],
    rows: meters.map(({ what, count, limit, share }) => ({
      name: meterNames[what](),
      cells: [format.number(count), limit === undefined ? '–' : format.number(limit)],
      bar: barOf(share, labels.noLimit()),
    })),
  };
}

function productTable(products: readonly ProductShare[]): UsageTable {
  return {
    name: vscode.l10n.t('By product'),
    head: [
      vscode.l10n.t({ message: 'Product', comment: 'Head of a column, such as “Translation”.' }),
      vscode.l10n.t({ message: 'Account', comment: 'Head of a column: used by the account.' }),
      vscode.l10n.t({ message: 'This key', comment: 'Head of a column: used with this key.' }),
      vscode.l10n.t('Share of the account'),
    ],
    rows: products.map(({ product, unit, account, key, share }) => ({
      name: vscode.l10n.t({
        message: '{0} ({1})',
        args: [productName(product), unitName(unit)],
        comment: '{0} is a product such as “Translation”, {1} its unit such as “characters”.',
      }),
      cells: [account, key].map((count) => (count === undefined ? '–' : format.number(count))),
      bar: { ...barOf(share, vscode.l10n.t('nothing is used')), isFull: false },
    })),
  };
}

function barOf(share: number | undefined, without: string): UsageBar {
  return share === undefined
    ? { share: null, text: without, isFull: false }
    : { share, text: format.percent(share), isFull: share >= 1 };
}

const meterNames: Readonly<Record<Meter['what'], () => string>> = {
  characters: () => vscode.l10n.t({ message: 'Characters', comment: 'What is counted.' }),
  keyCharacters: () => vscode.l10n.t('Characters with this key'),
  speechToText: () => vscode.l10n.t('Minutes of speech to text'),
  speechToSpeech: () => vscode.l10n.t('Minutes of speech to speech'),
  documents: () => vscode.l10n.t({ message: 'Documents', comment: 'What is counted.' }),
  teamDocuments: () => vscode.l10n.t('Documents of the team'),
};

function productName(product: string): string {
  switch (product) {
    case 'translate':
      return vscode.l10n.t({ message: 'Translation', comment: 'A product of the service.' });
    case 'write':
      return vscode.l10n.t({ message: 'Writing', comment: 'A product of the service.' });
    case 'speechToText':
      return vscode.l10n.t('Speech to text');
    case 'speechToSpeech':
      return vscode.l10n.t('Speech to speech');
    default:
      return plainText(product);
  }
}

function unitName(unit: string): string {
  switch (unit) {
    case 'characters':
      return vscode.l10n.t({ message: 'characters', comment: 'A unit, without a number.' });
    case 'minutes':
      return vscode.l10n.t({ message: 'minutes', comment: 'A unit, without a number.' });
    default:
      return plainText(unit);
  }
}
