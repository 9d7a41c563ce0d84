/** Whether Chromium takes it for the name of a placeholder. */
const isValidName = (name: string) => /^[A-Za-z\d_@]+$/u.test(name);

interface Entry {
  readonly message?: unknown;
  readonly placeholders?: Readonly<Record<string, { readonly content?: unknown }>>;
}

/**
 * Why Chromium loads no extension with this `messages.json`; nothing where it does. As `MessageBundle::GetMessageValue`,
 * `GetPlaceholders` and `ReplaceVariables` read it in `extensions/common/message_bundle.cc` of chromium/chromium.
 */
export function chromiumError(text: string): string | undefined {
  const entries = JSON.parse(text) as Readonly<Record<string, Entry>>;
  for (const [key, entry] of Object.entries(entries)) {
    if (!isValidName(key)) return `Name of a key "${key}" is invalid.`;
    const error = entryError(key, entry);
    if (error !== undefined) return error;
  }
  return undefined;
}

function entryError(key: string, { message, placeholders = {} }: Entry): string | undefined {
  if (typeof message !== 'string') return `There is no "message" element for key ${key}.`;
  const variables = new Map<string, string>();
  for (const [name, { content }] of Object.entries(placeholders)) {
    if (!isValidName(name)) return `Name of a key "${name}" is invalid.`;
    if (typeof content !== 'string') return `Invalid "content" element for key ${key}.`;
    variables.set(name.toLowerCase(), content);
  }
  return undefinedVariable(message, variables);
}

function undefinedVariable(
  text: string,
  variables: ReadonlyMap<string, string>,
): string | undefined {
  let message = text;
  for (let at = message.indexOf('$'); at >= 0; at = message.indexOf('$', at)) {
    at += 1;
    const end = message.indexOf('$', at);
    if (end < 0) return undefined;
    const name = message.slice(at, end);
    if (!isValidName(name)) continue;
    const value = variables.get(name.toLowerCase());
    if (value === undefined) return `Variable $${name}$ used but not defined.`;
    message = message.slice(0, at - 1) + value + message.slice(end + 1);
    at += value.length - 1;
  }
  return undefined;
}
