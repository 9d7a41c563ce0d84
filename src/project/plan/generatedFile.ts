import type { ResourceFile } from '../../catalog/formats/format.ts';

/**
 * Whether a file is one of those that Nextcloud's translation tool makes from PO files: `translations` beside the
 * `pluralForm` of gettext. It makes a `.js` file with the same texts beside each; a change in one of them is lost when it
 * runs again, and until then browsers and servers show different texts.
 */
export function isGenerated(file: ResourceFile): boolean {
  const header = file.get(['pluralForm']);
  if (header === undefined || !/^\s*nplurals\s*=/u.test(header.value)) return false;
  return file.messages.every((one) => one === header || one.path[0] === 'translations');
}
