import * as z from 'zod/mini';
import type { Contract, RpcMessage } from '../../protocol/rpc.ts';

/** For each call that a page may make, what its arguments must look like. */
export type ArgumentSchemas<Host> = {
  readonly [K in keyof Host]: Host[K] extends (...args: infer A) => unknown
    ? z.ZodMiniType<A>
    : never;
};

const id = z.int().check(z.minimum(0));
const message = z.union([
  z.strictObject({ id, call: z.string(), args: z.array(z.unknown()) }),
  // What the host calls in a page gives nothing back.
  z.strictObject({ id, ok: z.null() }),
  z.strictObject({ id, err: z.string().check(z.maxLength(1000)) }),
]);

/** A message of a page as its contract has it; `undefined` for anything else. */
export function readPageMessage<Host extends Contract<Host>>(
  schemas: ArgumentSchemas<Host>,
  received: unknown,
): RpcMessage | undefined {
  const read = message.safeParse(received);
  if (!read.success) return undefined;
  if (!('call' in read.data)) return read.data;
  const { call } = read.data;
  if (!Object.hasOwn(schemas, call)) return undefined;
  const args = schemas[call as keyof Host].safeParse(read.data.args);
  return args.success ? { ...read.data, args: args.data } : undefined;
}
