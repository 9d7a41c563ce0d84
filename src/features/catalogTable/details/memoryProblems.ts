import * as vscode from 'vscode';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { quantity } from '../../../texts/format.ts';
import { ServiceError } from '../../../service/errors.ts';
import type { FoundInMemory } from './memorySegments.ts';

/** Why not all of a memory of the service was searched, a sentence for each; to whoever has no key nothing is said. */
export function memoryProblems({ failure, searched }: FoundInMemory): readonly string[] {
  const isSignedOut = failure instanceof ServiceError && failure.kind === 'noKey';
  if (failure !== undefined) return isSignedOut ? [] : [describeError(failure).message];
  if (searched === undefined) return [];
  return [
    vscode.l10n.t({
      message:
        'Only the first {0} of the translation memory are searched for matches. Export it as a TMX file into this folder to have all of it searched.',
      args: [quantity.segments(searched)],
      comment: '{0} is a number such as “3 segments”.',
    }),
  ];
}
