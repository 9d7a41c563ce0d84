/**
 * What of a run a person sees before it is written: nothing, everything, or what a check finds fault with; the rest is then
 * written at once.
 */
export const reviewModes = ['off', 'problems', 'all'] as const;
export type ReviewMode = (typeof reviewModes)[number];
