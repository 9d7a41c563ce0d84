import { unknownSyntax } from '../../syntax.ts';
import { without } from '../../without.ts';
import type { MessagePair } from '../check.ts';
import { coded, type CodedFound } from '../compared.ts';

/**
 * What only this program takes for an argument, and a translation has lost or spelled otherwise. Each counts once: a
 * language may say it twice, or in fewer of its forms.
 */
export function lostArguments(pair: MessagePair): readonly CodedFound[] {
  const { argumentsOf } = pair.syntax ?? unknownSyntax;
  if (argumentsOf === undefined) return [];
  const own = new Set(argumentsOf(pair.source));
  const got = new Set(argumentsOf(pair.target));
  const extra = without([...got], [...own]);
  return without([...own], [...got]).map((missing, place) => {
    const other = extra[place];
    return other === undefined
      ? coded('placeholder-missing', missing, '')
      : coded('placeholder-changed', missing, other);
  });
}
