import type { BrowserContext, Page } from 'playwright-core';

/** Readies a browser profile for the windows of VS Code that open in it; `seen` where somebody looks at them. */
export async function prepareContext(
  context: BrowserContext,
  { seen }: { readonly seen: boolean },
): Promise<void> {
  await context.addInitScript({ content: mintKey });
  await context.addInitScript({ content: receiveBuffers });
  if (!seen) await context.addInitScript({ content: unseen });
}

/** Draws from now on what a window shows that was not to be seen. */
export async function draw(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { opacity: 1 !important }' });
}

/** Everything has its place, its size and its state, and nothing of it is drawn. */
const unseen = `if (parent === globalThis) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * The server lacks this endpoint, and without its half of the key secrets are lost at a reload. To answer on the way to the server,
 * all requests of a window would come by here, and its cache be switched off.
 */
const mintKey = `{
  const own = globalThis.fetch;
  globalThis.fetch = (what, ...more) =>
    String(what).endsWith('/mint-key')
      ? Promise.resolve(new Response(new Uint8Array(32).fill(1)))
      : own(what, ...more);
}`;

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
