import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import type { CommentEnd } from '../tree/flowStyle.ts';
import { commentEnd } from '../yaml/yamlCursor.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** How the comments beside members of a file end. */
export function commentEndOf(file: ResourceFile): CommentEnd {
  if (file instanceof YamlFile) return commentEnd;
  return file instanceof JsonFile ? file.style.commentEnd : () => undefined;
}
