import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The codes of the languages whose speech recognition takes spoken terms; `undefined` where the service does not say,
 * so that any code may be tried.
 */
export async function voiceLanguages({
  languages,
  log,
}: Services): Promise<readonly string[] | undefined> {
  try {
    const voice = await languages.of('voice');
    const codes = voice.flatMap(({ code, source, features }) =>
      source && features.has('spoken_terms') ? [code] : [],
    );
    return codes.length === 0 ? undefined : codes;
  } catch (error) {
    log.warn(describeError(error).detail);
    return undefined;
  }
}
