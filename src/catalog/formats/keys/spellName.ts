import type { JsonFile } from '../json/jsonFile.ts';
import { quoteJson } from '../json/jsonEscapes.ts';
import type { PropertiesFile } from '../properties/propertiesFile.ts';
import { quoteKey } from '../properties/quoteProperty.ts';
import type { TreeContainer, TreeMember } from '../tree/node.ts';
import { isSafePlain, quoteYaml } from '../yaml/write/quoteYaml.ts';
import type { YamlFile } from '../yaml/yamlFile.ts';
import { nameStart } from './keyPlaces.ts';

export function spellJsonName(file: JsonFile, name: string): string {
  return quoteJson(name, file.habit);
}

export function spellPropertyName(file: PropertiesFile, name: string): string {
  return quoteKey(name, file.style());
}

/** As the name that it takes the place of, as far as that shows a habit, else as the names beside it. */
export function spellYamlName(
  file: YamlFile,
  container: TreeContainer,
  member: TreeMember,
  name: string,
): string {
  const inFlow = !file.document.blocks.has(container);
  const others = [member, ...container.members.filter((one) => one !== member)];
  const shows = others.find((one) => isSafePlain(String(one.name), inFlow));
  return quoteYaml(name, shows === undefined ? 'plain' : quoteOf(file.text, shows), inFlow);
}

function quoteOf(text: string, member: TreeMember): 'plain' | 'single' | 'double' {
  const sign = text.charAt(nameStart(text, member));
  return sign === '"' ? 'double' : sign === "'" ? 'single' : 'plain';
}
