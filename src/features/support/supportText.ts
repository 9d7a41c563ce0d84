import type { FormatId } from '../../resources/formats/format.ts';
import type { LayoutId } from '../../resources/layouts/resourceSet.ts';
import type { FailureKind } from '../../platform/ui/errors/failureKinds.ts';

/** What is told of a resource set: neither its files nor its locales. */
export interface ToldSet {
  readonly format: FormatId;
  readonly layout: LayoutId;
  readonly targets: readonly { readonly exists: boolean }[];
}

/** The facts as Markdown for a report, in English whoever sends it. */
export function supportText(facts: {
  /** By what they are of: of Glossa, the editor, the system. */
  readonly versions: Readonly<Record<string, string>>;
  readonly settings: readonly string[];
  /** Of each workspace folder. */
  readonly folders: readonly (readonly ToldSet[])[];
  readonly failures: readonly FailureKind[];
}): string {
  const { versions, settings, folders, failures } = facts;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Versions', Object.entries(versions).map(([of, version]) => `${of}: ${version}`)],
    ['Changed settings', settings],
    ['Resource files', folders.map(folderText)],
    ['Last failures', failures.map(({ kind, at }) => `${new Date(at).toISOString()} ${kind}`)],
  ];
  const texts = sections.map(([title, lines]) =>
    [`### ${title}`, '', ...(lines.length > 0 ? lines : ['none']).map((line) => `- ${line}`)].join(
      '\n',
    ),
  );
  return `${texts.join('\n\n')}\n`;
}

function folderText(sets: readonly ToldSet[]): string {
  const kinds = new Map<string, { sets: number; files: number }>();
  for (const { format, layout, targets } of sets) {
    const kind = `${format}, ${layout}`;
    const known = kinds.get(kind) ?? { sets: 0, files: 0 };
    const files = 1 + targets.filter(({ exists }) => exists).length;
    kinds.set(kind, { sets: known.sets + 1, files: known.files + files });
  }
  const told = Array.from(
    kinds,
    ([kind, counts]) => `${kind}: ${counts.sets} sets, ${counts.files} files`,
  );
  return told.length > 0 ? told.join('; ') : 'no resource files';
}
