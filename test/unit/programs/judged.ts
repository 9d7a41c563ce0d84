import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { allPrograms, programOf } from '../../../src/programs/programs.ts';
import { accented, check, fill, folderOf, type Answer, type Texts } from './programUnderTest.ts';
import { messagesOf, translated } from './randomMessages.ts';

/** What a person has in a translation, and whether the program refuses it or loses an argument. */
type Person = readonly [english: string, german: string, isWrong: boolean];

/** A program, or its rules, that reads what Glossa writes. */
export interface Judged {
  /** The program's `id`. */
  readonly id: string;
  /** What names the program in a folder. */
  readonly manifest: Texts;
  /** Where the messages of a locale are; `locales/de.json` where it does not say. */
  readonly pathOf?: (locale: string) => string;
  readonly file?: MessageFile;
  /** Apostrophes quote wherever they are: those that hide words or arguments are put right, since nobody means that. */
  readonly quotesAnywhere?: true;
  /** What it shows otherwise than it should, so that nobody can write it. */
  readonly misreads?: RegExp;
  /**
   * What is shown of a message with the same values always, one text for each count that makes a difference; throws where it
   * cannot be read. The values are {@link valueOf} their names, so that it is seen which are there.
   */
  readonly shows: (message: string, locale: string) => readonly string[];
  /** English messages as its people write them. */
  readonly messages: readonly string[];
  readonly people: readonly Person[];
}

/** How messages are held in a file, by their keys. */
export interface MessageFile {
  write(messages: Readonly<Record<string, string>>, locale: string): string;
  read(text: string, locale: string): Readonly<Record<string, string>>;
}

const json: MessageFile = {
  write: (messages) => JSON.stringify(messages, undefined, 2),
  read: (text) => JSON.parse(text) as Readonly<Record<string, string>>,
};

/** A value that no answer changes, and that nobody takes for words. */
export const valueOf = (name: string): string => `«${name.toUpperCase()}»`;

/** Values for names, as most programs take them. */
export const valuesOf = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)]));

/** What makes messages choose otherwise. */
export const situations = [0, 1, 2, 5].flatMap((n) =>
  ['mine', 'yours', 'theirs'].map((kind) => ({ n, kind })),
);

/** Answers that say the same of a text whether its arguments are tokens or values. */
const answers: Readonly<Record<string, Answer>> = {
  'accented words': accented,
  'a word that runs into what follows': (text) => text.replaceAll(/\bthe /g, "l'"),
  'an apostrophe in front': (text) => `L'${text}`,
  'apostrophes around words': (text) => text.replaceAll(/\b(open|of)\b/gi, "'$1'"),
  'an at sign': (text) => text.replaceAll(' at ', ' @ '),
  'a percent sign': (text) => text.replaceAll(' percent', ' %'),
  'a pipe': withPipe,
};

/** A machine has no pipe of its own: its answer is refused, in all programs or in parts. */
function withPipe(text: string): string {
  return text.replaceAll(' or ', ' | ');
}

/** Curled apostrophes are as good as straight ones. */
const straight = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' '));

const marksIn = (texts: readonly string[]) =>
  texts.map((text) => (text.match(/«[^»]*»/g) ?? []).toSorted().join(' '));

/** Whether an apostrophe hides words or arguments. */
const isAmiss = (message: string) =>
  message.replaceAll(/''|'[{}]+'|'\{[^{}']*\}'/gu, '').includes("'");

/** What is shown, whether or not an apostrophe hides it. */
const unhidden = (texts: readonly string[]) =>
  straight(texts).map((text) =>
    text.replaceAll(/'|\{\s*(\w+)[^{}]*\}/gu, (_, name?: string) =>
      name === undefined ? '' : valueOf(name),
    ),
  );

