import * as vscode from 'vscode';
import type { ResourceFileError } from '../../resources/formats/format.ts';
import { ProjectError, type ProjectProblem } from '../../project/ledger/projectError.ts';
import { projectProblemText, unreadableText } from '../../texts/reasons/projectProblemText.ts';
import { nameOf } from '../files/textFile.ts';
import { settings } from '../settings.ts';
import { hint, UserError, nextStep } from '../ui/userError.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** The error as a person sees it; one that is not about the files of a project comes back as it is. */
export function inWords(error: unknown, uriOf: (path: string) => vscode.Uri): unknown {
  return error instanceof ProjectError ? problemError(error.problem, uriOf) : error;
}

function problemError(problem: ProjectProblem, uriOf: (path: string) => vscode.Uri): UserError {
  const { code } = problem;
  if (code === 'unreadable') return unreadable(uriOf(problem.path), problem.cause);
  const text = projectProblemText(problem);
  if (code === 'nothingDue') return hint(text);
  const isDoubt = code === 'guessedSource' || code === 'otherLanguage' || code === 'fewerMessages';
  return new UserError(text, isDoubt ? nextStep.openSettings(settings.sourceLocale.key) : []);
}

/** A resource file that is refused, reported with its place and a way there. */
export function unreadable(uri: vscode.Uri, error: ResourceFileError): UserError {
  const { line, column } = error;
  const place = new vscode.Position(Math.max(0, line - 1), Math.max(0, column - 1));
  return new UserError(unreadableText(nameOf(uri), error), {
    title: commandTitles.openFile(),
    command: 'vscode.open',
    args: [uri, { selection: new vscode.Range(place, place) }],
  });
}
