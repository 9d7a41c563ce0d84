import { ensureBrowser } from '../workbench/browser.ts';
import { ensureHost, hostNames } from '../workbench/install.ts';

/* Installs what the tests in VS Code need: its versions, the browser and the fonts. They wait for the network, and not for a processor. */

await Promise.all([...hostNames.map(ensureHost), ensureBrowser()]);
