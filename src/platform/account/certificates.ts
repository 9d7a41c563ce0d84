import { once } from 'node:events';
import { getCACertificates } from 'node:tls';
import { Worker } from 'node:worker_threads';

/** Certificates that are trusted, in PEM. */
export interface Certificates {
  /** Those that Node has, and of `NODE_EXTRA_CA_CERTS`. */
  readonly node: readonly string[];
  /** Those of the system. */
  readonly system: readonly string[];
}

/**
 * Reads the certificates in a thread of its own, once: the keychain of a managed Mac takes up to a minute, in which no
 * extension could do anything. Where there can be no such thread, they are read here.
 */
export class CertificateReader {
  readonly #worker: () => string | URL;
  #reading: Promise<Certificates> | undefined;

  /** @param worker the file of the thread, asked for on first use */
  constructor(worker: () => string | URL) {
    this.#worker = worker;
  }

  read(): Promise<Certificates> {
    return (this.#reading ??= inThread(this.#worker).catch(readHere));
  }
}

async function inThread(file: () => string | URL): Promise<Certificates> {
  const worker = new Worker(file(), { name: 'Glossa: certificates' });
  // It keeps no process alive.
  worker.unref();
  const over = new AbortController();
  const { signal } = over;
  try {
    const read = once(worker, 'message', { signal }) as Promise<[Certificates]>;
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('the thread ended without certificates');
    });
    ended.catch(() => undefined);
    return (await Promise.race([read, ended]))[0];
  } finally {
    over.abort();
  }
}

function readHere(): Certificates {
  return { node: getCACertificates('default'), system: getCACertificates('system') };
}
