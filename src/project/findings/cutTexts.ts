import { readMessage } from '../../message/placeholders/messageText.ts';
import type { ResourceFile } from '../../resources/formats/format.ts';
import type { MessageFinding } from './messageFinding.ts';

/**
 * Says more of short texts that stop within a word: their last one is nowhere else in the file, where others begin with it.
 * A text that ends with a whole word may be one that says it in few of them.
 */
export function withCutTexts(
  findings: readonly MessageFinding[],
  file: ResourceFile,
): readonly MessageFinding[] {
  if (!findings.some(isShort)) return findings;
  const words = new Words(file);
  return findings.map((one) =>
    isShort(one) && words.isPart(lastWord(one.message.value))
      ? { ...one, finding: { ...one.finding, severity: 'warning' } }
      : one,
  );
}

function isShort({ finding: { code, severity, expected, got } }: MessageFinding): boolean {
  return code === 'length' && severity === 'info' && Number(got) < Number(expected);
}

/** The word that a text ends with, without a mark behind it; empty where something else is there. */
const lastWord = (text: string): string =>
  /\p{L}[\p{L}\p{M}]*$/u.exec(readMessage(text).prose.trimEnd())?.[0].toLowerCase() ?? '';

/** Letters of the beginning of a word, of which longer ones may be a form of their own. */
const mostLetters = 3;

/** All words of a file, in small letters. */
class Words {
  readonly #counts = new Map<string, number>();
  readonly #sorted: readonly string[];

  constructor(file: ResourceFile) {
    for (const { value } of file.messages) {
      for (const word of value.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
        this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    }
    this.#sorted = [...this.#counts.keys()].sort();
  }

  /** Whether a word is there once, and the beginning of another one. */
  isPart(word: string): boolean {
    if (word === '' || word.length > mostLetters || this.#counts.get(word) !== 1) return false;
    const next = this.#sorted[this.#sorted.indexOf(word) + 1];
    return next?.startsWith(word) === true;
  }
}
