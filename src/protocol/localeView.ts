/** A language or a locale as a page shows it. JSON data only. */
export interface LocaleView {
  /** As whoever names it spells it. */
  readonly code: string;
  /** In the language of the editor. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}
