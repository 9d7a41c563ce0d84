/** The forms in which developers get a request for a voice session, for their own programs. */
export type SnippetForm = 'json' | 'curl' | 'node' | 'python';

/** The key never stands in a snippet: programs read it from this environment variable. */
const variable = 'SERVICE_AUTH_KEY';

/** What `POST /v3/voice/realtime` wants, as JSON or as a program. */
export function sessionSnippet(
  request: {
    /** Without a slash at the end. */
    readonly address: string;
    /** First word of the `Authorization` header. */
    readonly scheme: string;
    readonly body: object;
  },
  form: SnippetForm,
): string {
  const { address, scheme, body } = request;
  const json = JSON.stringify(body, undefined, 2);
  const url = `${address}/v3/voice/realtime`;
  switch (form) {
    case 'json':
      return `${json}\n`;
    case 'curl':
      return [
        `curl -X POST ${quoted(url)} \\`,
        `  -H "Authorization: ${scheme} $${variable}" \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d ${quoted(json)}`,
        '',
      ].join('\n');
    case 'node':
      return [
        `const response = await fetch(${JSON.stringify(url)}, {`,
        `  method: 'POST',`,
        `  headers: {`,
        `    Authorization: \`${scheme} \${process.env.${variable}}\`,`,
        `    'Content-Type': 'application/json',`,
        `  },`,
        `  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),`,
        `});`,
        `const { streaming_url, token } = await response.json();`,
        '',
      ].join('\n');
    case 'python':
      return [
        `import json, os, urllib.request`,
        ``,
        `request = urllib.request.Request(`,
        `    ${JSON.stringify(url)},`,
        `    method="POST",`,
        `    headers={`,
        `        "Authorization": f"${scheme} {os.environ['${variable}']}",`,
        `        "Content-Type": "application/json",`,
        `    },`,
        `    data=json.dumps(${json.replaceAll('\n', '\n    ')}).encode(),`,
        `)`,
        `session = json.load(urllib.request.urlopen(request))`,
        `streaming_url, token = session["streaming_url"], session["token"]`,
        '',
      ].join('\n');
  }
}

/** For a shell: an apostrophe ends the quotes, stands alone, and begins them anew. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
