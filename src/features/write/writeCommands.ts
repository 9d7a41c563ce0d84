import { KeptAnswers } from '../../translation/keptAnswers.ts';
import { correctCommands } from './correct/correctCommands.ts';
import { improveSelection } from './improve/improveSelection.ts';
import { Proposals } from './improve/proposals.ts';
import type { WriteContext } from './writeContext.ts';

/** What the commands of improving and correcting do: made with the first of them. */
export function writeCommands(shared: Omit<WriteContext, 'kept'>) {
  const context = { ...shared, kept: new KeptAnswers() };
  const proposals = new Proposals();
  const correct = correctCommands(context);
  return {
    improve: (choice: unknown) => improveSelection(context, proposals, choice),
    accept: (given: unknown) => proposals.accept(given),
    leave: (given: unknown) => proposals.leave(given),
    correctSelection: () => correct.selection(),
    correctFile: (given: unknown) => correct.file(given),
    clearCorrections: () => correct.clear(),
    dispose: () => {
      proposals.dispose();
      correct.dispose();
    },
  };
}
