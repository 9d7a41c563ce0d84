import { catalogMutants } from './lists/catalog.ts';
import { featureMutants } from './lists/features.ts';
import { memoryMutants } from './lists/memory.ts';
import { messageMutants } from './lists/message.ts';
import { projectMutants } from './lists/project.ts';
import { serviceMutants } from './lists/service.ts';
import { translationMutants } from './lists/translation.ts';
import type { Mutant } from './mutant.ts';

export const mutants: readonly Mutant[] = [
  ...catalogMutants,
  ...featureMutants,
  ...memoryMutants,
  ...messageMutants,
  ...projectMutants,
  ...serviceMutants,
  ...translationMutants,
];
