import * as vscode from 'vscode';
import { showKeyPath } from '../../catalog/keyPath.ts';
import { uiPath, uiText } from '../../platform/ui/text/uiText.ts';
import type { KeyChangeError } from '../../project/keys/keyChange.ts';

/** Why a change of keys was not made. */
export function refusalText({ reason, path, key }: KeyChangeError): string {
  const [file, name] = [uiPath(path), uiText(showKeyPath(key))];
  const args = [name, file];
  switch (reason) {
    case 'absent':
      return vscode.l10n.t({
        message: 'There is no key {0} beside {1}. Nothing was changed.',
        args,
        comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
      });
    case 'taken':
      return vscode.l10n.t({
        message: '{1} already has the key {0}. Choose another name. Nothing was changed.',
        args,
        comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
      });
    case 'unreadable':
      return vscode.l10n.t(
        '{0} cannot be read safely. Correct it first. Nothing was changed.',
        file,
      );
    case 'generated':
      return vscode.l10n.t(
        '{0} was made from a PO file, so its keys are changed there. Nothing was changed.',
        file,
      );
    case 'dotted':
      return vscode.l10n.t({
        message:
          'A name with a dot, such as {0}, leads into a group in {1}. Run “Move Key…” to put a key into another group. Nothing was changed.',
        args,
        comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
      });
    case 'flat':
      return vscode.l10n.t('The keys in {0} are not in groups. Nothing was changed.', file);
    case 'inside':
      return vscode.l10n.t({
        message: 'The key {0} would be inside of itself. Nothing was changed.',
        args: [name],
        comment: '{0} is a key such as “nav.home”.',
      });
    case 'noName':
      return vscode.l10n.t('A key needs a name. Nothing was changed.');
    case 'blocked':
      return vscode.l10n.t({
        message:
          '{1} cannot hold the key {0}: another key is in its way, or files of this kind have no such keys. Choose another name. Nothing was changed.',
        args,
        comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
      });
    case 'impossible':
      return vscode.l10n.t({
        message:
          '{0} cannot be changed in {1}: it stands there twice, is shared by an alias, or holds something other than text. Nothing was changed.',
        args,
        comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
      });
  }
}
