import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownRules } from '../src/message/plurals/pluralRules.ts';
import type { Program } from '../src/programs/program.ts';
import { allPrograms } from '../src/programs/programs.ts';
import { unknown } from '../src/programs/unknown.ts';
import { repositoryRoot } from './paths.ts';

const intro = `# The programs that Glossa knows

A resource file is right when the program that reads it shows what its people meant. Glossa takes the program that the
nearest manifest or settings file names. Where several could read a file, or none is named, the texts decide; where texts
and manifest contradict each other, no program is supposed, and what is written is right for all of them.

What any program may read in a message (arguments, tags, links, references) is kept byte for byte, and every translation is
checked for it: see [the checks](checks.md). This is where the programs differ:
`;

const apostrophes: Readonly<Record<Program['syntax']['apostrophes'], string>> = {
  letters: 'letters',
  icu: 'quote before a brace or a tag; two are one',
  java: 'quote in messages with arguments; two are one',
  quotes: 'quote; two are one',
  unknown: 'written so that they are right either way',
};

const pipes: Readonly<Record<Program['syntax']['pipes'], string>> = {
  choices: 'part the forms of a plural',
  asked: 'part the forms of a plural where the code asks for a number',
  text: 'text',
  unknown: 'part forms where a message looks like it',
};

/** `docs/programs.md` before it is formatted: made of the programs, and of what their files say above them. */
export function programDocs(): string {
  const chapters = [...allPrograms, unknown].map((program) => {
    const { id, name, formats, syntax, namedBy, hasDottedKeys, foldsKeys, showsEmpty } = program;
    const facts = [
      ['Formats', formats.join(', ') || 'all'],
      ['Named by', namedBy?.says() ?? ''],
      [
        'Apostrophes',
        syntax.closesQuotations
          ? 'quote before a brace or `#` where another one closes the quotation; two are one'
          : apostrophes[syntax.apostrophes],
      ],
      ['Pipes', pipes[syntax.pipes]],
      ['Special characters', (syntax.specials ?? '').replaceAll(/./gu, ' `$&`').trim()],
      ['Plural forms under a key', hasForms(program) ? formsOf(program) : ''],
      ['Empty translations', showsEmpty && 'shown as blanks'],
      ['One key', hasDottedKeys && 'nested and with dots'],
      ['One key', foldsKeys && 'in capitals and small letters'],
    ].filter(([, fact]) => fact);
    const list = facts.map(([title, fact]) => `- ${title}: ${fact}`).join('\n');
    return `## ${name === 'unknown' ? 'Any other program' : name}\n\n${aboutOf(id)}\n\n${list}\n`;
  });
  return [intro, ...chapters].join('\n');
}

/** Only files of these formats have plural forms that are messages of their own. */
const hasForms = ({ formats }: Program) =>
  formats.length === 0 || formats.some((format) => format === 'json' || format === 'yaml');

/** Which forms a plural gets that is a group of messages, in languages in which programs differ. */
function formsOf({ plurals = unknownRules }: Program): string {
  const of = (locale: string) => plurals(locale, 'cardinal').usual.join(' ');
  const isOpen = plurals('pl', 'cardinal').isOpen ? '; the files of a project may show others' : '';
  return `Polish ${of('pl')}, Japanese ${of('ja')}${isOpen}`;
}

const folder = join(repositoryRoot, 'src/programs');
const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

/** The comment above a program, in one line. */
function aboutOf(id: string): string {
  const pattern = new RegExp(
    String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+: Program = \{\n {2}id: '${id}'`,
    'u',
  );
  const found = sources.flatMap((source) => pattern.exec(source)?.[1] ?? []);
  const [about, ...others] = found;
  if (about === undefined || others.length > 0) throw new Error(`no comment above ${id}`);
  return about
    .split('\n')
    .map((line) => line.replace(/^ \*/u, '').trim())
    .join(' ')
    .trim();
}
