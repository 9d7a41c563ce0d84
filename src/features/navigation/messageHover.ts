import * as vscode from 'vscode';
import { keyId, showKeyPath } from '../../resources/formats/format.ts';
import { sameLocale } from '../../resources/locale.ts';
import type { LocaleFile } from '../../resources/layouts/resourceSet.ts';
import { rangeIn } from '../../platform/ui/inEditor/diagnostic.ts';
import { format } from '../../texts/format.ts';
import { hoverOf, type HoverLine } from '../../platform/ui/inEditor/hover.ts';
import { stateText } from '../../texts/states/stateText.ts';
import { statusText } from '../../texts/states/statusText.ts';
import type { LocaleFiles } from '../../platform/workspace/localeFiles.ts';
import { pointedAt, type Pointed } from '../../platform/workspace/openFile.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';
import { stateOf } from '../../project/status/messageState.ts';

/** Locales that a hover shows; more would not fit. */
const shownLocales = 8;

/** Shows at a key or a value its state, its source and what other locales have. */
export class MessageHover implements vscode.HoverProvider {
  readonly #status: WorkspaceStatus;
  readonly #files: LocaleFiles;

  constructor(status: WorkspaceStatus, files: LocaleFiles) {
    this.#status = status;
    this.#files = files;
  }

  async provideHover(
    document: vscode.TextDocument,
    position: vscode.Position,
    token: vscode.CancellationToken,
  ): Promise<vscode.Hover | undefined> {
    const pointed = await pointedAt(this.#status.resources, document, position);
    if (pointed?.at.message === undefined) return undefined;
    const { at, member } = pointed;
    const heading: HoverLine = {
      name: showKeyPath(at.path),
      ...(await this.#state(pointed, document)),
    };
    const source = member.isSource ? [] : [await this.#line(pointed, member.set.source)];
    const others = await this.#others(pointed, token);
    if (token.isCancellationRequested) return undefined;
    const parts = [[heading], source, others, await this.#stands(pointed)].filter(
      (lines) => lines.length > 0,
    );
    return hoverOf(rangeIn(document, at), parts);
  }

  /** Of a translation, as it was counted. */
  async #state(
    { at: { message } }: Pointed,
    { uri }: vscode.TextDocument,
  ): Promise<Pick<HoverLine, 'text'>> {
    const target = await this.#status.planOf(uri);
    const id = message && keyId(message.path);
    const item = target?.plan.items.find((one) => one.id === id);
    const state = item && stateOf(item);
    return state === undefined ? {} : { text: stateText(state) };
  }

  /** How the file as a whole stands, as it was counted. */
  async #stands({ member }: Pointed): Promise<readonly HoverLine[]> {
    const { folder, set, locale, isSource } = member;
    if (isSource) return [];
    const { counts, path } = await (await this.#status.of(folder)).status(set, locale);
    if (counts === undefined) return [];
    const problems = this.#status.problems.of(vscode.Uri.joinPath(folder.uri, path));
    return [{ name: path, text: statusText({ ...counts, problems }) }];
  }

  async #others(pointed: Pointed, token: vscode.CancellationToken): Promise<readonly HoverLine[]> {
    const { set, locale } = pointed.member;
    const others = set.targets.filter((one) => one.exists && !sameLocale(one.locale, locale));
    const lines: HoverLine[] = [];
    for (const other of others.slice(0, shownLocales)) {
      if (token.isCancellationRequested) break;
      lines.push(await this.#line(pointed, other));
    }
    const more = others.length - shownLocales;
    if (more > 0) lines.push({ name: vscode.l10n.t('{0} more locales', format.number(more)) });
    return lines;
  }

  async #line({ at, member }: Pointed, file: LocaleFile): Promise<HoverLine> {
    const found = await this.#files.find(member.folder, member.set, file, at.path);
    const language = format.language(file.locale);
    const name =
      file === member.set.source
        ? vscode.l10n.t({
            message: 'Source ({0})',
            args: [language],
            comment: '{0} is the name of a language. The text of the source follows.',
          })
        : language;
    if (found === undefined || (found.value ?? '') === '')
      return { name, text: stateText('missing') };
    return { name, place: found, text: found.value ?? '' };
  }
}
