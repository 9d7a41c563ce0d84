import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { discover } from '../../../../src/resources/layouts/discover.ts';
import type { ResourceSet } from '../../../../src/resources/layouts/resourceSet.ts';
import { ledgerPath } from '../../../../src/resources/ledger/ledger.ts';
import { textHash } from '../../../../src/resources/ledger/ledgerEntry.ts';
import { rootText } from '../../../../src/resources/ledger/ledgerRoot.ts';
import { writeLedger } from '../../../../src/resources/ledger/ledgerText.ts';
import { type CellEdit, type EditedProject } from '../../../../src/project/changes/giveTexts.ts';
import type {
  MadeMarks,
  MarkedProject,
  ReadTarget,
} from '../../../../src/project/changes/markTexts.ts';
import type { TargetFile } from '../../../../src/project/plan/targetFile.ts';
import { Project } from '../../../../src/project/plan/project.ts';
import { acceptMessages } from '../../../../src/project/review/acceptMessages.ts';
import { unchangedIds } from '../../../../src/project/changes/unchangedIds.ts';
import { stateOf } from '../../../../src/project/status/messageState.ts';
import { MemoryFiles, type WriteGuard } from '../memoryFiles.ts';

/** A project in memory in which a person changes texts of its only German file. */
export class EditedFiles extends MemoryFiles implements EditedProject, MarkedProject {
  readonly set: ResourceSet;
  readonly path: string;

  constructor(texts: Readonly<Record<string, string>>, guard?: WriteGuard) {
    super(Object.entries(texts), guard);
    const [set] = discover(Object.keys(texts), { sourceLocale: 'en', resources: [] });
    assert.ok(set);
    this.set = set;
    this.path = set.targetPath('de');
  }

  get text(): string | undefined {
    return this.texts.get(this.path);
  }

  set text(text: string | undefined) {
    if (text === undefined) this.texts.delete(this.path);
    else this.texts.set(this.path, text);
  }

  plan(set = this.set, locale = 'de'): Promise<TargetFile> {
    return new Project(this, { context: false }).open(set, locale);
  }

  inWords(error: unknown): unknown {
    return error;
  }

  async mark(read: readonly ReadTarget[]): Promise<MadeMarks> {
    const acceptances = [];
    for (const { set, locale, texts } of read) {
      const target = await this.plan(set, locale);
      acceptances.push({ target, ids: unchangedIds(target.plan.items, texts) });
    }
    return { ...(await acceptMessages(this, acceptances)), unsaved: 0 };
  }

  /** Where its German texts are. */
  get german() {
    return { project: this, set: this.set, locale: 'de' };
  }

  /** German texts that somebody has read beside their sources. */
  seen(texts: Readonly<Record<string, readonly [source: string, text: string]>>) {
    const read = Object.entries(texts).map(
      ([key, [source, text]]) => [keyId([key]), { source, text }] as const,
    );
    return { ...this.german, texts: new Map(read) };
  }

  /** How German messages stand, by their keys. */
  async states(): Promise<Readonly<Record<string, string | undefined>>> {
    const { plan } = await this.plan();
    return Object.fromEntries(plan.items.map((item) => [item.path.join('.'), stateOf(item)]));
  }
}

/** A text for a message. */
export const edit = (key: string, before: string | undefined, after: string): CellEdit => ({
  path: [key],
  before,
  after,
});

const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;

/** A project of which the machine has written all German texts. */
export function machineWritten(
  english: Readonly<Record<string, string>>,
  german: Readonly<Record<string, string>>,
): EditedFiles {
  const section = { sourcePath: 'locales/en.json', locale: 'de' };
  const entries = Object.entries(german).map(
    ([key, text]) =>
      [keyId([key]), [{ source: textHash(english[key] ?? ''), written: textHash(text) }]] as const,
  );
  return new EditedFiles({
    'locales/en.json': json(english),
    'locales/de.json': json(german),
    'glossa.lock': rootText,
    [ledgerPath(section)]: writeLedger(section, new Map(entries)),
  });
}
