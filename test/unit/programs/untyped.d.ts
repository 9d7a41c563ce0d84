declare module 'node-polyglot' {
  /** The library; its package has no types. */
  export default class Polyglot {
    constructor(options: { locale: string; phrases: Readonly<Record<string, string>> });
    t(key: string, values: Readonly<Record<string, unknown>>): string;
  }
}

declare module 'counterpart' {
  /** The library; its package has no types. */
  const counterpart: {
    readonly Instance: new () => {
      registerTranslations(locale: string, texts: object): void;
      translate(key: string, options: Readonly<Record<string, unknown>>): string;
    };
  };
  export default counterpart;
}
