import type { Program } from '../../programs/program.ts';
import { programOf } from '../../programs/programs.ts';
import type { ResourceFile } from '../../resources/formats/format.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';

interface Known {
  readonly named: string;
  readonly program: Program;
}

const known = new WeakMap<ResourceFile, Known>();

/** The program that reads the files of a set, by what surrounds them and by the texts of one of them, mostly the source. */
export function programOfFile(
  { format, programs }: Pick<ResourceSet, 'format' | 'programs'>,
  file: ResourceFile,
): Program {
  const named = programs.join(' ');
  const before = known.get(file);
  if (before?.named === named) return before.program;
  const texts = file.messages.map(({ value }) => value);
  const program = programOf({ format, named: programs, texts });
  known.set(file, { named, program });
  return program;
}
