import { runSync } from '../../../../src/resources/cooperative.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { CatalogTable } from '../../../../src/project/table/catalogTable.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';

type Content = string | object;

/** A project in memory with its table: each call of `fill` brings the table up to the files. */
export function tableOf(files: Record<string, Content>) {
  const text = (path: string) => {
    const content = files[path];
    return typeof content === 'object' ? `${JSON.stringify(content, undefined, 2)}\n` : content;
  };
  const paths = () => Object.keys(files).filter((path) => !path.endsWith('.lock'));
  const table = new CatalogTable();
  const targets = new Map<string, TargetFile>();
  const fill = async () => {
    const project = new Project(
      { read: (path) => Promise.resolve(text(path)) },
      { context: false },
    );
    const sets = discover(paths(), { sourceLocale: 'en', resources: [] });
    table.lay(sets.map((set) => ({ set, name: set.pattern })));
    for (const section of table.sections) {
      for (const { locale } of section.set.targets) {
        const target = await project.open(section.set, locale);
        targets.set(target.path, target);
        runSync(section.put(target));
      }
    }
  };
  return { files, table, targets, fill, text };
}
