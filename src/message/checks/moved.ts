import { finding } from '../findings.ts';
import type { MessageText } from '../messageText.ts';
import type { Check } from './check.ts';

const opening = new Set('"\'“”„‘’‚«»‹›「『《〈"'.split(''));

/**
 * A placeholder that stood within quotes or within a tag or a link, and now stands outside. Only those that occur once
 * are compared.
 */
export const moved: Check = ({ source, target }) => {
  const [before, after] = [containers(source), containers(target)];
  return [...before]
    .filter(([identity, container]) => after.has(identity) && after.get(identity) !== container)
    .map(([identity, container]) =>
      finding('placeholder-moved', container + identity, (after.get(identity) ?? '') + identity),
    );
};

/** For each placeholder that is not markup and occurs once: the innermost tag or link around it, or a quote at it. */
function containers({ text, placeholders }: MessageText): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const twins = new Set<string>();
  const open: string[] = [];
  for (const { kind, identity, text: written, start, end } of placeholders) {
    if (kind === 'tag' || kind === 'link') {
      track(open, written);
      continue;
    }
    if (found.has(identity)) twins.add(identity);
    const quoted = opening.has(text.charAt(start - 1)) && text.charAt(end) !== '' ? '"' : '';
    found.set(identity, (open.at(-1) ?? '') + quoted);
  }
  for (const identity of twins) found.delete(identity);
  return found;
}

/** Follows tags and links as they open and close. */
function track(open: string[], markup: string): void {
  if (markup.startsWith('</') || markup.startsWith(']')) open.pop();
  else if (!markup.endsWith('/>') && !markup.startsWith('<!')) open.push(markup);
}
