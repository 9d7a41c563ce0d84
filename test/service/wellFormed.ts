const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^<>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/** What XML 1.0 cannot hold: most control characters, halves of characters, two of the last code points. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Whether the tags of a piece of XML are complete and nested as they must be. Several roots and bare text are fine. */
export function isWellFormed(xml: string): boolean {
  if (forbidden.test(xml) || forbidden.test(resolved(xml))) return false;
  const open: string[] = [];
  const rest = xml.replace(
    markup,
    (_tag, slash?: string, name?: string, _attributes?: string, empty?: string) => {
      if (name === undefined) return '';
      if (slash !== '/' && empty !== '/') open.push(name);
      // A closing tag that does not fit leaves a `<` behind, which no well-formed text has.
      return slash === '/' && open.pop() !== name ? '<' : '';
    },
  );
  return open.length === 0 && !rest.includes('<') && !/&(?!\w+;|#\d+;|#x[0-9a-f]+;)/i.test(rest);
}

/** With characters in place of the numbers that stand for them. */
function resolved(xml: string): string {
  return xml.replace(
    /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (_whole, hex?: string, digits?: string) => {
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code > 0x10_ffff ? '\u0000' : String.fromCodePoint(code);
    },
  );
}
