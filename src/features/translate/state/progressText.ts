import * as vscode from 'vscode';
import { format, quantity } from '../../../texts/format.ts';
import { labels } from '../../../texts/labels.ts';

/** How many messages of a locale have come to their end. */
export interface LocaleProgress {
  readonly locale: string;
  readonly done: number;
  readonly total: number;
}

/** Of all locales. */
export function totalOf(all: readonly LocaleProgress[]): Pick<LocaleProgress, 'done' | 'total'> {
  return {
    done: all.reduce((sum, one) => sum + one.done, 0),
    total: all.reduce((sum, one) => sum + one.total, 0),
  };
}

/** Locales that one line names. */
const named = 4;

/** A line about a run: of all messages, of the locales that are not done, and what was sent. */
export function progressText(all: readonly LocaleProgress[], characters: number): string {
  const sum = totalOf(all);
  const open = all.filter(({ done, total }) => done < total);
  const shown = [
    ...open.filter(({ done }) => done > 0),
    ...open.filter(({ done }) => done === 0),
  ].slice(0, named);
  const others = open.length - shown.length;
  const parts = [
    ...shown.map(localeText),
    ...(others > 0 ? [labels.more(format.number(others))] : []),
  ];
  return [
    vscode.l10n.t({
      message: '{0} of {1}',
      args: [format.number(sum.done), quantity.messages(sum.total)],
      comment: 'Progress. {0} is a number, {1} one such as “3 messages”.',
    }),
    ...(parts.length > 0 ? [parts.join(', ')] : []),
    ...(characters > 0 ? [quantity.characters(characters)] : []),
  ].join(' · ');
}

/** How far a locale is: `German 12/40`. */
export function localeText({ locale, done, total }: LocaleProgress): string {
  return `${format.language(locale)} ${format.number(done)}/${format.number(total)}`;
}
