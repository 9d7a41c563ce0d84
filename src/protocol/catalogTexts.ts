import type { CatalogView, keyActs, StateView } from './catalog.ts';

/** What the page starts with. */
export interface CatalogData {
  readonly texts: CatalogTexts;
}

/** The page's texts, translated; `{0}` and so on stand for values. */
export interface CatalogTexts {
  readonly title: string;
  readonly toolbar: string;
  readonly search: string;
  readonly searchIn: string;
  readonly places: Readonly<Record<CatalogView['in'], string>>;
  readonly pattern: string;
  readonly states: Readonly<Record<Exclude<StateView, 'none'>, string>>;
  readonly problems: string;
  readonly changed: string;
  readonly problemCount: string;
  readonly filter: string;
  readonly inLocale: string;
  readonly allLocales: string;
  readonly order: string;
  readonly orders: Readonly<Record<CatalogView['order'], string>>;
  readonly columns: string;
  readonly apply: string;
  readonly undo: string;
  readonly redo: string;
  readonly reading: string;
  readonly checking: string;
  readonly shown: string;
  readonly nothing: string;
  readonly empty: string;
  readonly key: string;
  readonly source: string;
  readonly sectionRows: string;
  readonly grid: string;
  readonly gridHint: string;
  readonly loading: string;
  readonly editLabel: string;
  readonly editHint: string;
  readonly insert: string;
  readonly length: string;
  readonly noFindings: string;
  readonly saved: string;
  readonly notSaved: string;
  /** Why, where nobody has said more. */
  readonly noPlace: string;
  /** Why, where there was no field yet. */
  readonly notOpened: string;
  readonly dismiss: string;
  readonly noneUnfinished: string;
  readonly details: string;
  readonly noDetails: string;
  readonly forms: string;
  readonly form: string;
  readonly formHint: string;
  readonly otherLocales: string;
  readonly matches: string;
  readonly matchHint: string;
  readonly score: string;
  readonly use: string;
  readonly terms: string;
  readonly usages: string;
  readonly history: string;
  readonly stop: string;
  readonly showChanges: string;
  readonly forbidden: string;
  readonly findings: string;
  readonly edit: string;
  readonly accept: string;
  readonly acceptProposed: string;
  readonly reject: string;
  /** Of many: their number and their locale. */
  readonly acceptMany: string;
  readonly leftOut: string;
  readonly acceptAll: string;
  readonly rejectAll: string;
  readonly inFile: string;
  readonly forEarlierSource: string;
  readonly forEarlierText: string;
  readonly keep: string;
  readonly copySource: string;
  readonly clear: string;
  readonly translate: string;
  readonly reveal: string;
  readonly previous: string;
  readonly next: string;
  readonly acts: string;
  readonly selectedIn: string;
  readonly shownIn: string;
  readonly chooseLocale: string;
  readonly selected: string;
  readonly translateRows: string;
  readonly more: string;
  readonly keys: Readonly<Record<(typeof keyActs)[number], string>>;
  readonly deleteSelected: string;
  readonly exportShown: string;
  readonly ignore: string;
  readonly noneSelected: string;
}
