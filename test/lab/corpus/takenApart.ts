import { type ResourceFile, keyId } from '../../../src/resources/formats/format.ts';
import type { ResourceSet } from '../../../src/resources/layouts/resourceSet.ts';
import { MessageSyntaxError } from '../../../src/message/messageSyntaxError.ts';
import { messageParts } from '../../../src/message/parts.ts';
import { protect, type Protection } from '../../../src/message/protect/protection.ts';
import type { MessageParts } from '../../../src/message/messageSegment.ts';
import { programOfFile } from '../../../src/project/plan/programOfFile.ts';

const forms: readonly Protection[] = ['natural', 'tokens', 'letters', 'tags', 'split'];

/**
 * The messages of a file that do not come back byte for byte when they are taken apart, sent in any form, answered with
 * their own texts and put together. One that lacks forms of its language gets them, and comes back from then on.
 */
export function notTheSame(
  set: ResourceSet,
  file: ResourceFile,
  locale: string,
): readonly string[] {
  const { syntax } = programOfFile(set, file);
  const partsOf = (text: string): MessageParts | undefined => {
    try {
      return messageParts(text, { sourceLocale: locale, targetLocale: locale, syntax });
    } catch (error) {
      if (error instanceof MessageSyntaxError) return undefined;
      throw error;
    }
  };
  const rounds = (parts: MessageParts): readonly (string | undefined)[] =>
    forms.map((form) => {
      const reading = { syntax: parts.syntax, locale };
      const answers = parts.segments.map(({ text }) => {
        const { texts, restore } = protect(text, form, reading);
        return restore(texts);
      });
      return answers.every((one) => one !== undefined) ? parts.assemble(answers) : undefined;
    });
  const isSame = (text: string): boolean => {
    const parts = partsOf(text);
    if (parts === undefined) return true;
    const results = rounds(parts).filter((one) => one !== undefined);
    if (parts.hasOtherForms !== true) return results.every((one) => one === text);
    return results.every((one) => {
      const again = partsOf(one);
      return again?.assemble(again.segments.map((sentence) => sentence.text)) === one;
    });
  };
  return file.messages.filter(({ value }) => !isSame(value)).map(({ path }) => keyId(path));
}
