import { Visitor, type Program } from 'oxc-parser';

export interface FunctionFacts {
  readonly lines: number;
  readonly parameters: number;
  /** How many loops, branches and `try` stand inside of each other; an `else if` is not inside of its `if`. */
  readonly nesting: number;
}

/** What is counted of each function with a body of statements. */
export function functionFacts(program: Program, text: string): readonly FunctionFacts[] {
  const facts: FunctionFacts[] = [];
  const open: { depth: number; nesting: number }[] = [];
  const elseIfs = new Set<object>();
  const enter = ({ body }: FunctionLike) => {
    if (body?.type === 'BlockStatement') open.push({ depth: 0, nesting: 0 });
  };
  const leave = ({ body, params, start, end }: FunctionLike) => {
    if (body?.type !== 'BlockStatement') return;
    const { nesting } = open.pop() ?? { nesting: 0 };
    const lines = text.slice(start, end).split('\n').length;
    facts.push({ lines, parameters: params.length, nesting });
  };
  const deeper = () => {
    const inside = open.at(-1);
    if (inside === undefined) return;
    inside.depth += 1;
    inside.nesting = Math.max(inside.nesting, inside.depth);
  };
  const back = () => {
    const inside = open.at(-1);
    if (inside !== undefined) inside.depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    IfStatement: (node) => {
      if (node.alternate?.type === 'IfStatement') elseIfs.add(node.alternate);
      if (!elseIfs.has(node)) deeper();
    },
    'IfStatement:exit': (node) => {
      if (!elseIfs.has(node)) back();
    },
    ...Object.fromEntries(
      ['For', 'ForIn', 'ForOf', 'While', 'DoWhile', 'Switch', 'Try'].flatMap((kind) => [
        [`${kind}Statement`, deeper],
        [`${kind}Statement:exit`, back],
      ]),
    ),
  }).visit(program);
  return facts;
}

interface FunctionLike {
  readonly start: number;
  readonly end: number;
  readonly body?: { readonly type: string } | null;
  readonly params: readonly unknown[];
}
