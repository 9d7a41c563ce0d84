/** What a manifest has for those who work on the extension, and nobody who installs it needs. */
const ownOnly = new Set(['scripts', 'devDependencies', 'private', 'overrides']);

/**
 * The manifest as it is published: with its places on the web, which all follow from that of its sources.
 *
 * @param repository such as `https://github.com/owner/name`
 */
export function releasedManifest(
  manifest: Readonly<Record<string, unknown>>,
  repository: string,
): Readonly<Record<string, unknown>> {
  const found = /^https:\/\/github\.com\/([\w.-]+)\/[\w.-]+$/u.exec(repository);
  if (found === null) throw new Error(`not the address of a repository: ${repository}`);
  const kept = Object.entries(manifest).filter(([name]) => !ownOnly.has(name));
  return {
    ...Object.fromEntries(kept),
    repository: { type: 'git', url: `${repository}.git` },
    homepage: `${repository}#readme`,
    bugs: { url: `${repository}/issues` },
    sponsor: { url: `https://github.com/sponsors/${found[1]}` },
  };
}
