import * as vscode from 'vscode';
import { UserError } from '../../platform/ui/userError.ts';
import { format } from '../../texts/format.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { soundOf, type Sound, type SoundProblem } from '../../speech/sound.ts';
import { sentences } from '../../texts/sentences.ts';

/** Bytes of a recording that is read into memory: about an hour and a half of plain samples at 48 kHz. */
const largest = 536_870_912;

/**
 * The sound of a file.
 *
 * @throws {UserError} where a voice session cannot take it; nothing was sent then
 */
export async function readRecording(uri: vscode.Uri): Promise<Sound> {
  const { size } = await vscode.workspace.fs.stat(uri);
  if (size > largest) {
    throw new UserError(sentences.isTooLarge(nameOf(uri), format.bytes(largest)));
  }
  const sound = soundOf(await vscode.workspace.fs.readFile(uri));
  if (typeof sound === 'object') return sound;
  throw new UserError(problemText(sound, nameOf(uri)));
}

function problemText(problem: SoundProblem, name: string): string {
  switch (problem) {
    case 'encoding':
      return vscode.l10n.t(
        'The samples in {0} have a form that is not supported. Save it as WAV with 16 bits. Nothing was sent.',
        name,
      );
    case 'empty':
      return vscode.l10n.t('There is no sound in {0}. Nothing was sent.', name);
    case 'unknown':
      return vscode.l10n.t(
        '{0} is not a recording that Glossa knows. Nothing was sent. It takes WAV, AIFF, FLAC, MP3, Ogg, WebM and Matroska.',
        name,
      );
    default:
      return vscode.l10n.t({
        message:
          '{0} is a recording of the type {1}, which voice sessions do not take. Save it as WAV, FLAC, MP3 or Ogg. Nothing was sent.',
        args: [name, problem],
        comment: '{0} is the name of a file, {1} a name such as “MP4”, which is not translated.',
      });
  }
}
