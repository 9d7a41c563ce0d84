import type { RefusedFeature } from '../../platform/refusedFeature.ts';
import type { Services } from '../../platform/services.ts';
import { correctCommands } from './correctCommands.ts';
import { improveSelection } from './improveSelection.ts';
import { Proposals } from './proposals.ts';
import { TextWriter } from './textWriter.ts';

/** What the commands of improving and correcting do: made with the first of them. */
export function rephraseCommands(services: Services, refusal: RefusedFeature) {
  const writer = new TextWriter(services, refusal);
  const proposals = new Proposals();
  const correct = correctCommands(writer);
  return {
    improve: (choice: unknown) => improveSelection(writer, proposals, choice),
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
