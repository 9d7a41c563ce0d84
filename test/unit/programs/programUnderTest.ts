import { checkInProject, filesOf } from '../../../src/project/findings/checkProject.ts';
import { findResourceSets } from '../../../src/project/plan/findResourceSets.ts';
import { ProjectStatus } from '../../../src/project/status/projectStatus.ts';
import { showKeyPath } from '../../../src/resources/formats/format.ts';
import { MemoryFiles } from '../project/memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, runProject } from '../project/projectUnderTest.ts';

/** The files of a project, its manifests among them, by path. */
export type Texts = Readonly<Record<string, string>>;

/** What a service answers to a text. */
export type Answer = (text: string) => string;

class Answering extends MarkingTranslator {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }

  override translate: MarkingTranslator['translate'] = ({ texts }) => {
    this.sent.push(...texts);
    return Promise.resolve(texts.map(this.#answer));
  };
}

/** Replaces vowels: what only a program reads shows that it was sent. Words stay words, and tokens tokens. */
export const accented: Answer = (text) =>
  text.replaceAll(/[aeiou]/g, (vowel) => 'áéíóú'.charAt('aeiou'.indexOf(vowel)));

/** A folder with files in which the shipped jobs can be run, one after the other. */
export function folderOf(texts: Texts) {
  const files = new MemoryFiles(Object.entries(texts));
  return { files, journal: new MemoryJournal() };
}

/** Fills a locale as a run does, and tells what was sent and what failed; the files are in the folder. */
export async function fill(
  folder: ReturnType<typeof folderOf>,
  locale: string,
  answer: Answer = accented,
): Promise<{ readonly sent: readonly string[]; readonly failed: readonly string[] }> {
  const translator = new Answering(answer);
  const paths = [...folder.files.texts.keys()];
  const { report } = await runProject({ ...folder, paths }, translator, [locale]);
  const failed = report.targets.flatMap((target) =>
    target.failed.map(({ path, reason }) => `${showKeyPath(path)}: ${reason}`),
  );
  return { sent: translator.sent, failed };
}

/** What is found in the files of a folder, as `error placeholder-missing key`, or without a key of a whole file. */
export async function check(texts: Texts): Promise<readonly string[]> {
  const { files } = folderOf(texts);
  const sets = await findResourceSets(files, Object.keys(texts), { sourceLocale: 'en' });
  const status = new ProjectStatus(files, sets);
  const using = { status, read: files.read.bind(files), names: { of: () => [] } };
  const found: string[] = [];
  for (const file of filesOf(status)) {
    const checked = await checkInProject(file, using);
    for (const one of checked?.findings ?? []) {
      const { finding, message } = one.found;
      const key = message === undefined ? '' : ` ${showKeyPath(message.path)}`;
      found.push(`${finding.severity} ${finding.code}${key}`);
    }
  }
  return found;
}
