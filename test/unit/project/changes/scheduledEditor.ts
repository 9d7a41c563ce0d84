import type { Scheduler } from 'fast-check';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { Documents, Saving, TextsNow } from '../../../../src/project/changes/documents.ts';
import type { EditedText } from '../../../../src/project/ports/editedText.ts';

/** A document in the editor's own process. */
interface Model {
  /** Without the byte order mark, and with line ends of one kind. */
  text: string;
  readonly mark: string;
  version: number;
  isDirty: boolean;
  /** What the disk had when it was loaded or saved. */
  onDisk: string;
}

type Copy = Pick<Model, 'text' | 'version' | 'isDirty'>;

/**
 * An editor as its extensions meet it: its documents live in another process, and what the extension host has of them are
 * copies that lag behind. Each call is a point where the scheduler may let a person, git or a run change something.
 */
export class ScheduledEditor implements Documents {
  readonly disk: Map<string, string>;
  readonly models = new Map<string, Model>();
  readonly #copies = new Map<string, Copy>();
  readonly #scheduler: Scheduler;
  /** Of messages to the extension host, which arrive in their order. */
  #channel: Promise<unknown> = Promise.resolve();
  /** How many documents the editor keeps for the extension, beside those that a person has open. */
  readonly #most: number;
  readonly #kept: string[] = [];
  readonly #shown = new Set<string>();

  constructor(scheduler: Scheduler, disk: Iterable<readonly [string, string]>, most = Infinity) {
    this.#scheduler = scheduler;
    this.disk = new Map(disk);
    this.#most = most;
  }

  /** What a person sees of a file. */
  shown(path: string): string {
    const model = this.models.get(path);
    return model ? model.mark + model.text : (this.disk.get(path) ?? '');
  }

  /** Shows a file to a person. */
  show(path: string): Model {
    this.#shown.add(path);
    return this.#load(path);
  }

  type(path: string, change: (text: string) => string): void {
    const model = this.show(path);
    this.#update(path, { text: change(model.text), isDirty: true });
  }

  saveByHand(path: string): void {
    const model = this.models.get(path);
    if (model !== undefined) this.#save(path, model);
  }

  /** Another program writes the file; the editor hears of it later. */
  write(path: string, change: (text: string) => string): void {
    this.disk.set(path, change(this.disk.get(path) ?? ''));
    void this.#point('the editor hears of the disk').then(() => this.#reload(path));
  }

  /** For the work that reads files: as a project does. */
  async read(path: string): Promise<string | undefined> {
    await this.#point(`read ${path}`);
    const copy = this.#copies.get(path);
    return copy?.isDirty === true ? copy.text : this.disk.get(path);
  }

  async open(path: string): Promise<void> {
    await this.#point(`open ${path}`);
    this.#load(path);
    this.#keep(path);
    await this.#toHost(`opened ${path}`);
  }

  async saved(path: string): Promise<string | undefined> {
    await this.#point(`look at ${path}`);
    return this.disk.get(path);
  }

  async apply(work: (now: TextsNow) => readonly EditedText[]): Promise<boolean> {
    const edited = work((path) => this.#copies.get(path));
    const due = edited.map((one) => {
      const version = this.#copies.get(one.path)?.version;
      // A file that nobody has loaded is read at once: what changes before it is read is a limit that is named.
      if (version === undefined) this.#load(one.path);
      return { ...one, version: version ?? this.models.get(one.path)?.version };
    });
    await this.#point('apply');
    const isCurrent = due.every(({ path, version }) => this.models.get(path)?.version === version);
    if (isCurrent) {
      for (const { path, edits } of due) {
        const { text, mark } = this.#load(path);
        const after = applyEdits(mark + text, edits).slice(mark.length);
        this.#update(path, { text: after, isDirty: true });
      }
    }
    await this.#toHost('applied');
    return isCurrent;
  }

  async save(path: string, text: string): Promise<Saving> {
    await this.#point(`save ${path}`);
    const model = this.models.get(path);
    const before = model && Buffer.from(model.onDisk);
    const isSaved = model === undefined || this.#save(path, model);
    await this.#toHost(`saved ${path}`);
    if (!isSaved) return 'unsaved';
    const after = this.disk.get(path) ?? '';
    return after === text ? { before, after: Buffer.from(after) } : 'withOthers';
  }

  async settle(): Promise<void> {
    await this.#point('settle');
    await this.#channel;
  }

  #point(label: string): Promise<void> {
    return this.#scheduler.schedule(Promise.resolve(), label);
  }

  #toHost(label: string, work: () => void = () => undefined): Promise<void> {
    const sent = this.#channel.then(() => this.#point(label)).then(work);
    this.#channel = sent;
    return sent;
  }

  #load(path: string): Model {
    const known = this.models.get(path);
    if (known !== undefined) return known;
    const text = this.disk.get(path);
    if (text === undefined) throw new Error(`no file ${path}`);
    const model = { ...shownAs(text), version: 1, isDirty: false, onDisk: text };
    this.models.set(path, model);
    this.#tell(path);
    return model;
  }

  #keep(path: string): void {
    this.#kept.push(path);
    for (const old of this.#kept.splice(0, Math.max(0, this.#kept.length - this.#most))) {
      const isNeeded = this.#shown.has(old) || this.models.get(old)?.isDirty === true;
      if (isNeeded || this.#kept.includes(old)) continue;
      this.models.delete(old);
      this.#tell(old);
    }
  }

  #update(path: string, change: Partial<Model>): void {
    const model = this.#load(path);
    Object.assign(model, change, { version: model.version + 1 });
    this.#tell(path);
  }

  /** The host gets a copy of how it is now. */
  #tell(path: string): void {
    const model = this.models.get(path);
    const copy = model && { ...model };
    void this.#toHost(`tell of ${path}`, () => {
      if (copy === undefined) this.#copies.delete(path);
      else this.#copies.set(path, copy);
    });
  }

  /** What is not saved stays, and the editor remembers that the disk has something else. */
  #reload(path: string): void {
    const model = this.models.get(path);
    const text = this.disk.get(path);
    if (model === undefined || model.isDirty || text === undefined || model.onDisk === text) return;
    this.#update(path, { ...shownAs(text), onDisk: text });
  }

  /** @returns false where the disk has something that the editor has not seen */
  #save(path: string, model: Model): boolean {
    if (!model.isDirty) return true;
    if (this.disk.get(path) !== model.onDisk) return false;
    model.onDisk = model.mark + model.text;
    this.disk.set(path, model.onDisk);
    model.isDirty = false;
    this.#tell(path);
    return true;
  }
}

function shownAs(text: string): Pick<Model, 'text' | 'mark'> {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return { mark, text: text.slice(mark.length).replaceAll(/\r\n|\r|\n/gu, end) };
}
