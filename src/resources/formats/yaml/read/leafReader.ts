import type { TreeNode } from '../../tree/node.ts';
import { readBlockScalar } from './blockScalar.ts';
import { readFlowScalar } from './flowScalars.ts';
import { readAlias } from './keys.ts';
import type { Properties } from './properties.ts';
import type { YamlCursor } from '../yamlCursor.ts';
import type { YamlNodes } from './yamlNodes.ts';

/** Reads values that are after a colon or a dash and hold no others. */
export class LeafReader {
  /** After the last line of what was read; comments and blank lines that follow are not part of it. */
  end = 0;
  private readonly cursor: YamlCursor;
  private readonly nodes: YamlNodes;

  constructor(cursor: YamlCursor, nodes: YamlNodes) {
    this.cursor = cursor;
    this.nodes = nodes;
  }

  /** @param outer the indentation of what holds it */
  read(outer: number, props: Properties | undefined): TreeNode {
    const { cursor, nodes } = this;
    const char = cursor.text[cursor.at];
    if (char === '|' || char === '>') {
      const block = readBlockScalar(cursor, outer);
      this.end = cursor.at;
      return nodes.scalar(block, props);
    }
    const alias = readAlias(cursor, nodes, props);
    const scalar = alias ? undefined : readFlowScalar(cursor, { outer, inFlow: false });
    if (alias || scalar) this.finishLine();
    if (scalar) return nodes.scalar(scalar, props, { outer, next: this.end });
    return alias ?? cursor.fail('a value that cannot begin like this');
  }

  /** The text that is on the line of its key, as most do. Undefined for all that needs a closer look. */
  textBehindColon(outer: number): TreeNode | undefined {
    const { cursor } = this;
    const mark = cursor.mark();
    cursor.skipBlanks();
    if (/[^\s\-?:&!*|>[{#]/.test(cursor.text[cursor.at] ?? ' ')) return this.read(outer, undefined);
    cursor.reset(mark);
    return undefined;
  }

  nothing(outer: number, offset: number, props: Properties | undefined): TreeNode {
    this.end = this.cursor.nextLineFrom(offset);
    return this.nodes.nothing({ offset, end: offset }, props, { outer, next: this.end });
  }

  /** @throws {ResourceFileError} `syntax` when more than a comment is after what was read */
  finishLine(): void {
    const { cursor } = this;
    if (!cursor.finishLine()) cursor.fail('expected the end of the line');
    this.end = cursor.at;
  }
}
