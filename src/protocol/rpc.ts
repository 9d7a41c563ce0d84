/** What one side offers the other: async functions, with JSON data in and out. */
export type Contract<T> = { readonly [K in keyof T]: (...args: never[]) => Promise<unknown> };

export type RpcMessage =
  | { readonly id: number; readonly call: string; readonly args: readonly unknown[] }
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly err: string };

/** A way to the other side. A page that is hidden hears nothing. `listen` gives the function that stops it. */
export interface Port {
  post(message: RpcMessage): void;
  listen(receive: (message: RpcMessage) => void): () => void;
}

type RpcMethod = (...args: readonly unknown[]) => Promise<unknown>;

/**
 * Connects two sides. A local failure reaches the other side as the text that `explain` makes of it. A call
 * whose answer gets lost stays open until `dispose` rejects it.
 */
export function connect<Remote extends Contract<Remote>, Local extends Contract<Local>>(
  port: Port,
  local: Local,
  explain: (error: unknown) => string,
): { readonly remote: Remote; dispose(): void } {
  const open = new Map<number, (answer: RpcMessage) => void>();
  let last = 0;
  const call = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      open.set(id, (answer) => {
        open.delete(id);
        if ('ok' in answer) resolve(answer.ok);
        else reject(new Error('err' in answer ? answer.err : ''));
      });
      port.post({ id, call: name, args });
    });
  const answer = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    if (!Object.hasOwn(local, name)) throw new Error(`There is no call ${name}`);
    const run = local[name as keyof Local] as unknown as RpcMethod;
    return (await run(...args)) ?? null; // JSON has no undefined.
  };
  const stop = port.listen((message) => {
    const { id } = message;
    if (!('call' in message)) return open.get(id)?.(message);
    const reply = (end: { ok: unknown } | { err: string }): void => port.post({ id, ...end });
    return void answer(message.call, message.args).then(
      (ok) => reply({ ok }),
      (error: unknown) => reply({ err: explain(error) }),
    );
  });
  const dispose = (): void => {
    stop();
    for (const [id, end] of open) end({ id, err: 'The page is closed' });
  };
  // Promises look for `then` and consoles for symbols: neither must become a call.
  const get = (_: unknown, name: string | symbol): RpcMethod | undefined =>
    typeof name === 'symbol' || name === 'then' ? undefined : (...args) => call(name, args);
  return { remote: new Proxy({}, { get }) as Remote, dispose };
}
