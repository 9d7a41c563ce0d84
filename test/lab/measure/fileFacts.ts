import { parseSync, Visitor, type StaticExport } from 'oxc-parser';
import { functionFacts, type FunctionFacts } from './functionFacts.ts';

/** What is counted in one file. Lines are all lines, with comments and empty ones. */
export interface FileFacts {
  /** From the measured folder on, with `/`. */
  readonly path: string;
  readonly lines: number;
  readonly commentLines: number;
  readonly functions: readonly FunctionFacts[];
  readonly imports: readonly ImportFacts[];
  /** Interfaces, type aliases and classes. */
  readonly types: number;
  readonly exports: number;
  /** Exports below a doc comment. */
  readonly documented: number;
  readonly anys: number;
  /** `as` and `satisfies` are two things: the first overrules the compiler. `as const` does not count. */
  readonly assertions: number;
  readonly nonNulls: number;
  /** Comments that switch off the linter or the compiler. */
  readonly suppressions: number;
}

export interface ImportFacts {
  readonly specifier: string;
  /** Nothing of it is there when the program runs. */
  readonly isTypeOnly: boolean;
}

export function fileFacts(path: string, text: string): FileFacts {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const linesOf = ({ start, end }: Range) => text.slice(start, end).split('\n').length;
  const counts = { types: 0, exports: 0, documented: 0, anys: 0, assertions: 0, nonNulls: 0 };
  const exported = ({ start }: Range) => {
    counts.exports += 1;
    if (/\*\/\s*$/.test(text.slice(0, start))) counts.documented += 1;
  };
  new Visitor({
    TSInterfaceDeclaration: () => (counts.types += 1),
    TSTypeAliasDeclaration: () => (counts.types += 1),
    ClassDeclaration: () => (counts.types += 1),
    ExportNamedDeclaration: exported,
    TSAnyKeyword: () => (counts.anys += 1),
    TSNonNullExpression: () => (counts.nonNulls += 1),
    TSAsExpression: ({ typeAnnotation }) => {
      if (text.slice(typeAnnotation.start, typeAnnotation.end) !== 'const') counts.assertions += 1;
    },
  }).visit(program);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    commentLines: comments.reduce((sum, comment) => sum + linesOf(comment), 0),
    suppressions: comments.filter(({ value }) => suppression.test(value)).length,
    functions: functionFacts(program, text),
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...module.staticExports.flatMap(reExport),
    ],
    ...counts,
  };
}

const suppression = /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)/;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** `export … from` imports too. */
function reExport({ entries }: Pick<StaticExport, 'entries'>): readonly ImportFacts[] {
  const [first] = entries;
  if (first?.moduleRequest == null) return [];
  return [
    { specifier: first.moduleRequest.value, isTypeOnly: entries.every(({ isType }) => isType) },
  ];
}
