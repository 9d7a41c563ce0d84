import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

/** The translatable texts of a source file, by the keys that the editor gives them in a bundle. */
export interface UsedTexts {
  readonly bundle: Bundle;
  /** Calls for a text that are written in a form in which it cannot be found. */
  readonly hidden: readonly string[];
}

/** By text, or by text and comment. */
export type Bundle = Readonly<Record<string, string | CommentedText>>;

/** A text with what translators have to know. */
interface CommentedText {
  readonly message: string;
  readonly comment: readonly string[];
}

/** Finds the texts that a source file shows. */
export function usedTexts(path: string, text: string): UsedTexts {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const bundle: Record<string, Bundle[string]> = {};
  const hidden: string[] = [];
  new Visitor({
    CallExpression(call) {
      if (!isTextFunction(call.callee)) return;
      const found = entryOf(call.arguments[0]);
      if (found === undefined) hidden.push(text.slice(call.start, call.end));
      else bundle[found[0]] = found[1];
    },
    TaggedTemplateExpression({ tag, start, end }) {
      if (isTextFunction(tag)) hidden.push(text.slice(start, end));
    },
  }).visit(program);
  return { bundle, hidden };
}

type CallExpression = Parameters<NonNullable<VisitorObject['CallExpression']>>[0];
type Argument = CallExpression['arguments'][number];

/** `l10n.t` of `texts/`, and `vscode.l10n.t` */
function isTextFunction(callee: CallExpression['callee']): boolean {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 't')
    return false;
  const { object } = callee;
  if (object.type === 'Identifier') return object.name === 'l10n';
  return object.type === 'MemberExpression' && !object.computed && object.property.name === 'l10n';
}

type Entry = readonly [key: string, text: Bundle[string]];

/** Of a literal, or of an object whose `message`, and `comment` where there is one, are literals. */
function entryOf(argument: Argument | undefined): Entry | undefined {
  const alone = literalOf(argument);
  if (alone !== undefined) return [alone, alone];
  const message = literalOf(propertyOf(argument, 'message'));
  const comment = propertyOf(argument, 'comment');
  if (message === undefined) return undefined;
  if (comment === undefined) return [message, message];
  const said = literalOf(comment);
  return said === undefined ? undefined : [`${message}/${said}`, { message, comment: [said] }];
}

function literalOf(node: Argument | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function propertyOf(node: Argument | undefined, name: string): Argument | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === name) return property.value;
  }
  return undefined;
}
