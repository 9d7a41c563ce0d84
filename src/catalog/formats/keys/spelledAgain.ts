import type { Message, ResourceFile } from '../format.ts';
import { withBlockComment } from '../yaml/write/blockComment.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** A message and its file. */
type Placed = readonly [file: ResourceFile, message: Message];

/** How a message was spelled in an earlier text of its file. A comment in the middle of what is there now stays. */
export function spelledAgain(then: Placed, now: Placed): string {
  return now[0] instanceof YamlFile ? withBlockComment(written(then), written(now)) : written(then);
}

const written = ([{ text }, { offset, length }]: Placed) => text.slice(offset, offset + length);
