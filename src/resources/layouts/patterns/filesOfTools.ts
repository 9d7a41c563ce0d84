import type { PathParts } from '../candidate.ts';

/** Settings and manifests of tools that are called like nothing else: never messages, wherever they are. */
const settings =
  /^(?:package-lock|npm-shrinkwrap|nx|docker-compose|pnpm-lock|mkdocs|pubspec|[jt]sconfig(?:\..+)?|.+\.(?:schema|config)|\..+)$/u;

/** Such files whose names are words that a program may have messages about. */
const words =
  /^(?:package|composer|manifest|angular|project|lerna|turbo|vercel|openapi|swagger)\.(?:jsonc?|ya?ml)$/u;

/** The number of a version, and what is after it where nothing else is said. */
const number = String.raw`["']?\d+(?:\.[\dx.]+)?["']?\s*(?:[,}\r\n]|$)`;

/** What such files say and messages do not: versions, requirements, a schema of their own, how an app is started, what a speaker may say. */
const byTools = new RegExp(
  [
    String.raw`(?:^|[\s{,"])(?:openapi|swagger|manifest_version|lerna|version)["']?\s*:\s*${number}`,
    String.raw`"(?:require|dependencies|devDependencies|engines)"\s*:\s*\{\s*"[^"]*"\s*:\s*"[\^~<>=*v\d]`,
    String.raw`"\$schema"\s*:\s*"[^"]*\b(?:angular|composer|lerna|manifest|nx|openapi|package|project|turbo|vercel)\b`,
    String.raw`"(?:start_url|display|theme_color|executor)"\s*:\s*"(?:[./#]|https?:|standalone|fullscreen|minimal-ui|[@\w/-]+:)`,
    String.raw`"interactionModel"\s*:\s*\{`,
  ].join('|'),
  'u',
);

/** Whether a name, without its extension, is never one of messages. */
export function isNamedAsSettings(stem: string): boolean {
  return settings.test(stem);
}

/** Whether a file is called as one of a tool is. Its place says more, and its text says most. */
export function isNamedAsTool({ name }: Pick<PathParts, 'name'>): boolean {
  return words.test(name);
}

/** Whether a text, in JSON or YAML, is one that a tool reads. */
export function isTextOfTool(text: string): boolean {
  return byTools.test(text);
}
