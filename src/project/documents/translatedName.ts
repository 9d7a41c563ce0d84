/** The name for the translation of a file: `guide.docx` into `pt-BR` is `guide.pt-BR.docx`. */
export function translatedName(name: string, locale: string): string {
  return beforeExtension(name, `.${locale}`);
}

/** Another name beside one that is taken: `guide.de.docx` is `guide.de (2).docx` for the number 2, and itself for 1. */
export function numberedName(name: string, number: number): string {
  return number === 1 ? name : beforeExtension(name, ` (${number})`);
}

function beforeExtension(name: string, addition: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) + addition + name.slice(dot) : name + addition;
}
