import type * as vscode from 'vscode';
import type { Connection } from './connection.ts';
import { settings } from '../settings.ts';
import type { Mode } from '../../service/http/policy.ts';
import type { OpenService } from '../../project/ports/translationService.ts';

/**
 * The service of the account, or, where a folder is set to pseudo-translation, this machine: then nothing is asked of the
 * account, and nobody needs one.
 *
 * @throws {ServiceError} of kind `noKey` where an account is needed and nobody is signed in
 */
export async function textSource(
  connection: Connection,
  scope: vscode.Uri,
  mode: Mode,
): Promise<OpenService> {
  if (settings.translate.pseudo.get(scope)) {
    const { pseudoTranslator } = await import('../../translation/pseudoTranslator.ts');
    return { translator: pseudoTranslator, tagHandling: true, address: 'pseudo:' };
  }
  const { service, account, profile } = await connection.opened();
  const { createTranslator } = await import('../../service/text/translator.ts');
  return {
    translator: createTranslator(service, { mode }),
    tagHandling: profile.capabilities.tagHandling,
    address: account.baseUrl.href,
  };
}
