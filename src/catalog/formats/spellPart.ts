import type { Message, ResourceFile } from './format.ts';
import { quoteJson } from './json/jsonEscapes.ts';
import { JsonFile } from './json/jsonFile.ts';
import { PropertiesFile } from './properties/propertiesFile.ts';
import { quoteValue } from './properties/quoteProperty.ts';

/**
 * A part of a text as it is spelled within the value of a message; nothing where that cannot be told, because the value has
 * no quotes around it that would keep signs from meaning something else.
 */
export function spellPart(file: ResourceFile, message: Message, part: string): string | undefined {
  if (file instanceof JsonFile) return quoteJson(part, file.habit).slice(1, -1);
  if (file instanceof PropertiesFile) return quoteValue(part, file.style());
  const quote = file.text.charAt(message.offset);
  if (quote === '"') return JSON.stringify(part).slice(1, -1);
  if (quote === "'") return part.replaceAll("'", "''");
  const isBlock = quote === '|' || quote === '>';
  return isBlock || /^[\p{L}\p{N} ._/<>$-]+$/u.test(part) ? part : undefined;
}
