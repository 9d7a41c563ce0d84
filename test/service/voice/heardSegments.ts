import { pseudoTranslate } from '../engine.ts';
import { heardText } from './mishear.ts';
import type { SpokenSentence } from './spokenScript.ts';
import type { VoiceSession } from './voiceState.ts';

interface Segment {
  readonly language?: string;
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
}

/** What is new since the last update: what is settled now, and what may still change. */
interface Heard {
  readonly concluded: readonly Segment[];
  readonly tentative: readonly Segment[];
}

/** Listens on as far as sound has arrived. With `last`, what was begun is settled as far as it was heard. */
export function listen(
  session: VoiceSession,
  script: readonly SpokenSentence[],
  last: boolean,
): Heard {
  const begun = script.slice(session.concluded).filter(({ start }) => start < session.heard);
  const done = begun.filter(({ end }) => last || end <= session.heard);
  session.concluded += done.length;
  return {
    concluded: done.map((sentence) => segment(session, sentence)),
    tentative: begun.slice(done.length).map((sentence) => segment(session, sentence)),
  };
}

/** The sentence as far as it was heard, in whole words. */
function segment(session: VoiceSession, { text, start, end }: SpokenSentence): Segment {
  const reached = Math.min(session.heard, end);
  const words = heardText(text, session.terms).split(' ');
  const share = Math.ceil((words.length * (reached - start)) / (end - start));
  return {
    language: session.language,
    text: words.slice(0, share).join(' '),
    start_time: start,
    end_time: Math.round(reached),
  };
}

export function translated(session: VoiceSession, heard: Heard, target: string): Heard {
  const translate = ({ text, start_time, end_time }: Segment) => ({
    text: pseudoTranslate(text, {
      target,
      terms: session.glossary.get(target) ?? new Map(),
      keeps: undefined,
      mangling: { modes: [], when: 'always' },
    }),
    start_time,
    end_time,
  });
  return {
    concluded: heard.concluded.map(translate),
    tentative: heard.tentative.map(translate),
  };
}
