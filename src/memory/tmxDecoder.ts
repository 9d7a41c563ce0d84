const declaration = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/**
 * Turns the bytes of an XML file into text: UTF-16 by its mark or first characters, else what its declaration
 * says, else UTF-8.
 */
export class TmxDecoder {
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #label = 'utf-8';

  /**
   * The text of the next bytes. The first ones should hold the XML declaration.
   *
   * @throws {RangeError} with the name of an encoding that is not known
   * @throws {TypeError} for bytes that are invalid in the encoding; {@link salvage} shows the place
   */
  decode(bytes: Uint8Array): string {
    this.#decoder ??= this.#open(bytes);
    return this.#decoder.decode(bytes, { stream: true });
  }

  /** @throws {TypeError} where the last character is incomplete */
  end(): string {
    return this.#decoder?.decode() ?? '';
  }

  /** The text up to the first of the bytes that {@link decode} refused. */
  salvage(bytes: Uint8Array): string {
    const text = new TextDecoder(this.#label).decode(bytes);
    const bad = text.indexOf('\ufffd');
    return bad < 0 ? text : text.slice(0, bad);
  }

  #open(bytes: Uint8Array) {
    this.#label = labelOf(bytes);
    try {
      return new TextDecoder(this.#label, { fatal: true });
    } catch {
      throw new RangeError(this.#label);
    }
  }
}

function labelOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^ï»¿/, '');
  return declaration.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
}
