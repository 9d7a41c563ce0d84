/**
 * Whether the folders of a disk list a path with these very letters, up to how they are composed: disks that fold case answer
 * to a file that was renamed in its letters by its old name, too. A folder that lists nothing tells nothing.
 */
export async function isSpelled(
  path: string,
  namesIn: (folder: string) => Promise<Iterable<string>>,
): Promise<boolean> {
  const steps = path.split('/');
  for (const [at, step] of steps.entries()) {
    const names = [...(await namesIn(steps.slice(0, at).join('/')))];
    const isListed = names.some((name) => name.normalize('NFC') === step.normalize('NFC'));
    if (names.length > 0 && !isListed) return false;
  }
  return true;
}
