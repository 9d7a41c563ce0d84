import { exportMemory } from './jobs/exportMemory.ts';
import { importMemory } from './jobs/importMemory.ts';
import { resumeJobs } from './jobs/resumeJobs.ts';
import { deleteMemory } from './list/deleteMemory.ts';
import { filterMemories, sortMemories } from './list/filterAndSortCommands.ts';
import { copyMemoryId, showMemoryDetails, useMemory } from './list/rowCommands.ts';
import { exportReviewed } from './reviewed/exportReviewed.ts';
import { whichMemory } from './whichMemory.ts';

/** What the commands of translation memories do: loaded with the first of them. */
export const memoryCommands = {
  copyMemoryId,
  deleteMemory,
  exportMemory,
  exportReviewed,
  filterMemories,
  importMemory,
  resumeJobs,
  showMemoryDetails,
  sortMemories,
  useMemory,
  whichMemory,
};
