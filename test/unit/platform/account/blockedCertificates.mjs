import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/* The certificates of a system that is slow: its thread stands still until the file of GLOSSA_TEST_GATE is there. */

const nobody = new Int32Array(new SharedArrayBuffer(4));
while (!existsSync(process.env['GLOSSA_TEST_GATE'] ?? '')) Atomics.wait(nobody, 0, 0, 5);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
parentPort?.postMessage({ node: ['of Node'], system: ['of the system'] });
