import type { MessageText } from '../placeholders/messageText.ts';
import type { MessageKey } from '../programText/keyWords.ts';
import type { MessageSyntax } from '../syntax.ts';
import type { TextRange } from '../textRange.ts';

/** An error must not be written; a warning needs a look; an info is a matter of taste. */
export type Severity = 'error' | 'warning' | 'info';

/** What a check has to say, as data; its wording belongs to whoever shows it. */
export interface Found {
  /** What the source asks for; empty where it asks for nothing. */
  readonly expected: string;
  /** What the target has instead; empty where it has nothing. */
  readonly got: string;
}

/** A message and its translation, each with its locale. */
export interface MessagePair {
  readonly source: string;
  readonly target: string;
  /** BCP 47; anything else counts as a language without peculiarities. */
  readonly sourceLocale: string;
  readonly targetLocale: string;
  /** How the program reads both; `unknown` where nothing is known of the file. */
  readonly syntax?: MessageSyntax;
  /** Where both are in their files: it may say that only a program reads them. */
  readonly key?: MessageKey | undefined;
}

/** The same, taken apart. */
export interface ReadPair {
  /** As it is in the file. */
  readonly message: MessagePair;
  readonly source: MessageText;
  readonly target: MessageText;
  readonly sourceLocale: string;
  readonly targetLocale: string;
}

/** A translation as it is in a file, whoever wrote it. */
export interface TranslationPair extends MessagePair {
  /** The plural form that the message is for stands for one number alone: it may do without that number. */
  readonly isOneNumber?: boolean;
  /** The plural form is for none: nobody and nothing can be named in it. */
  readonly isForNone?: boolean;
}

/** A translation whose findings may be excused. */
export interface Translation extends TranslationPair {
  /** The codes of what is found once both texts are changed: what is then gone was about what the change took away. */
  readonly codesAfter: (change: (text: string) => string) => ReadonlySet<string>;
}

/**
 * Why what a check found in a person's translation is no mistake (`none`), or no more than information or a warning;
 * undefined where there is no such reason.
 */
export type Excuse = (
  found: Found,
  translation: Translation,
) => 'none' | 'info' | 'warning' | undefined;

/** An excuse of all findings of a check, which only the two texts decide: it is looked for once in each translation. */
export function excuseOfTexts(judge: (translation: Translation) => ReturnType<Excuse>): Excuse {
  const known = new WeakMap<Translation, { readonly verdict: ReturnType<Excuse> }>();
  return (_, translation) => {
    const found = known.get(translation) ?? { verdict: judge(translation) };
    known.set(translation, found);
    return found.verdict;
  };
}

/** What a fix starts from. */
export interface ToFix extends Found {
  /** The translation as it is now. */
  readonly target: string;
  readonly severity: Severity;
  /** The texts that were compared; absent for what is said about one text alone. */
  readonly pair?: TranslationPair | undefined;
  /** The part of the translation that it is about. */
  readonly at?: TextRange | undefined;
  /** The translation of another message that it is compared with. */
  readonly other?: string | undefined;
}

/** All about one kind of mistake. Its sentence is in `texts/`, and `docs/checks.md` explains it to users. */
export interface Check<Code extends string = string> {
  /** Stable: people write it into settings and lists. */
  readonly code: Code;
  readonly severity: Severity;
  /** In a message and its translation; absent where one comparison finds it for several checks, or it takes more than these two. */
  readonly find?: (pair: ReadPair) => readonly Found[];
  /** For texts in files only: what it finds in a machine's answer is found by `verify`, or is never sent. */
  readonly inFilesOnly?: true;
  /** It holds for texts with branches and choices as well. */
  readonly ofWholeTexts?: true;
  readonly excuses?: readonly Excuse[];
  /** Whether a value that only the translation shows is excused where the program has it for neighboring messages. */
  readonly mayBeBeside?: true;
  /** The part of the translation that it is about; nothing where that is all of it, or what is not there. */
  readonly place?: (found: Found, target: string) => TextRange | undefined;
  /** Whole texts in which it may be mended, the most likely one first. Some of them may mend nothing. */
  readonly fix?: (found: ToFix) => readonly string[];
  /** Codes that have to be gone as well for a fix to be one. */
  readonly fixedWith?: readonly string[];
  /** It can be mended in one way only, so that nobody has to look at each. */
  readonly isCertain?: true | ((found: Found) => boolean);
  /** It is about values of a message, which the text of a similar message may get wrong. */
  readonly isOfValues?: true;
  /** Another run may mend it. */
  readonly isForRuns?: true;
  /** The setting with which people choose its severity. */
  readonly setting?: ChosenKind;
}

/** The kinds of findings whose severity people choose, by the names of their settings. */
export const chosenKinds = [
  'missing',
  'outdated',
  'empty',
  'sameAsSource',
  'inconsistent',
  'terms',
  'unreadable',
] as const;

export type ChosenKind = (typeof chosenKinds)[number];

/** A check whose findings come out of the comparison that several share. */
export function comparedCheck<const Code extends string>(
  code: Code,
  severity: Severity,
  others: Omit<Check, 'code' | 'severity'> = {},
) {
  return { code, severity, ...others } as const;
}

/** What people do on purpose more often than not. */
export const onPurpose: Excuse = () => 'info';
