const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^<>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/** Whether the tags of a piece of XML are complete and nested as they must be. Several roots and bare text are fine. */
export function isWellFormed(xml: string): boolean {
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
