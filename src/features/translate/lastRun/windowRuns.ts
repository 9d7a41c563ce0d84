import type { Services } from '../../../platform/services.ts';
import { RunPause } from '../../../translation/sending/runPause.ts';
import { SystemClock } from '../../../translation/sending/runClock.ts';
import type { Documents } from '../pages/documents.ts';
import type { RunStore } from '../state/runStore.ts';
import type { RunJournal } from '../state/runJournal.ts';
import { AcceptedProposals } from './acceptedProposals.ts';
import { RunView } from '../state/runView.ts';

/** The runs of this window: where they are shown and held, and what is kept of them. */
export class WindowRuns {
  readonly services: Services;
  readonly store: RunStore;
  readonly journal: RunJournal;
  readonly documents: Documents;
  readonly accepted: AcceptedProposals;
  /** What paused runs wait on. */
  readonly waits = new SystemClock();
  /** Holds them, where a person says so. */
  readonly pause = new RunPause();
  readonly view = new RunView(this.pause);

  constructor(services: Services, store: RunStore, journal: RunJournal, documents: Documents) {
    this.services = services;
    this.store = store;
    this.journal = journal;
    this.documents = documents;
    this.accepted = new AcceptedProposals(services.proposals);
  }
}
