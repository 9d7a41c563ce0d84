import * as vscode from 'vscode';
import type { VoiceTexts } from '../../protocol/voice.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { choices } from '../../texts/choices.ts';

/** The texts of the page in the language of the editor. */
export function voiceTexts(): VoiceTexts {
  return { ...frameTexts(), ...trialTexts() };
}

function frameTexts() {
  return {
    time: vscode.l10n.t({
      message: 'Time',
      comment: 'Heading: when something is said in a recording.',
    }),
    start: vscode.l10n.t({ message: 'Start', comment: 'Button: starts a transcription.' }),
    again: vscode.l10n.t('Transcribe Again'),
    stop: buttonTexts.stop(),
    copy: buttonTexts.copy(),
    discard: vscode.l10n.t({ message: 'Discard', comment: 'Button: throws a transcript away.' }),
    save: vscode.l10n.t({ message: 'Save…', comment: 'Button: saves a transcript in a file.' }),
    language: vscode.l10n.t('Language of the transcript'),
    form: vscode.l10n.t({ message: 'Save as', comment: 'Label: the form of a file.' }),
    forms: {
      srt: choices.subtitles(),
      txt: choices.plainText(),
      json: vscode.l10n.t('Everything (.json)'),
    },
    progress: vscode.l10n.t('Progress of the transcription'),
    transcript: vscode.l10n.t({
      message: 'Transcript',
      comment: 'Noun: what was said in a recording, as text.',
    }),
    nothing: vscode.l10n.t('Nothing has been heard yet.'),
    microphone: vscode.l10n.t(
      'VS Code gives extensions no microphone. To speak, record a file with another program and choose it.',
    ),
  };
}

function trialTexts() {
  return {
    without: vscode.l10n.t('Without the Terms'),
    with: vscode.l10n.t('With the Terms'),
    terms: vscode.l10n.t('What the Terms Changed'),
    term: vscode.l10n.t({ message: 'Term', comment: 'Heading: a name whose spelling is fixed.' }),
    verdict: vscode.l10n.t({
      message: 'Result',
      comment: 'Heading: what a list of terms changed.',
    }),
    verdicts: {
      better: vscode.l10n.t('The list helps.'),
      worse: vscode.l10n.t('The list harms.'),
      same: vscode.l10n.t('No difference.'),
      silent: vscode.l10n.t('Not said in this recording.'),
    },
  };
}
