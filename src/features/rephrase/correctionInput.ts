import { unknownSyntax } from '../../message/syntax.ts';
import type * as vscode from 'vscode';
import { formatFor, parsedFile } from '../../resources/formats/formats.ts';
import { programOfFile } from '../../project/plan/programOfFile.ts';
import { TrackedRanges } from '../../platform/files/trackedRanges.ts';
import { openFile, type OpenFile } from '../../platform/workspace/openFile.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import {
  textCorrections,
  valueCorrections,
  type Correction,
} from '../../project/corrections/corrections.ts';
import type { TranslationUnit } from '../../translation/job.ts';

/** Texts of a document that are to be corrected. */
export interface CorrectionInput {
  /** Their ids are their places. */
  readonly units: readonly TranslationUnit[];
  /** Of a resource file. */
  readonly locale: string | undefined;
  /** The corrections in the document as it is now; what was typed in meanwhile has none. `values` by the ids of the units. */
  corrections(values: ReadonlyMap<string, string>, locale: string): readonly Correction[];
  end(): void;
}

/** The messages that a selection touches, or all of the file; of a file of another kind the selected texts. */
export async function readCorrectionInput(
  resources: ResourceIndex,
  document: vscode.TextDocument,
  ranges: readonly vscode.Range[] | undefined,
): Promise<CorrectionInput> {
  const open = await openFile(resources, document);
  return open === undefined ? inText(document, ranges ?? []) : inMessages(document, ranges, open);
}

function inText(document: vscode.TextDocument, ranges: readonly vscode.Range[]): CorrectionInput {
  const texts = ranges.map((range) => document.getText(range));
  const places = new TrackedRanges(document, ranges);
  return {
    units: texts.map((source, place) => ({ id: String(place), source })),
    locale: undefined,
    corrections: (values, locale) =>
      texts.flatMap((before, place) => {
        const [at, after] = [places.offsets[place], values.get(String(place))];
        if (at === undefined || after === undefined) return [];
        if (document.getText().slice(at.start, at.end) !== before) return [];
        const read = { locale, syntax: unknownSyntax };
        return textCorrections({ start: at.start, before, after }, read);
      }),
    end: () => places.dispose(),
  };
}

function inMessages(
  document: vscode.TextDocument,
  ranges: readonly vscode.Range[] | undefined,
  { file, member: { set, locale } }: OpenFile,
): CorrectionInput {
  const touched = ranges?.map((range) => ({
    start: document.offsetAt(range.start),
    end: document.offsetAt(range.end),
  }));
  const messages = file.messages.filter(
    ({ offset, length }) =>
      touched?.some(({ start, end }) => offset < end && start < offset + length) ?? true,
  );
  const { syntax } = programOfFile(set, file);
  return {
    units: messages.map(({ value }, place) => ({ id: String(place), source: value, syntax })),
    locale,
    corrections(values) {
      const format = formatFor(set.format, locale);
      const text = document.getText();
      const now = parsedFile(format, text);
      const wanted = messages.flatMap(({ path, value: before }, place) => {
        const [message, value] = [now?.get(path), values.get(String(place))];
        return message?.value !== before || value === undefined || value === before
          ? []
          : [{ message, value }];
      });
      return valueCorrections(format, text, wanted, { locale, syntax });
    },
    end: () => undefined,
  };
}
