import { dirname, join } from 'node:path';
import { runYielding } from '../resources/cooperative.ts';
import { applyEdits } from '../resources/edit.ts';
import { isLatin1ByDefault } from '../resources/formats/formatsByExtension.ts';
import {
  decodeLatin1,
  editsInLatin1,
  encodeLatin1,
  escapedForLatin1,
} from '../resources/formats/properties/latin1.ts';
import { withFileLock } from '../disk/withFileLock.ts';
import { recoverBeforeReading } from '../disk/cleanUpLeftovers.ts';
import { exists, mkdir, readdir, readIfThere, rm, rmdir } from '../disk/fileSystem.ts';
import { isInsideFolder } from '../disk/isInsideFolder.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { resolveLink } from '../disk/resolveLink.ts';
import { decodeUnicode, encodeUnicode, isAscii, type Unicode } from '../disk/unicodeText.ts';
import { whyNotWritable, type Unwritable } from '../disk/whyNotWritable.ts';
import type {
  FileChange,
  RefusedFile,
  RestorableFiles,
  WriteOutcome,
  WrittenFile,
} from '../project/ports/files.ts';

/** A file of a folder that is left as it is, as data; whoever shows it has the words. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  /** What keeps it from being read or written. */
  readonly problem: 'notText' | 'outside' | 'notAFile' | 'readOnlyFile' | 'readOnlyFolder';
  /** Relative to the folder. */
  readonly path: string;

  constructor(problem: FolderError['problem'], path: string, code?: string) {
    super([`${problem}: ${path}`, ...(code === undefined ? [] : [code])].join(' '));
    this.problem = problem;
    this.path = path;
  }
}

/** The two acts that change a file. */
const onDisk = { replaceFile, rm };

/** A file as it was read. */
interface ReadFile {
  readonly text: string;
  readonly encoding: Unicode | 'latin1';
  readonly bytes: Uint8Array;
}

/** The files of a folder of this machine, that no editor has open. Each is old or new at every moment. */
export class FolderFiles implements RestorableFiles {
  readonly folder: string;
  readonly #acts: typeof onDisk;

  /** @param acts those of the disk, or what does something beside them */
  constructor(folder: string, acts = onDisk) {
    this.folder = folder;
    this.#acts = acts;
  }

  async read(path: string): Promise<string | undefined> {
    return (await this.#read(path))?.text;
  }

  readSaved(path: string): Promise<string | undefined> {
    return this.read(path);
  }

  isOpen(): boolean {
    return false;
  }

  async refuseUnwritable(path: string): Promise<void> {
    const place = this.#placeOf(path);
    if (!(await isInsideFolder(this.folder, place))) throw new FolderError('outside', path);
    const reason = await whyNotWritable(place);
    if (reason !== undefined) throw new FolderError(problemOf[reason.what], path, reason.code);
  }

  async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    const written: WrittenFile[] = [];
    const refused: RefusedFile[] = [];
    for (const change of changes) {
      try {
        const file = await this.#write(change);
        if (file !== undefined) written.push(file);
      } catch (error) {
        refused.push({ path: change.path, error });
      }
    }
    return { written, applied: [], refused };
  }

  async removeMade(path: string, isAsLeft: (text: string) => boolean): Promise<boolean> {
    if ((await this.read(path)) === undefined) return true;
    await this.refuseUnwritable(path);
    const place = await resolveLink(this.#placeOf(path));
    const isGone = await withFileLock(place, async () => {
      const text = await this.read(path);
      if (text === undefined || !isAsLeft(text)) return false;
      await this.#acts.rm(place);
      return true;
    });
    if (isGone) await this.#removeEmpty(dirname(path));
    return isGone;
  }

  namesIn(folder: string): Promise<readonly string[]> {
    return readdir(this.#placeOf(folder)).catch(() => []);
  }

  /** Worked out anew where somebody wrote the file since it was read. */
  async #write({ path, change }: FileChange): Promise<WrittenFile | undefined> {
    await this.refuseUnwritable(path);
    const place = this.#placeOf(path);
    for (;;) {
      const before = await this.#read(path);
      const { base, edits } = await runYielding(change(before?.text));
      if (edits.length === 0) return undefined;
      const held = before?.encoding === 'latin1' ? editsInLatin1(edits) : edits;
      const after = await this.#encode(path, applyEdits(base, held), before);
      await mkdir(dirname(place), { recursive: true });
      const isAsRead = async () => isSame(await readIfThere(place), before?.bytes);
      if (!(await this.#acts.replaceFile(place, after, isAsRead))) continue;
      return { path, before: before?.bytes, after };
    }
  }

  /** @throws {FolderError} where the bytes do not show how they are meant */
  async #read(path: string): Promise<ReadFile | undefined> {
    const place = this.#placeOf(path);
    await recoverBeforeReading(place);
    const bytes = await readIfThere(place);
    if (bytes === undefined) return undefined;
    const read = decodeUnicode(bytes);
    if (read !== undefined) return { ...read, bytes };
    const text = isLatin1ByDefault(path) ? decodeLatin1(bytes) : undefined;
    if (text === undefined) throw new FolderError('notText', path);
    return { text, encoding: 'latin1', bytes };
  }

  /** @param old shows the encoding; that of a new file, and of one in ASCII, is that of the files beside it */
  async #encode(path: string, text: string, old?: ReadFile): Promise<Uint8Array> {
    if (old?.encoding === 'latin1') return encodeLatin1(text);
    const bytes = encodeUnicode(text, old?.encoding ?? 'utf-8');
    const isShown = old !== undefined && !isAscii(old.bytes);
    if (isShown || !isLatin1ByDefault(path) || isAscii(bytes)) return bytes;
    for (const name of (await this.namesIn(dirname(path))).filter(isLatin1ByDefault)) {
      const file = await this.#read(join(dirname(path), name)).catch(() => undefined);
      if (file?.encoding === 'latin1') return encodeLatin1(escapedForLatin1(text));
    }
    return bytes;
  }

  /** A folder that somebody has just put something into stays. */
  async #removeEmpty(path: string): Promise<void> {
    if (path === '.') return;
    await rmdir(this.#placeOf(path)).catch(() => undefined);
    if (!(await exists(this.#placeOf(path)))) await this.#removeEmpty(dirname(path));
  }

  #placeOf(path: string): string {
    return join(this.folder, path);
  }
}

const problemOf: Readonly<Record<Unwritable['what'], FolderError['problem']>> = {
  file: 'readOnlyFile',
  folder: 'readOnlyFolder',
  notAFile: 'notAFile',
};

function isSame(now: Uint8Array | undefined, then: Uint8Array | undefined): boolean {
  if (now === undefined || then === undefined) return now === then;
  return Buffer.compare(now, then) === 0;
}
