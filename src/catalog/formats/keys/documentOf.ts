import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import type { TreeContainer } from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** All of a file that is a tree, its root locale key included. */
export function documentOf(file: ResourceFile): TreeContainer | undefined {
  if (file instanceof YamlFile) return file.document.root;
  return file instanceof JsonFile ? file.document : undefined;
}
