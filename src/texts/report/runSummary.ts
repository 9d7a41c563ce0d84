import { ledgerFolder, ledgerName } from '../../resources/ledger/ledger.ts';
import { l10n } from '../l10n.ts';
import { isPseudoLocale } from '../../resources/pseudoLocales.ts';
import type { FailedMessage, RunReport, TargetReport } from '../../project/run/runReport.ts';
import type { TranslatedRun } from '../../project/run/translateProject.ts';
import { unwrittenReasons } from '../../project/write/writeRun.ts';
import { format, quantity } from '../format.ts';
import { errorText, type ErrorText } from '../reasons/errorText.ts';
import { failureText, withEnd } from '../reasons/failureText.ts';
import { remarks, sentText, unchangedText } from './reportRemarks.ts';

/** How a run ended. */
export interface RunEnd extends Pick<TranslatedRun, 'report' | 'cause' | 'isPseudo'> {
  /** The run made the ledger of its folder. */
  readonly startsLedger: boolean;
  /** Messages that wait in the catalog for a person to accept them. */
  readonly proposed: number;
}

/**
 * A run in a few sentences: what kept it from its end, what is done, what is left. What did not happen is not
 * mentioned.
 */
export function runSummary(
  { report, cause, startsLedger, isPseudo, proposed }: RunEnd,
  describe: (error: unknown) => ErrorText = errorText,
): string {
  const translated = sum(report, (target) => target.translated);
  const failed = sum(report, (target) => target.failed.filter((one) => !isProposed(one)).length);
  const blocked = sum(report, ({ left }) => left.filter(isBlocked).length);
  const sentences = [
    unchangedText(report) ?? false,
    cause !== undefined && causeText(cause, describe),
    translated > 0 && doneText(report, translated),
    proposed > 0 &&
      l10n.t(
        'Proposed for your review in the catalog, and not written yet: {0}.',
        quantity.messages(proposed),
      ),
    isPseudo &&
      translated > 0 &&
      l10n.t(
        'The texts are pseudo-translations made on this machine, because "glossa.translate.pseudo" is on. Nothing was sent.',
      ),
    hasPseudo(report) &&
      l10n.t('Texts for pseudo-locales were made on this machine, not by the service.'),
    ...remarks(report),
    ...(failed > 0 ? leftTexts(report) : []),
    blocked > 0 &&
      l10n.t(
        'Not sent, because their files have no place for them: {0}. See the report for the list.',
        quantity.messages(blocked),
      ),
    startsLedger &&
      l10n.t({
        message:
          '{0} now records which translations are yours and which are machine-made. Commit it and {1} with your files.',
        args: [ledgerFolder, ledgerName],
        comment: '{0} is the name of a folder, {1} of a file.',
      }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length > 0) return sentences.join(' ');
  return l10n.t('Nothing is missing. No characters were sent.');
}

const sum = (report: RunReport, count: (target: TargetReport) => number) =>
  report.targets.reduce((total, target) => total + count(target), 0);

const hasPseudo = ({ targets }: RunReport) =>
  targets.some(({ locale, translated }) => translated > 0 && isPseudoLocale(locale));

const isBlocked = ({ reason }: TargetReport['left'][number]) => reason === 'blocked';

function causeText(
  { reason, error }: NonNullable<RunEnd['cause']>,
  describe: (error: unknown) => ErrorText,
): string {
  if (reason === 'cancelled') return l10n.t('The translation was cancelled.');
  const told = error === undefined ? undefined : describe(error);
  return withEnd(failureText({ reason, ...(told && { why: told.brief ?? told.message }) }));
}

function doneText(report: RunReport, translated: number): string {
  const done = l10n.t({
    message: '{0} translated in {1}.',
    args: [
      quantity.messages(translated),
      quantity.files(report.targets.filter((target) => target.translated > 0).length),
    ],
    comment: '{0} is a number such as “3 messages”, {1} one such as “2 files”.',
  });
  const reused = sum(report, (target) => target.reused);
  const there = l10n.t(
    'Of these, {0} were reused from existing translations.',
    format.number(reused),
  );
  return [
    done,
    ...(report.requests > 0 ? [sentText(report)] : []),
    ...(reused > 0 ? [there] : []),
  ].join(' ');
}

/** What is proposed waits for a person; the rest is what went wrong. */
export const isProposed = ({ reason }: FailedMessage): boolean => reason === 'notAccepted';

const isUnwritten = ({ reason }: FailedMessage) => unwrittenReasons.some((one) => one === reason);

function leftTexts({ targets }: RunReport): readonly string[] {
  const failed = targets.flatMap((target) => target.failed).filter((one) => !isProposed(one));
  const unwritten = failed.filter(isUnwritten).length;
  const held = failed.filter(({ isHeld }) => isHeld === true).length;
  const lost = failed.length - unwritten - held;
  const lines = [
    unwritten > 0 &&
      l10n.t(
        'Not written: {0}. These translations are kept, and another run will not pay for them again.',
        format.number(unwritten),
      ),
    lost > 0 &&
      l10n.t('Without a translation, and left as they are: {0}.', quantity.messages(lost)),
    held > 0 &&
      l10n.t(
        "Without a translation, in lists where the source's text holds their place until the next run: {0}.",
        quantity.messages(held),
      ),
  ];
  return lines.filter((line) => line !== false);
}
