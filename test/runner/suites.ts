import type { Script } from '../needs/launch.ts';

const inEditor = 'test/workbench/runTests.ts';

/** What `npm test -- NAME` runs, by its name; more arguments go to the program that runs it. */
export const suites: Readonly<Record<string, Script>> = {
  everything: {
    says: 'all that CI checks, which is what runs where no name is given',
    needs: 'linux',
    calls: [['test/runner/everything.ts']],
  },
  host: {
    says: 'tests inside the extension host of VS Code 1.139',
    needs: 'linux',
    calls: [[inEditor, '--host', 'newest', '--suite', 'host']],
  },
  pages: {
    says: 'tests through the user interface of VS Code 1.139',
    needs: 'linux',
    calls: [[inEditor, '--host', 'newest', '--suite', 'pages']],
  },
  floor: {
    says: 'both, in VS Code 1.100',
    needs: 'linux',
    calls: [[inEditor, '--host', 'floor', '--suite', 'all']],
  },
  desktop: {
    says: 'the host tests in a desktop VS Code',
    needs: 'node24',
    calls: [['test/workbench/electron.ts']],
  },
};
