import * as vscode from 'vscode';
import { format, quantity } from '../../../texts/format.ts';
import type { SegmentsData, SegmentsHost, SegmentsPage } from '../../../protocol/segments.ts';
import type { LocaleView } from '../../../protocol/localeView.ts';
import { textDirection } from '../../../resources/textDirection.ts';
import { limits } from '../../../service/limits.ts';
import type { TranslationMemory } from '../../../service/memories/schemas.ts';
import { CursorTrail } from '../../../platform/account/cursorTrail.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import type { PageKind } from '../../../platform/pages/panel.ts';
import { plainText } from '../../../texts/uiText.ts';

/** What a page must know of its memory, also after a restart. */
export type MemoryView = Pick<
  TranslationMemory,
  'id' | 'name' | 'sourceLanguage' | 'targetLanguages' | 'segmentCount'
>;

/** Segments of a page of the service. */
const pageSize = 50;

/** The page that shows the segments of a memory. */
export function segmentsPanel(
  connection: Connection,
): PageKind<MemoryView, SegmentsHost, SegmentsPage> {
  return {
    viewType: 'glossa.segments',
    name: 'segmentsPage',
    idOf: ({ id }) => id,
    async readSubject(kept) {
      const { memoryViewSchema } = await import('./segmentsSchemas.ts');
      return memoryViewSchema.safeParse(kept).data;
    },
    schemas: async () => (await import('./segmentsSchemas.ts')).segmentsSchemas,
    open(memory, panel) {
      const editors = new LastEditor();
      // A page that is hidden misses the call, and loads again anyway when it is shown.
      const changes = connection.onDidChange(() => panel.page.restart().catch(() => undefined));
      return {
        title: vscode.l10n.t('Segments of {0}', plainText(memory.name)),
        data: () => dataOf(memory),
        host: hostOf(connection, memory, editors),
        closed: () => vscode.Disposable.from(editors, changes).dispose(),
      };
    },
  };
}

/** Only what a page needs, so that what it keeps stays readable for later versions. */
export function memoryView(memory: TranslationMemory): MemoryView {
  const { id, name, sourceLanguage, targetLanguages, segmentCount } = memory;
  return { id, name, sourceLanguage, targetLanguages, segmentCount };
}

function hostOf(connection: Connection, memory: MemoryView, editors: LastEditor): SegmentsHost {
  let trail = new CursorTrail();
  return {
    async load(filter, cursor) {
      if (cursor === null) trail = new CursorTrail();
      const asked = trail;
      const { memories } = await connection.service();
      const page = await memories.segments(memory.id, {
        pageSize,
        ...(filter === '' ? {} : { filter }),
        ...(cursor === null ? {} : { cursor }),
      });
      const next = asked.after(page.nextCursor) ?? null;
      return {
        segments: page.segments.map(({ sourceText, targets }) => ({
          source: sourceText,
          targets: targets.map(({ language, text }) => ({ language, text })),
        })),
        cursor: next,
        problem: asked.isCircle ? circleText() : '',
      };
    },
    async copy(text) {
      await vscode.env.clipboard.writeText(text);
      return null;
    },
    async use(language, text) {
      const { insertSegment } = await import('./insertSegment.ts');
      const { sourceLanguage } = memory;
      return insertSegment(editors.last, { sourceLanguage, language, text });
    },
  };
}

function circleText(): string {
  return vscode.l10n.t(
    'The list ends here: the service leads back to segments that it has listed before.',
  );
}

async function dataOf(memory: MemoryView): Promise<SegmentsData> {
  const { segmentsTexts } = await import('./segmentsTexts.ts');
  return {
    name: plainText(memory.name, 300),
    count: quantity.segments(memory.segmentCount),
    source: languageOf(memory.sourceLanguage),
    targets: memory.targetLanguages.map(languageOf),
    filterLength: limits.filterLength,
    texts: segmentsTexts(),
  };
}

function languageOf(code: string): LocaleView {
  return { code, name: format.language(code), direction: textDirection(code) };
}

/** The text editor that was active last: while a page has the focus, the editor calls none active. */
class LastEditor implements vscode.Disposable {
  #last = vscode.window.activeTextEditor;
  readonly #listener = vscode.window.onDidChangeActiveTextEditor((editor) => {
    this.#last = editor ?? this.#last;
  });

  get last(): vscode.TextEditor | undefined {
    return this.#last?.document.isClosed === false ? this.#last : undefined;
  }

  dispose(): void {
    this.#listener.dispose();
  }
}
