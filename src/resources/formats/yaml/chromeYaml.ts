import { besideChrome, chromeEntries, chromeKeys } from '../tree/chromeEntries.ts';
import type { MemberReader, TreeContainer } from '../tree/node.ts';
import { yamlFormat } from './yaml.ts';

/** `_locales/…/messages.yml`, of which a build makes the `messages.json` of a browser extension. */
export const chromeYaml = yamlFormat({
  locale: undefined,
  dialect: {
    id: 'chromeYaml',
    keys: chromeKeys,
    entryText: 'message',
    chosen: messagesIn,
    beside: besideChrome,
  },
});

function* messagesIn(root: TreeContainer, members: MemberReader) {
  for (const { message: _, ...said } of chromeEntries(root, members)) yield said;
}
