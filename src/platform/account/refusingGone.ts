import { ServiceError } from '../../service/errors.ts';
import type { Asset } from '../../project/ports/linguisticAssets.ts';
import type { Translator } from '../../translation/translator.ts';

/**
 * Refuses what names a memory or a glossary that is gone as the service would, without sending it: what the service says
 * to such a glossary is not in its contract.
 */
export function refusingGone(translator: Translator, gone: ReadonlySet<Asset>): Translator {
  if (gone.size === 0) return translator;
  return {
    ...translator,
    async translate(request, signal, onTrouble) {
      const isGone = (asset: Asset) => gone.has(asset) && request[asset] !== undefined;
      const facts = { operation: 'translate', host: '', status: 404 };
      if (isGone('memory')) throw new ServiceError({ ...facts, kind: 'memoryNotUsable' });
      if (isGone('glossary')) throw new ServiceError({ ...facts, kind: 'glossaryNotUsable' });
      return translator.translate(request, signal, onTrouble);
    },
  };
}
