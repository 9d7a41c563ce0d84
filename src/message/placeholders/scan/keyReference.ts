import type { ScanRule } from './scanRule.ts';

/** `[%key:component::demo::title%]`, which Home Assistant replaces by another message. */
export const keyReference: ScanRule = ({ ahead, text, at }) => {
  if (!text.startsWith('[%', at)) return undefined;
  const end = ahead.next('%]', at + 2);
  const isKey =
    end < text.length && end > at + 2 && ahead.next(' ', at) > end && ahead.next('[', at + 1) > end;
  return isKey ? { kind: 'reference', end: end + 2 } : undefined;
};
