import { catalogCases } from './cases/catalog.ts';
import { formatCases } from './cases/formats.ts';
import { messageCases } from './cases/message.ts';
import { translationCases } from './cases/translation.ts';
import type { GrowthCase } from './growthCase.ts';

/** Everything whose cost must grow with its input and no faster. The unit tests count it, the benchmark times it. */
export const growthCases: readonly GrowthCase[] = [
  ...catalogCases,
  ...formatCases,
  ...messageCases,
  ...translationCases,
];
