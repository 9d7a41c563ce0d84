import { catalogCases, catalogStepCases } from './cases/catalog.ts';
import { formatCases } from './cases/formats.ts';
import { hostileCases } from './cases/hostile.ts';
import { messageCases } from './cases/message.ts';
import { translationCases } from './cases/translation.ts';
import { undoCases } from './cases/undo.ts';
import type { GrowthCase } from './growthCase.ts';

/** Everything whose cost must grow with its input and no faster. The unit tests count it, the benchmark times it. */
export const growthCases: readonly GrowthCase[] = [
  ...catalogCases,
  ...formatCases,
  ...hostileCases,
  ...messageCases,
  ...translationCases,
  ...undoCases,
];

/** Work in steps; its sizes are such that each has many of them. */
export const stepCases = catalogStepCases;
export const stepSizes: readonly number[] = [3_000, 12_000];
