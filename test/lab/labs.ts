import type { Script } from '../needs/launch.ts';

const measuresMemory = ['--expose-gc'];
const lab = (file: string): readonly [string] => [`test/lab/${file}`];

/** The laboratories by their names: they take minutes, or ask what no test can answer. */
export const labs: Readonly<Record<string, Script>> = {
  demo: {
    says: 'the main job from end to end; --open serves it to your browser',
    needs: 'linux',
    calls: [lab('demo/demo.ts')],
  },
  measure: {
    says: 'the size and the walls of the house in numbers, beside other houses',
    needs: 'node24',
    calls: [lab('measure/main.ts')],
  },
  mutants: {
    says: 'whether unit tests notice lines that are broken, one at a time; --grep PATH, --quick',
    needs: 'node24',
    calls: [lab('mutants/main.ts')],
  },
  corpus: {
    says: 'fills and checks the resource files of published packages',
    needs: 'node24',
    calls: [lab('corpus/main.ts')],
  },
  kills: {
    says: 'kills the main job at every write and at random moments; --windows: on a disk like those of Windows',
    needs: 'node24',
    calls: [lab('kills/main.ts')],
  },
  soak: {
    says: 'ten minutes against a service with faults of every kind; --minutes 10',
    needs: 'node24',
    flags: measuresMemory,
    calls: [lab('soak/main.ts')],
  },
  bench: {
    says: 'what the main job costs; --sizes 1000,10000, --profile FILE',
    needs: 'node24',
    flags: measuresMemory,
    calls: [lab('bench/translate.ts')],
  },
  'bench:activation': {
    says: 'what the start costs in a real VS Code',
    needs: 'linux',
    calls: [lab('bench/activation.ts')],
  },
  'bench:host': {
    says: 'the main job in a real VS Code beside a bare script; --sizes 1000, --sound, --profiles FOLDER',
    needs: 'linux',
    calls: [lab('bench/host.ts')],
  },
  'bench:pure': {
    says: 'what the pure work costs, and whether it grows faster than its input; --grep NAME, --size 5000',
    needs: 'node24',
    calls: [lab('bench/pure.ts')],
  },
  'bench:faults': {
    says: 'what trouble of the service costs',
    needs: 'node24',
    calls: [lab('bench/faults.ts')],
  },
  'bench:pace': {
    says: 'how rules for the pace of requests compare',
    needs: 'node24',
    calls: [lab('bench/pace.ts')],
  },
  'bench:status': {
    says: 'what it costs to know how the files of a large project stand',
    needs: 'node24',
    flags: measuresMemory,
    calls: [lab('bench/status.ts')],
  },
  'bench:tree': {
    says: 'what the view of resource files costs in a workspace of 200 sets in three roots',
    needs: 'node24',
    calls: [lab('bench/tree.ts')],
  },
  'bench:check': {
    says: 'what it costs to check all files of a large project',
    needs: 'node24',
    flags: measuresMemory,
    calls: [lab('bench/check.ts')],
  },
  'bench:ledger': {
    says: 'how large the ledger of a very large project is, and what it costs',
    needs: 'node24',
    flags: measuresMemory,
    calls: [lab('bench/ledger.ts')],
  },
  'bench:documents': {
    says: 'how much memory a document of 30 MB takes on its way up and down',
    needs: 'node24',
    flags: measuresMemory,
    calls: [lab('bench/documents.ts')],
  },
  'bench:catalog': {
    says: 'what the table of a large project costs, and its page in VS Code',
    needs: 'linux',
    flags: measuresMemory,
    calls: [lab('bench/catalog.ts'), lab('bench/catalogPage.ts')],
  },
};
