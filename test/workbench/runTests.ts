import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExtension, packageExtension } from '../../tools/packageExtension.ts';
import { cacheFolder, repositoryRoot } from '../../tools/paths.ts';
import { ensureBrowser } from './browser.ts';
import { nothing, sum, type Counts } from './counts.ts';
import type { ExtensionUnderTest } from './host.ts';
import { runHostSuite } from './hostSuite/run.ts';
import { ensureHost, hostNames } from './install.ts';
import { runPages } from './runPages.ts';
import type { TestPart } from './testFiles.ts';

const usage = `node test/workbench/runTests.ts [options]
  --host newest|floor       which VS Code (newest)
  --suite host|pages|all    inside the extension host, through the user interface, or both (all)
  --essential               of the user interface only what an older editor may lack
  --grep text               only tests whose title holds this
  --files names             only these test files, by their names with commas between them
  --no-pictures             take no pictures of what the tests show
  --part 1/2                only every second test file, from the first on
  --vsix file               test this package instead of building one
  --summary file            write there what was counted, and what failed
Coverage of the host suite: GLOSSA_COVERAGE=folder writes V8's raw data there.`;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    host: { type: 'string', default: 'newest' },
    suite: { type: 'string', default: 'all' },
    essential: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: true },
    grep: { type: 'string' },
    files: { type: 'string' },
    part: { type: 'string' },
    vsix: { type: 'string' },
    summary: { type: 'string' },
  },
});

const host = hostNames.find((name) => name === values.host);
if (host === undefined || !['host', 'pages', 'all'].includes(values.suite)) {
  console.error(usage);
  process.exit(2);
}

// Ends the servers by their exit hooks when the run is interrupted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}

await Promise.all([ensureHost(host), ensureBrowser()]);
const coverage = process.env['GLOSSA_COVERAGE'];
const options = {
  host,
  extension: await extensionUnderTest(),
  ...(values.grep !== undefined && { grep: values.grep }),
  ...(values.files !== undefined && { files: values.files.split(',') }),
  ...(values.part !== undefined && { part: partOf(values.part) }),
};
let counts: Counts = nothing;
if (values.suite !== 'pages') {
  console.log(`\nIn the extension host (${host})`);
  const env = coverage === undefined ? {} : { NODE_V8_COVERAGE: resolve(coverage) };
  counts = sum(counts, await runHostSuite({ ...options, env }));
}
if (values.suite !== 'host') {
  console.log(`\nIn the workbench (${host})`);
  const pictures = values.pictures && { pictures: join(cacheFolder, 'pictures', host) };
  counts = sum(counts, await runPages({ ...options, ...pictures, essential: values.essential }));
}
if (values.summary !== undefined) {
  await mkdir(dirname(values.summary), { recursive: true });
  await writeFile(values.summary, JSON.stringify(counts));
}
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;

function partOf(text: string): TestPart {
  const [place = 1, of = 1] = text.split('/').map(Number);
  return { place, of };
}

/** The package as it ships; for coverage the checkout itself, whose bundle has source maps. */
async function extensionUnderTest(): Promise<ExtensionUnderTest> {
  if (values.vsix !== undefined) return { vsix: resolve(values.vsix) };
  if (coverage === undefined) return { vsix: await packageExtension() };
  await buildExtension();
  return { folder: repositoryRoot };
}
