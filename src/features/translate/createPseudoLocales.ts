import { RejectedCall, parseCommandArgument } from '../../platform/ui/command.ts';
import type { RunReport } from '../../project/run/runReport.ts';
import { chooseSets } from './choose/chooseSets.ts';
import { commandArguments } from './choose/commandArguments.ts';
import { pickPseudoLocales } from './choose/pickPseudoLocales.ts';
import { settledSets } from './choose/settledSets.ts';
import { runAndTell, runSets } from './run/runSets.ts';
import type { WindowRuns } from './windowRuns.ts';

/** Makes pseudo-locales of what is in resource files, or brings them up to date. No service is asked. */
export async function createPseudoLocales(
  runs: WindowRuns,
  ...args: readonly unknown[]
): Promise<RunReport | undefined> {
  const { uri, given } = commandArguments(args);
  const options = { review: 'off', confirm: false } as const;
  if (given === undefined) {
    const chosen = await settledSets(uri);
    const picked = chosen && (await pickPseudoLocales(chosen));
    return picked && (await runAndTell(runs, chosen, { ...options, locales: picked }))?.report;
  }
  try {
    const { pseudoArguments } = await import('./choose/translateArguments.ts');
    const { locales } = parseCommandArgument(pseudoArguments, given);
    const chosen = await chooseSets(uri);
    return chosen && (await runSets(runs, chosen, { ...options, locales }))?.report;
  } catch (error) {
    throw new RejectedCall(error);
  }
}
