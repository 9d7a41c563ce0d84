import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { TmxError, type TmxPart, type TmxUnit, type TmxVariant } from './tmx.ts';
import { TmxDecoder } from './tmxDecoder.ts';

/** Elements inside of a segment whose content is a code of the original file. */
const codeElements: ReadonlySet<string> = new Set(['ph', 'bpt', 'ept', 'it', 'ut']);

/**
 * Reads TMX of any version as its bytes come, and hands out unit after unit. Entities of a document type are never
 * expanded and nothing outside of the file is read. All methods throw {@link TmxError} at the first thing that
 * is wrong.
 */
export class TmxReader {
  readonly #parser = new SaxesParser();
  readonly #decoder = new TmxDecoder();
  readonly #onUnit: (unit: TmxUnit) => void;
  readonly #path: string[] = [];
  #sourceLanguage: string | undefined;
  #sawBody = false;
  /** Its document type declares some, here or elsewhere. */
  #hasEntities = false;
  #unit: { readonly sourceLanguage: string; readonly variants: TmxVariant[] } | undefined;
  #language = '';
  #segment: TmxPart[] | undefined;
  /** How many elements deep inside of a code; 0 in text. */
  #codeDepth = 0;

  constructor(onUnit: (unit: TmxUnit) => void) {
    this.#onUnit = onUnit;
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('doctype', (type) => {
      this.#hasEntities = /<!ENTITY|SYSTEM|PUBLIC|%/.test(type);
    });
    this.#parser.on('error', (error) => {
      if (this.#hasEntities && error.message.includes('undefined entity'))
        throw this.#error('entity');
      throw this.#error('xml', error.message.replace(/^\d+:\d+: /, ''));
    });
  }

  write(bytes: Uint8Array): void {
    let text: string;
    try {
      text = this.#decoder.decode(bytes);
    } catch (error) {
      if (error instanceof RangeError) throw this.#error('encoding', error.message);
      this.#parser.write(this.#decoder.salvage(bytes));
      throw this.#error('characters');
    }
    this.#parser.write(text);
  }

  /** Ends the file. */
  end(): void {
    try {
      this.#parser.write(this.#decoder.end());
    } catch (error) {
      throw error instanceof TmxError ? error : this.#error('characters');
    }
    this.#parser.close();
    if (this.#sourceLanguage === undefined) throw this.#error('noHeader');
    if (!this.#sawBody) throw this.#error('noBody');
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    const depth = this.#path.push(name);
    if (depth === 1 && name !== 'tmx') throw this.#error('notTmx', name);
    if (this.#segment !== undefined) this.#openInline(name);
    else if (name === 'header') this.#sourceLanguage = trimmed(attributes['srclang']) ?? '*all*';
    else if (name === 'body') this.#sawBody = true;
    else if (name === 'tu') {
      const own = trimmed(attributes['srclang']);
      const sourceLanguage = own ?? this.#sourceLanguage ?? '*all*';
      this.#unit = { sourceLanguage, variants: [] };
    } else if (name === 'tuv') this.#language = languageOf(attributes);
    else if (name === 'seg') this.#segment = [];
  }

  #openInline(name: string): void {
    if (this.#codeDepth > 0 || codeElements.has(name)) this.#codeDepth++;
    if (this.#codeDepth === 1) this.#segment?.push({ code: '' });
  }

  #close(name: string): void {
    this.#path.pop();
    if (this.#segment !== undefined && name !== 'seg') {
      this.#codeDepth = Math.max(0, this.#codeDepth - 1);
      return;
    }
    if (this.#segment !== undefined) {
      this.#unit?.variants.push({ language: this.#language, segment: this.#segment });
      this.#segment = undefined;
    }
    if (name !== 'tu' || this.#unit === undefined) return;
    this.#onUnit(this.#unit);
    this.#unit = undefined;
  }

  #add(text: string): void {
    const segment = this.#segment;
    if (segment === undefined || text === '') return;
    const last = segment.at(-1);
    if (this.#codeDepth > 0) {
      const code = typeof last === 'object' ? segment.pop() : undefined;
      segment.push({ code: (typeof code === 'object' ? code.code : '') + text });
    } else if (typeof last === 'string') segment[segment.length - 1] = last + text;
    else segment.push(text);
  }

  #error(problem: TmxError['problem'], detail = ''): TmxError {
    const { line, column } = this.#parser;
    return new TmxError(problem, detail, { line, column: Math.max(1, column) });
  }
}

const trimmed = (text: string | undefined) => text?.trim() || undefined;

/** Versions before 1.4 have no prefix. */
const languageOf = (attributes: SaxesTagPlain['attributes']) =>
  trimmed(attributes['xml:lang']) ?? trimmed(attributes['lang']) ?? '';
