import * as vscode from 'vscode';
import { showKeyPath } from '../../catalog/formats/format.ts';
import { uiPath, uiText } from '../../texts/uiText.ts';
import type { KeyChangeError } from '../../project/keys/keyChange.ts';

/** Why a change of keys was not made. */
export function refusalText({ reason, path, key }: KeyChangeError): string {
  return texts[reason](uiText(showKeyPath(key)), uiPath(path));
}

type Sentence = (name: string, file: string) => string;

const texts: Readonly<Record<KeyChangeError['reason'], Sentence>> = {
  absent: (name, file) =>
    vscode.l10n.t({
      message: 'There is no key {0} beside {1}. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  taken: (name, file) =>
    vscode.l10n.t({
      message: '{1} already has the key {0}. Choose another name. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  unreadable: (_, file) =>
    vscode.l10n.t('{0} cannot be read safely. Correct it first. Nothing was changed.', file),
  generated: (_, file) =>
    vscode.l10n.t(
      '{0} was made from a PO file, so its keys are changed there. Nothing was changed.',
      file,
    ),
  dotted: (name, file) =>
    vscode.l10n.t({
      message:
        'A name with a dot, such as {0}, leads into a group in {1}. Run “Move Key…” to put a key into another group. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  flat: (_, file) => vscode.l10n.t('The keys in {0} are not in groups. Nothing was changed.', file),
  inside: (name) =>
    vscode.l10n.t({
      message: 'The key {0} would be inside of itself. Nothing was changed.',
      args: [name],
      comment: '{0} is a key such as “nav.home”.',
    }),
  noName: () => vscode.l10n.t('A key needs a name. Nothing was changed.'),
  blocked: (name, file) =>
    vscode.l10n.t({
      message:
        '{1} cannot hold the key {0}: another key is in its way, or files of this kind have no such keys. Choose another name. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  impossible: (name, file) =>
    vscode.l10n.t({
      message:
        '{0} cannot be changed in {1}: it stands there twice, is shared by an alias, or holds something other than text. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
};
