import { spawnSync } from 'node:child_process';
import { windowsEnv } from '../../unit/disk/windows/windowsEnv.ts';
import { startService } from '../../service/service.ts';
import { killedRun, projectOf, wholeRun, type KillMoment } from './killedRuns.ts';

/*
 * Kills the main job at every write and at 20 random moments, runs it once more, and compares with a run that nobody
 * killed: for 10,000 messages in two locales, and for 60 files. Prints what differed; ends with 1 where anything did. With
 * `--windows`, on a file system that refuses as that of Windows does, and where nothing may be written in place.
 */

if (process.argv.includes('--windows') && process.env['GLOSSA_WINDOWS'] === undefined) {
  const options = { env: windowsEnv('renames only'), stdio: 'inherit' } as const;
  process.exit(spawnSync(process.execPath, process.argv.slice(1), options).status ?? 1);
}

const cases = [
  ['10,000 messages in 2 locales', projectOf(10_000, 1, ['de', 'fr'])],
  ['30 files in 2 locales', projectOf(1_200, 30, ['de', 'fr'])],
] as const;
/** Texts of a request, and requests that are under way together. */
const inFlight = 50 * 10;
const service = await startService({ latency: { perRequest: 20 } });
let broken = 0;
for (const [name, project] of cases) {
  const started = performance.now();
  const whole = await wholeRun(project, service);
  const duration = performance.now() - started;
  const tally = { kills: 0, different: 0, mostTwice: 0 };
  const kill = async (moment: KillMoment): Promise<boolean> => {
    const { killed, different, sentTwice } = await killedRun(project, service, whole, moment);
    if (killed) tally.kills++;
    tally.mostTwice = Math.max(tally.mostTwice, sentTwice);
    if (different.length === 0) return killed;
    tally.different++;
    console.log(`  ${JSON.stringify(moment)}: ${different.join(', ')}`);
    return killed;
  };
  for (let write = 1; await kill({ write }); write++);
  for (let at = 0; at < 20; at++) await kill({ milliseconds: Math.random() * duration });
  console.log(
    `${name}: ${tally.kills} kills, ${tally.different} with other files than an uninterrupted run, ` +
      `at most ${tally.mostTwice} texts sent twice`,
  );
  if (tally.different > 0 || tally.mostTwice > inFlight) broken++;
}
await service.stop();
process.exitCode = broken === 0 ? 0 : 1;
