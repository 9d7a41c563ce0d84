import { runSync } from '../../../src/resources/cooperative.ts';
import { Journal } from '../../../src/translation/journal.ts';

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A journal over a text that outlives it, as the file on the disk does. */
export function onDisk(service = 'https://service.test/') {
  const disk = { text: '' };
  let runs = 0;
  const open = (address = service, day = 0) => {
    const now = day * 24 * 60 * 60 * 1000 + runs++;
    const append = async (text: string) => void (disk.text += text);
    const journal = new Journal(address, append, now);
    runSync(journal.read(bytes(disk.text)));
    return journal;
  };
  /** Ends a run that begins on this day; `again` recalls what it would ask for once more. */
  const end = (run: Journal, day = 0, again: (left: Journal) => void = () => undefined) => {
    const left = open(run.service, day);
    again(left);
    disk.text = runSync(run.rest(bytes(disk.text), left));
  };
  return { disk, open, end };
}
