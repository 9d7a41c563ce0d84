import { coded, type CodedFound } from '../compared.ts';
import type { MessageText } from '../../placeholders/messageText.ts';

/** A brace of no argument that the source has not: half the programs could not read the message any more. */
export function strayBraces(source: MessageText, target: MessageText): readonly CodedFound[] {
  return ['{', '}'].flatMap((brace) => {
    const [expected, got] = [source, target].map(
      ({ pieces }) => pieces.join('').split(brace).length,
    );
    return (got ?? 0) > (expected ?? 0) ? [coded('placeholder-extra', '', brace)] : [];
  });
}
