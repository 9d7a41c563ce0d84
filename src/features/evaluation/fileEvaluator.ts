import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import { sourceCode, targetCode } from '../../service/languageCodes.ts';
import { evaluationJobs, type EvaluationJobs } from '../../project/evaluation/evaluationJobs.ts';
import { saidText } from '../../texts/reasons/errorText.ts';
import { billedCharacters } from '../../translation/batches.ts';
import type { RefusedFeature } from '../../platform/refusedFeature.ts';
import type { Services } from '../../platform/services.ts';
import { isCancelled, RejectedCall, parseCommandArgument } from '../../platform/ui/command.ts';
import { refuseAboveCap } from '../../platform/ui/confirmSending.ts';
import { confirm, showInformationMessage, withNotification } from '../../platform/ui/messages.ts';
import { format, plural, quantity } from '../../texts/format.ts';
import { uiText } from '../../texts/uiText.ts';
import { hint, UserError } from '../../platform/ui/userError.ts';
import {
  readEvaluationInput,
  type EvaluationInput,
  type EvaluatedMessage,
} from './evaluationInput.ts';
import { KeptEvaluations, jobsToSend } from './keptEvaluations.ts';
import { issueDiagnostics } from './issueDiagnostics.ts';
import { runEvaluation, type Evaluated, EvaluationFailed } from './runEvaluation.ts';
import { sentences } from '../../texts/sentences.ts';

/** What the call of the command hands back. */
interface EvaluationReport {
  readonly score: number | undefined;
  readonly issues: number;
  readonly evaluated: number;
  readonly tooLong: number;
}

/** Has the translations of files evaluated, and shows what was found in the Problems panel. */
export class FileEvaluator {
  readonly #services: Services;
  readonly #diagnostics: vscode.DiagnosticCollection;
  readonly #refusal: RefusedFeature;

  constructor(
    services: Services,
    diagnostics: vscode.DiagnosticCollection,
    refusal: RefusedFeature,
  ) {
    this.#services = services;
    this.#diagnostics = diagnostics;
    this.#refusal = refusal;
  }

  /** Asks before anything is sent, but for calls that made the choice: those hand the report back, or reject. */
  async evaluate(given: unknown): Promise<EvaluationReport | undefined> {
    if (given === undefined || given === null || given instanceof vscode.Uri) {
      const uri =
        given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
      if (uri === undefined) throw hint(sentences.openResourceFile());
      return this.#evaluate(uri, true);
    }
    try {
      const { evaluationArguments } = await import('./evaluationArguments.ts');
      const { file } = parseCommandArgument(evaluationArguments, given);
      return await this.#evaluate(vscode.Uri.parse(file, true), false);
    } catch (error) {
      throw new RejectedCall(error);
    }
  }

  async #evaluate(uri: vscode.Uri, asks: boolean): Promise<EvaluationReport | undefined> {
    const { connection, status, records } = this.#services;
    const { service, account } = await connection.opened();
    const { evaluation } = service;
    const document = await vscode.workspace.openTextDocument(uri);
    const opened = await readEvaluationInput(status, document);
    const { set, locale } = opened.file;
    const languages = {
      sourceLanguage: sourceCode(set.source.locale).toLowerCase(),
      targetLanguage: targetCode(locale).toLowerCase(),
    };
    const overhead = evaluation.bodySize({ ...languages, segments: [] });
    const pairs = evaluationJobs(opened.messages, overhead);
    const evaluated = pairs.jobs.flat().length;
    if (evaluated === 0) throw hint(vscode.l10n.t('This file has no translations to evaluate.'));
    const kept = new KeptEvaluations(await records(), account.baseUrl.host);
    const requests = pairs.jobs.map((segments) => ({ ...languages, segments }));
    const toSend = (await jobsToSend(requests, evaluation, kept)).map(({ segments }) => segments);
    const question = { jobs: toSend, tooLong: pairs.tooLong };
    refuseAboveCap(charactersOf(toSend), uri);
    if (
      asks &&
      toSend.length > 0 &&
      !(await isConfirmed(account.baseUrl.host, question, evaluated))
    )
      return undefined;
    const found = await withNotification(
      vscode.l10n.t('Evaluating translations'),
      (report, signal) =>
        runEvaluation(languages, pairs.jobs, {
          service: evaluation,
          kept,
          pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
          report: (done) => report('', done),
          signal,
        }),
    );
    if (found.evaluated > 0) await this.#show(document, found);
    if (isNotEnabled(found.error)) await this.#refusal.refused();
    if (found.error !== undefined) throw endOf(found);
    const { score, issues } = found;
    const tooLong = pairs.tooLong.length;
    const told = { score, issues: issues.length, evaluated, tooLong };
    if (asks) void showInformationMessage(summaryOf(told));
    return told;
  }

  /** Shows the issues of the texts that are still what was sent. */
  async #show(
    document: vscode.TextDocument,
    { issues }: Evaluated<EvaluatedMessage>,
  ): Promise<void> {
    const now = await readEvaluationInput(this.#services.status, document).catch(
      (): EvaluationInput | undefined => undefined,
    );
    const messages = new Map(now?.messages.map((message) => [message.id, message]));
    const shown = issues.flatMap(({ segment, issue }) => {
      const message = messages.get(segment.id);
      if (message?.target !== segment.target) return [];
      return [{ message, issue }];
    });
    this.#diagnostics.set(document.uri, now === undefined ? [] : issueDiagnostics(now, shown));
  }
}

