import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { buildExtension } from '../../tools/packageExtension.ts';
import { repositoryRoot } from '../../tools/paths.ts';
import { startService } from '../service/service.ts';
import { bundleSuite } from './hostSuite/bundle.ts';
import { orderVariable, type SuiteOrder } from './hostSuite/order.ts';
import { createWorkspace } from './hostSuite/workspace.ts';

// The host suite in a desktop VS Code, which this downloads. Argument: a version, else the stable one.
const [version = 'stable'] = process.argv.slice(2);
const root = await mkdtemp(join(tmpdir(), 'glossa-desktop-'));
const service = await startService();
try {
  await buildExtension();
  const suite = await bundleSuite('desktop');
  const results = join(root, 'results.json');
  const order: SuiteOrder = { files: suite.files, results, linePrefix: '' };
  process.exitCode = await runTests({
    version,
    extensionDevelopmentPath: [repositoryRoot, suite.stub],
    extensionTestsPath: suite.entry,
    extensionTestsEnv: {
      GLOSSA_TEST_SERVICE: service.url,
      // Where Glossa keeps what outlasts a window; macOS and Windows have no variable for it that harms nothing else.
      XDG_STATE_HOME: join(root, 'state'),
      [orderVariable]: JSON.stringify(order),
    },
    launchArgs: [
      await createWorkspace(join(root, 'workspace')),
      '--disable-extensions',
      `--user-data-dir=${join(root, 'user')}`,
    ],
  });
  console.log(await readFile(results, 'utf8'));
} finally {
  await service.stop();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
}
