/** What a page is made of. Addresses are those of `webview.asWebviewUri`. */
export interface PageParts {
  readonly title: string;
  /** Language of the page's texts, BCP 47. */
  readonly language: string;
  readonly script: string;
  readonly styles: readonly string[];
  /** `webview.cspSource`. */
  readonly source: string;
  /** Fresh for every rendering, 128 bits or more. */
  readonly nonce: string;
  /** JSON data for the page's script. */
  readonly opening: unknown;
}

/** The HTML of a page: no inline script or style, no network, no forms; data is in an attribute. */
export function pageHtml(parts: PageParts): string {
  const { title, language, script, styles, source, nonce, opening } = parts;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${source}`,
    `font-src ${source}`,
    `img-src ${source}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const links = styles.map((style) => `<link rel="stylesheet" href="${attribute(style)}">`);
  return `<!DOCTYPE html>
<html lang="${attribute(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${attribute(title)}</title>
${links.join('\n')}
<script nonce="${attribute(nonce)}" src="${attribute(script)}" defer></script>
</head>
<body data-opening="${attribute(JSON.stringify(opening))}"></body>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside of a quoted attribute, and inside of `<title>`. */
function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