/** Tests that a program shows what Glossa writes for it, and refuses what Glossa calls an error. */
export function isJudged(judged: Judged): void {
  const { pathOf = (locale) => `locales/${locale}.json`, file = json, shows } = judged;
  const keyed = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, index) => [`m${index}`, text]));
  const english = keyed(judged.messages);

  const shown = (text: string): readonly string[] | undefined => {
    try {
      return shows(text, 'de');
    } catch {
      return undefined;
    }
  };

  it('shows its own messages', () => {
    for (const message of judged.messages) assert.ok(shows(message, 'en').length > 0);
  });

  /** What is written for messages, and which failed. */
  async function filled(messages: Readonly<Record<string, string>>, answer: Answer) {
    const folder = folderOf({
      ...judged.manifest,
      [pathOf('en')]: file.write(messages, 'en'),
      [pathOf('de')]: file.write({}, 'de'),
    });
    const { failed } = await fill(folder, 'de', answer);
    return { written: file.read(folder.files.texts.get(pathOf('de')) ?? '', 'de'), failed };
  }

  for (const [what, answer] of Object.entries(answers)) {
    it(`shows the words and the arguments of ${what}`, async () => {
      const { written, failed } = await filled(english, answer);
      const wrong: string[] = [];
      for (const [key, message] of Object.entries(english)) {
        const text = written[key];
        const own = shows(message, 'en');
        if (text === undefined) {
          if (answer !== withPipe) wrong.push(`${message} is not written: ${failed.join()}`);
          continue;
        }
        const said = shown(text) ?? ['throws'];
        const isRight =
          answer === withPipe
            ? marksIn(said).join() === marksIn(own).join()
            : straight(said).join() === straight(own.map(answer)).join();
        if (!isRight) wrong.push(`${message} as ${text}: ${said.join(' / ')}`);
      }
      assert.deepEqual(wrong, []);
    });
  }

  it('shows the words of a faithful service, and all else as it was, in random messages', async () => {
    const [format = 'json'] = allPrograms.find(({ id }) => id === judged.id)?.formats ?? [];
    const isOwn = (texts: readonly string[]) =>
      programOf({ format, named: [judged.id], texts }).id === judged.id;
    const texts = fc.array(messagesOf(judged.id), { minLength: 10, maxLength: 10 }).filter(isOwn);
    let count = 0;
    const property = fc.asyncProperty(texts, async (messages) => {
      const { written } = await filled(keyed(messages), translated);
      for (const [place, message] of messages.entries()) {
        const [own, text] = [shown(message), written[`m${place}`]];
        // What the program cannot read may be refused, and what has no words is not sent.
        if (own === undefined || text === undefined || judged.misreads?.test(text) === true)
          continue;
        const said = shown(text) ?? ['throws'];
        count++;
        // Words that a program may read, as in `:alpha`, stay as they are.
        const [got, wanted] = [said.map(translated), own.map(translated)];
        if (judged.quotesAnywhere !== true || !isAmiss(message))
          assert.deepEqual(straight(got), straight(wanted), `${message} as ${text}`);
        else if (!/[{}]/u.test(message.replaceAll(/\{\s*\w+(?:, *\w+)?\s*\}/gu, '')))
          assert.deepEqual(unhidden(got), unhidden(wanted), `${message} as ${text}`);
      }
    });
    const numRuns = 20;
    await fc.assert(property, { seed: 60, numRuns });
    assert.ok(count > 3 * numRuns, `${count}`);
  });

  it('refuses what Glossa calls an error in texts of people, and nothing else', async () => {
    const { people } = judged;
    const found = await check({
      ...judged.manifest,
      [pathOf('en')]: file.write(keyed(people.map(([source]) => source)), 'en'),
      [pathOf('de')]: file.write(keyed(people.map(([, german]) => german)), 'de'),
    });
    const wrong: string[] = [];
    for (const [index, [source, german, isWrong]] of people.entries()) {
      const said = shown(german);
      const isLost =
        said === undefined || marksIn(said).join() !== marksIn(shows(source, 'en')).join();
      const errors = found.filter(
        (one) => one.startsWith('error ') && new RegExp(`\\bm${index}\\b`).test(one),
      );
      if (isLost !== isWrong)
        wrong.push(`the judge of ${german}: ${said?.join(' / ') ?? 'throws'}`);
      if (errors.length > 0 !== isWrong) wrong.push(`the check of ${german}: ${errors.join()}`);
    }
    assert.deepEqual(wrong, []);
  });
}
