import { posix } from 'node:path';
import * as vscode from 'vscode';
import { TmxCounter, type TmxSummary } from '../../../memory/tmxSummary.ts';
import { keyFingerprint } from '../../../platform/account/keyFingerprint.ts';
import { parseCommandArgument } from '../../../platform/ui/command.ts';
import { withNotification, type Report } from '../../../platform/ui/messages.ts';
import { limits } from '../../../service/limits.ts';
import { format, quantity } from '../../../texts/format.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { readTmxFile } from '../../../platform/files/tmxFile.ts';
import { askName } from '../../../platform/ui/inputBox.ts';
import { uiText } from '../../../texts/uiText.ts';
import { UserError } from '../../../platform/ui/userError.ts';
import { watchImport } from './watchImport.ts';
import type { MemoryModel } from '../memoryModel.ts';

/** Makes a translation memory of a TMX file; returns its id. The explorer passes the file, a keybinding all choices. */
export async function importMemory(
  model: MemoryModel,
  given: unknown,
): Promise<string | undefined> {
  const { uri, name } = await whichFile(given);
  if (uri === undefined) return undefined;
  const checking = vscode.l10n.t('Checking {0}', nameOf(uri));
  const { bytes, summary } = await withNotification(checking, async (_, signal) =>
    check(uri, signal),
  );
  const chosen = name ?? (await askMemoryName(uri, summary));
  if (chosen === undefined) return undefined;
  const fileName = posix.basename(uri.path).slice(-limits.importFileName);
  const title = vscode.l10n.t('Importing “{0}”', uiText(chosen));
  return withNotification(title, (report, signal) =>
    send(model, { fileName, name: chosen, bytes }, report, signal),
  );
}

async function whichFile(
  given: unknown,
): Promise<{ readonly uri: vscode.Uri | undefined; readonly name?: string | undefined }> {
  if (given instanceof vscode.Uri) return { uri: given };
  if (given !== undefined && given !== null) {
    const { importArguments } = await import('../memoryArguments.ts');
    const { file, name } = parseCommandArgument(importArguments, given);
    return { uri: vscode.Uri.parse(file, true), name };
  }
  const picked = await vscode.window.showOpenDialog({
    title: vscode.l10n.t('Import Translation Memory from TMX'),
    openLabel: vscode.l10n.t({
      message: 'Import',
      comment: 'Button: begins the import of a file.',
    }),
    filters: { TMX: ['tmx', 'xml'] },
  });
  return { uri: picked?.[0] };
}

async function check(
  uri: vscode.Uri,
  signal: AbortSignal,
): Promise<{ readonly bytes: Uint8Array; readonly summary: TmxSummary }> {
  const counter = new TmxCounter();
  const bytes = await readTmxFile(uri, (unit) => counter.add(unit), signal);
  const { summary } = counter;
  if (summary.usable > 0) return { bytes, summary };
  throw new UserError(
    vscode.l10n.t(
      '{0} has no units with a source text and a translation. Nothing was sent.',
      nameOf(uri),
    ),
  );
}

async function askMemoryName(uri: vscode.Uri, summary: TmxSummary): Promise<string | undefined> {
  const [source = ''] = summary.sources;
  return askName({
    title: vscode.l10n.t('Import Translation Memory from TMX'),
    prompt: vscode.l10n.t({
      message: 'Name of the new memory. The file has {0} from {1} into {2}.',
      args: [
        quantity.units(summary.usable),
        format.language(source),
        uiText(format.list(summary.targets.map(format.language)), 160),
      ],
      comment: '{0} is a number such as “3 units”, {1} a language, {2} a list of languages.',
    }),
    value: posix.basename(uri.path, posix.extname(uri.path)),
  });
}

async function send(
  model: MemoryModel,
  {
    fileName,
    name,
    bytes,
  }: { readonly fileName: string; readonly name: string; readonly bytes: Uint8Array },
  report: Report,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { service, account } = await model.connection.opened();
  const { memories } = service;
  const declared = { fileName, contentLength: bytes.length, name };
  const { jobId, uploadUrl } = await memories.startImport(declared, { signal });
  const record = { kind: 'import', jobId, name, sentWith: keyFingerprint(account.key) } as const;
  return watchImport(model, record, {
    report,
    signal,
    async send() {
      report(vscode.l10n.t('sending the file'));
      await memories.upload(uploadUrl, bytes, { signal });
    },
  });
}
