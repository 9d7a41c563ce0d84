import type { PathParts } from '../candidate.ts';

/** Settings and manifests of tools that are called like nothing else: never messages, wherever they are. */
const settings =
  /^(?:package-lock|npm-shrinkwrap|nx|docker-compose|pnpm-lock|mkdocs|pubspec|[jt]sconfig(?:\..+)?|.+\.(?:schema|config)|\..+)$/u;

/** Such files whose names are words that a program may have messages about. */
const words =
  /^(?:package|composer|manifest|angular|project|lerna|turbo|vercel|openapi|swagger)\.(?:jsonc?|ya?ml)$/u;

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

const isNumber = (value: unknown) => /^\d+(?:\.[\dx.]+)?$/u.test(String(value));

const isRequirement = (value: unknown) =>
  typeof value === 'string' && /^[\^~<>=v|\s]*(?:\d[\d.x*\s^~<>=|,-]*|\*)$/u.test(value);

const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value);

/** What only tools say: no messages are like that. */
const certain: readonly ((root: Members) => unknown)[] = [
  ({ interactionModel }) => membersOf(interactionModel).languageModel,
  ({ openapi, swagger, info }) => isNumber(openapi ?? swagger) && membersOf(info).title,
];

/** What tools say right in their root, and messages may say too: versions, requirements, a schema of their own, how an app is started. */
const likely: readonly ((root: Members) => boolean)[] = [
  (root) =>
    ['openapi', 'swagger', 'manifest_version', 'lerna', 'version'].some((key) =>
      isNumber(root[key]),
    ),
  (root) =>
    ['require', 'dependencies', 'devDependencies', 'engines'].some((key) =>
      Object.values(membersOf(root[key])).some(isRequirement),
    ),
  ({ $schema }) =>
    isText(
      $schema,
      /\b(?:angular|composer|lerna|manifest|nx|openapi|package|project|turbo|vercel)\b/u,
    ),
  ({ start_url: url }) => isText(url, /^(?:[./]|https?:)/u),
  ({ display }) => isText(display, /^(?:standalone|fullscreen|minimal-ui)$/u),
  ({ theme_color: color }) => isText(color, /^#/u),
  ({ targets }) =>
    Object.values(membersOf(targets)).some((target) =>
      isText(membersOf(target).executor, /^[@\w./-]+:[\w-]+$/u),
    ),
];

/** A member of the root in YAML that is the number of a version. */
const numberInYaml =
  /^["']?(?:openapi|swagger|version)["']?:[^\S\n]+["']?\d+(?:\.[\dx.]+)?["']?[^\S\n]*(?:#.*)?$/mu;

/** Whether a name, without its extension, is never one of messages. */
export function isNamedAsSettings(stem: string): boolean {
  return settings.test(stem);
}

/** Whether a file is called as one of a tool is. Its place says more, and its text says most. */
export function isNamedAsTool({ name }: Pick<PathParts, 'name'>): boolean {
  return words.test(name);
}

/**
 * Whether a text, in JSON or YAML, is one that a tool reads.
 *
 * @param needed how many of the things it says that messages may say too; for texts that are called as those of tools one is enough
 */
export function isTextOfTool(text: string, needed: number): boolean {
  const root = rootOf(text);
  if (root === undefined) return needed <= 1 && numberInYaml.test(text);
  return (
    certain.some((says) => Boolean(says(root))) ||
    likely.filter((says) => says(root)).length >= needed
  );
}

/** What is in the root of a text in JSON; nothing where it is none. */
function rootOf(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return membersOf(value);
  } catch {
    return undefined;
  }
}
