import type { ResourceSetting } from './resourceSetting.ts';

/** Whether a value from a file of settings may be the setting; what its patterns say is not looked at. */
export function isResourceSettings(value: unknown): value is readonly ResourceSetting[] {
  const isOne = (entry: unknown) =>
    typeof (entry as { readonly source?: unknown } | null)?.source === 'string';
  return Array.isArray(value) && value.every(isOne);
}
