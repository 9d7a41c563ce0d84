import { chromeEntries, chromeKeys, comingAlong } from '../tree/chromeEntries.ts';
import type { TreeContainer } from '../tree/node.ts';
import { yamlFormat } from './yaml.ts';

/** `_locales/…/messages.yml`, of which a build makes the `messages.json` of a browser extension. */
export const chromeYaml = yamlFormat({
  locale: undefined,
  dialect: {
    id: 'chromeYaml',
    keys: chromeKeys,
    entryText: 'message',
    chosen: messagesIn,
    siblings: comingAlong,
  },
});

function* messagesIn(root: TreeContainer) {
  for (const { message: _, ...said } of chromeEntries(root)) yield said;
}