function charactersOf(jobs: EvaluationJobs<EvaluatedMessage>['jobs']): number {
  return billedCharacters({ texts: jobs.flat().flatMap(({ source, target }) => [source, target]) });
}

/** Cancelling is silent as a rule; here it may have cost something. */
function endOf({ error, ...told }: Evaluated<EvaluatedMessage>): unknown {
  return isCancelled(error) ? hint(cancelledText(told)) : toUserError(error);
}

/** @param count of all translations, with those that the service has from before */
async function isConfirmed(
  host: string,
  { jobs, tooLong }: EvaluationJobs<EvaluatedMessage>,
  count: number,
): Promise<boolean> {
  const taken = count - jobs.flat().length;
  return confirm({
    message: plural(
      vscode.l10n.t('{0, plural, one {Evaluate # translation?} other {Evaluate # translations?}}'),
      count,
    ),
    detail: [
      vscode.l10n.t({
        message: 'Sources and translations are sent to {0}: {1}, in {2}.',
        args: [
          uiText(host),
          quantity.characters(charactersOf(jobs)),
          quantity.requests(jobs.length),
        ],
        comment: '{0} is a host, {1} such as “300 characters”, {2} such as “2 requests”.',
      }),
      ...(taken === 0
        ? []
        : [
            plural(
              vscode.l10n.t(
                '{0, plural, one {# translation is with the service already and not sent again.} other {# translations are with the service already and not sent again.}}',
              ),
              taken,
            ),
          ]),
      ...(tooLong.length === 0 ? [] : [tooLongText(tooLong.length)]),
      vscode.l10n.t('This is a closed alpha of the service: few accounts have it.'),
    ],
    yes: vscode.l10n.t({ message: 'Evaluate', comment: 'Button: sends texts to be evaluated.' }),
  });
}

function summaryOf({ score, issues, evaluated, tooLong }: EvaluationReport): string {
  const found = plural(
    vscode.l10n.t(
      '{0, plural, =0 {No issues were found.} one {# issue was found.} other {# issues were found.}}',
    ),
    issues,
  );
  const looked = plural(
    vscode.l10n.t(
      '{0, plural, one {# translation was evaluated.} other {# translations were evaluated.}}',
    ),
    evaluated,
  );
  const scored =
    score === undefined
      ? []
      : [vscode.l10n.t('Score: {0} of 100.', format.number(Math.round(score)))];
  const left = tooLong === 0 ? [] : [tooLongText(tooLong)];
  return [looked, ...scored, found, ...left].join(' ');
}

function tooLongText(count: number): string {
  return plural(
    vscode.l10n.t(
      '{0, plural, one {# message is too long and left out.} other {# messages are too long and left out.}}',
    ),
    count,
  );
}

/** Whether a failure says that the account does not have the closed alpha. A job that is gone says nothing of that. */
function isNotEnabled(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || error.operation !== 'evaluation.submit') return false;
  return error.kind === 'permission' || error.kind === 'notFound';
}

/** A failure of an evaluation in the words of Glossa. */
function toUserError(error: unknown): unknown {
  if (isNotEnabled(error)) return notEnabled(error);
  return error instanceof EvaluationFailed ? failed(error.reason) : error;
}

/** Says of a run that was cancelled what of it may be billed. */
function cancelledText({
  sent,
  isUnclear,
}: Pick<Evaluated<unknown>, 'sent' | 'isUnclear'>): string {
  if (sent === 0) return vscode.l10n.t('The evaluation was cancelled before anything was sent.');
  const text = vscode.l10n.t(
    'The evaluation was cancelled. {0} had been sent, which the service may bill. What it found until then is shown.',
    quantity.characters(sent),
  );
  if (isUnclear) return text;
  const again = vscode.l10n.t(
    'Evaluate the file again within a day to get the rest: texts that were sent are not sent again.',
  );
  return `${text} ${again}`;
}

function notEnabled(cause: ServiceError): UserError {
  return new UserError(
    vscode.l10n.t(
      'The evaluation of translations is a closed alpha, not enabled for this account. No file was changed.',
    ),
    [],
    { cause },
  );
}

function failed(reason: string): UserError {
  const text = vscode.l10n.t('The evaluation did not come to an end. No file was changed.');
  const said = reason === '' ? '' : ` ${saidText(reason)}`;
  return new UserError(text + said);
}
