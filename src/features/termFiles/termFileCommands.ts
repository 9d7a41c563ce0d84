import { compareTermFile } from './compareTermFile.ts';
import { lookForDrift } from './lookForDrift.ts';
import { pushTermFile } from './pushTermFile.ts';

/** What is done with term files: loaded when it is first asked for. */
export const termFileCommands = { compareTermFile, lookForDrift, pushTermFile };
