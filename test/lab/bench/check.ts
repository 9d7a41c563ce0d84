import { discover } from '../../../src/resources/layouts/discover.ts';
import { checkInProject, filesOf } from '../../../src/project/findings/checkProject.ts';
import { ProjectStatus } from '../../../src/project/status/projectStatus.ts';
import { sourceOf } from './project.ts';
import { heap, spent, type Spent } from './spent.ts';

/*
 * What it costs to check all files of a large project: in one set, and in ten whose sources have all texts in common.
 * Run with --expose-gc.
 */

const [messages, locales] = [5_000, 50];
const languages = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'cs', 'nl', 'sv', 'da'];
const names = languages.flatMap((name) => ['', '-AA', '-BB', '-CC', '-DD'].map((at) => name + at));

process.stdout.write(
  `| ${locales} locales × ${messages} messages | CPU | longest block | kept | findings |\n| --- | --- | --- | --- | --- |\n`,
);
await measure(1);
await measure(10);

/** Every fiftieth text has lost a placeholder, and every tenth is other words in each set. */
function project(sets: number): ReadonlyMap<string, string> {
  const source = sourceOf(messages / sets);
  const texts = new Map<string, string>();
  for (let set = 0; set < sets; set++) {
    texts.set(`part${set}/locales/en.json`, source);
    for (const locale of names) {
      let place = 0;
      const text = source.replaceAll(/: "(.*)"/gu, (_, value: string) => {
        place++;
        const own = place % 10 === 0 ? `${locale}${set}` : locale;
        return `: "${own} ${place % 50 === 0 ? value.replaceAll(/\{\w+\}/gu, '') : value}"`;
      });
      texts.set(`part${set}/locales/${locale}.json`, text);
    }
  }
  return texts;
}

async function measure(sets: number): Promise<void> {
  const texts = project(sets);
  const read = (path: string) => Promise.resolve(texts.get(path));
  const found = discover([...texts.keys()], { sourceLocale: 'en', resources: [] });
  const before = heap();
  const status = new ProjectStatus({ read }, found);
  const counted = await spent(async () => {
    for await (const { error } of status.all()) if (error !== undefined) throw error;
  });
  tell(`${sets} sets: counted`, counted, heap() - before, 0);
  const kept: unknown[] = [];
  const checked = await spent(async () => {
    for (const file of filesOf(status)) {
      const one = await checkInProject(file, { status, read, names: { of: () => [] } });
      kept.push(...(one?.findings ?? []));
    }
  });
  tell(`${sets} sets: checked`, checked, heap() - before, kept.length);
}

function tell(what: string, { cpu, block }: Spent, kept: number, findings: number): void {
  const figures = [`${cpu.toFixed(0)} ms`, `${block.toFixed(0)} ms`, `${kept.toFixed(0)} MB`];
  process.stdout.write(`| ${[what, ...figures, findings].join(' | ')} |\n`);
}
