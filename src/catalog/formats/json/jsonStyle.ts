import { type FlowStyle, flowStyle } from '../tree/flowStyle.ts';
import { containersOf, type TreeContainer } from '../tree/node.ts';
import { commentEnd } from './jsonComments.ts';

const defaultStyle: FlowStyle = {
  eol: '\n',
  unit: '  ',
  colon: ': ',
  gap: ' ',
  padding: { object: ' ', array: '' },
  trailingComma: false,
  commentEnd,
};

/** How a file lays its JSON out. A file without members shows nothing of that, so it takes the style of `model`. */
export function jsonStyle(text: string, root: TreeContainer, model = defaultStyle): FlowStyle {
  return flowStyle(text, containersOf(root), model);
}
