import { copyRequest } from './copyRequest.ts';
import { chooseTranscription, chooseTrial } from './chooseTranscription.ts';

/** What the commands of this feature do: loaded with the first of them. */
export const voiceCommands = {
  copyRequest,
  transcribe: chooseTranscription,
  tryTerms: chooseTrial,
};
