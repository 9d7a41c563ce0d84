import type { BrowserContext } from 'playwright-core';

/** Readies a browser profile for the windows of VS Code that open in it. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  // The server lacks this endpoint, and without its half of the key secrets are lost at a reload.
  await context.route('**/mint-key', (route) => route.fulfill({ body: Buffer.alloc(32, 1) }));
  await context.addInitScript({ content: receiveBuffers });
}

/**
 * VS Code reads each message of its server from a blob, for which three processes of the browser speak to each other. Here a
 * message comes as the buffer that is read from it, in the same order; this spares a window a good part of its work.
 */
const receiveBuffers = `{
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.binaryType = 'arraybuffer';
    }
  };
  const read = FileReader.prototype.readAsArrayBuffer;
  FileReader.prototype.readAsArrayBuffer = function (data) {
    if (!(data instanceof ArrayBuffer)) return read.call(this, data);
    queueMicrotask(() => this.onload({ target: { result: data } }));
  };
}`;
