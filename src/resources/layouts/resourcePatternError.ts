/** A pattern of the setting `glossa.resources` that cannot be used; nothing is guessed from it. */
export class ResourcePatternError extends Error {
  override readonly name = 'ResourcePatternError';
  readonly reason: ResourcePatternProblem;
  readonly pattern: string;

  constructor(reason: ResourcePatternProblem, pattern: string) {
    super(`resource pattern ${JSON.stringify(pattern)}: ${reason}`);
    this.reason = reason;
    this.pattern = pattern;
  }
}

/**
 * - `notRelative`: absolute, with `.` or `..` segments, or with a backslash.
 * - `unknownPlaceholder`: a brace that is not part of `{locale}` or `{namespace}`.
 * - `repeated`: a wildcard more often than the pattern language allows.
 * - `noLocale`: neither `source` nor `targets` says where the locale is; `localeInSource`: both do.
 * - `targetsDiffer`: `targets` has other wildcards than `source`.
 * - `unknownFormat`: an extension that is no format's.
 */
export type ResourcePatternProblem =
  | 'notRelative'
  | 'emptySegment'
  | 'unknownPlaceholder'
  | 'repeated'
  | 'noLocale'
  | 'localeInSource'
  | 'targetsDiffer'
  | 'unknownFormat';
