import { connect, type Contract, type RpcMessage } from '../protocol/rpc.ts';
import { isOnMac } from './keyNames.ts';

/** A page's way to the host, and what survives when the page is hidden or the window is loaded again. */
export interface OpenPage<Host, Data, State> {
  readonly host: Host;
  readonly data: Data;
  /** What was kept last; an older version of the page may have written it. */
  readonly kept: Partial<State> | undefined;
  readonly keep: (state: State) => void;
}

/** Starts a page: `local` is what the host may call. Call it once. */
export function openPage<Host extends Contract<Host>, Page extends Contract<Page>, Data, State>(
  local: Page,
): OpenPage<Host, Data, State> {
  const vscode = acquireVsCodeApi<{ readonly subject: unknown; readonly kept?: Partial<State> }>();
  const { subject, data } = JSON.parse(document.body.dataset['opening'] ?? '') as {
    readonly subject: unknown;
    readonly data: unknown;
  };
  const kept = vscode.getState()?.kept;
  // The subject is kept too, because after a restart it is all that the host gets to know a page by.
  vscode.setState({ subject, ...(kept && { kept }) });
  const { remote } = connect<Host, Page>(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
    { post: (message) => vscode.postMessage(message), listen },
    local,
    String,
  );
  selectAllAtOnce();
  return {
    host: remote,
    data: data as Data,
    kept,
    keep: (state) => void vscode.setState({ subject, kept: state }),
  };
}

function listen(receive: (message: RpcMessage) => void): () => void {
  const take = ({ data }: MessageEvent<RpcMessage>): void => receive(data);
  window.addEventListener('message', take);
  return () => window.removeEventListener('message', take);
}

/**
 * Lets the key that selects all do so at once in every field of the page. The editor handles what reaches the window, and
 * would select all a moment later once more: what is typed meanwhile would be replaced.
 */
function selectAllAtOnce(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isMeant = (isOnMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey;
    if (!isMeant || key.toLowerCase() !== 'a' || !isField(target)) return;
    event.preventDefault();
    event.stopPropagation();
    target.select();
  });
}

const isField = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
