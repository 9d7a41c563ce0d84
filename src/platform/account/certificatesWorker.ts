import { getCACertificates } from 'node:tls';
import { parentPort } from 'node:worker_threads';
import type { Certificates } from './certificates.ts';

/* A thread of its own, which reads the certificates and ends. */

const read: Certificates = {
  node: getCACertificates('default'),
  system: getCACertificates('system'),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
parentPort?.postMessage(read);
