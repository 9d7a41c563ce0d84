const rightToLeft: ReadonlySet<string | undefined> = new Set(
  'Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '),
);

/** The direction in which a language is written, by its tag. */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    return rightToLeft.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
