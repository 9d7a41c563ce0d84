import { isPseudoLocale } from '../../catalog/pseudoLocales.ts';
import type { ServiceOffer } from '../ports/translationService.ts';
import type { OpenedTargets } from '../project.ts';

/**
 * Leaves out, before anything is sent, the targets that the service does not translate into; they are reported with the
 * other files that are not written.
 *
 * @throws the first reason where that holds for all that something is due for
 */
export function servedTargets(
  { targets, refused }: OpenedTargets,
  { refusal }: Pick<ServiceOffer, 'refusal'>,
): OpenedTargets {
  const due = targets.filter(({ units }) => units.length > 0);
  const unserved = new Map(
    due.flatMap((target) => {
      const { set, locale, path } = target;
      if (isPseudoLocale(locale)) return [];
      const { locale: sourceLocale, path: sourcePath } = set.source;
      const error = refusal({ sourceLocale, sourcePath, locale, path });
      return error === undefined ? [] : [[target, { path, error }] as const];
    }),
  );
  const [first] = unserved.values();
  if (first !== undefined && unserved.size === due.length) throw first.error;
  return {
    targets: targets.filter((target) => !unserved.has(target)),
    refused: [...refused, ...unserved.values()],
  };
}
