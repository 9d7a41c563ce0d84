import { parseArgs } from 'node:util';
import { startService, type Service } from './service.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'default' },
    memories: { type: 'string' },
    scheme: { type: 'string' },
    'bare-refusals': { type: 'boolean', default: false },
    'latency-per-request': { type: 'string', default: '0' },
    'latency-per-text': { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});

const usage = `The stand-in language service, on 127.0.0.1.

  --port <n>                  port; 0 takes a free one (default)
  --seed default|empty        what is there at the start
  --memories <n>              n generated memories instead of the seeded ones
  --scheme <word>             a scheme word that is accepted beside Service-Auth-Key
  --bare-refusals             unknown keys and missing scopes get 403 without a body
  --latency-per-request <ms>  what each answer takes
  --latency-per-text <ms>     what each text adds
`;

if (values.help) {
  process.stdout.write(usage);
} else {
  const service = await startService({
    port: Number(values.port),
    seed: values.seed === 'empty' ? 'empty' : 'default',
    ...(values.memories !== undefined && { memories: Number(values.memories) }),
    ...(values.scheme !== undefined && { authScheme: values.scheme }),
    bareRefusals: values['bare-refusals'],
    latency: {
      perRequest: Number(values['latency-per-request']),
      perText: Number(values['latency-per-text']),
    },
  });
  process.stdout.write(summary(service));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void service.stop());
}

function summary({ url, keys, state }: Service): string {
  const names = (items: readonly { readonly account: string; readonly name: string }[]) =>
    items.filter(({ account }) => account === 'main').map(({ name }) => name);
  const memories = names(state.memories);
  const shown = memories.length > 20 ? [`${memories[0]} … ${memories.at(-1)}`] : memories;
  return [
    `The stand-in language service listens at ${url}`,
    '',
    'Keys (they open nothing else):',
    ...Object.entries(keys).map(([name, key]) => `  ${name.padEnd(14)} ${key}`),
    '',
    `${memories.length} translation memories: ${shown.join(', ')}`,
    `Glossaries: ${names(state.glossaries).join(', ')}`,
    `Spoken terms: ${names(state.termCollections).join(', ')}`,
    '',
    'Stop with Ctrl+C.',
    '',
  ].join('\n');
}
