import * as vscode from 'vscode';
import type { Edit } from '../../resources/edit.ts';
import { formatFor, parsedFile } from '../../resources/formats/formats.ts';
import { programOfFile } from '../../project/plan/programOfFile.ts';
import { TrackedRanges } from '../../platform/files/trackedRanges.ts';
import { hint } from '../../platform/ui/userError.ts';
import { openFile, type OpenFile } from '../../platform/workspace/openFile.ts';
import type { ResourceIndex } from '../../platform/workspace/resourceIndex.ts';
import { valueEdits } from '../../project/findings/valueEdits.ts';
import { selectedValue, withTexts } from '../../project/corrections/corrections.ts';
import type { TranslationUnit } from '../../translation/job.ts';
import type { Proposal } from './proposals.ts';

/** Texts that somebody selected, and how others take their places. */
export interface SelectedTexts {
  /** Their ids are their places. */
  readonly units: readonly TranslationUnit[];
  /** Of a resource file. */
  readonly locale: string | undefined;
  /** `values` by the ids of the units; a text without one stays as it is. */
  propose(values: ReadonlyMap<string, string>): Proposal;
  /** Nobody needs them any more: their places are not followed from then on. */
  end(): void;
}

/**
 * The texts of a selection. In a resource file they are parts of values, which are written with the escapes of its format.
 *
 * @throws {UserError} for a selection in a resource file that goes beyond a value
 */
export async function selectedTexts(
  resources: ResourceIndex,
  document: vscode.TextDocument,
  ranges: readonly vscode.Range[],
): Promise<SelectedTexts> {
  const open = await openFile(resources, document);
  return open === undefined ? inText(document, ranges) : inValues(document, ranges, open);
}

function inText(document: vscode.TextDocument, ranges: readonly vscode.Range[]): SelectedTexts {
  const texts = ranges.map((range) => document.getText(range));
  const places = new TrackedRanges(document, ranges);
  const end = () => places.dispose();
  return {
    end,
    units: texts.map((source, place) => ({ id: String(place), source })),
    locale: undefined,
    propose: (values) => ({
      document,
      texts: [...values.values()],
      end,
      edits() {
        const now = document.getText();
        const edits: Edit[] = [];
        for (const [place, at] of places.offsets.entries()) {
          const text = values.get(String(place));
          if (text === undefined) continue;
          if (at === undefined || now.slice(at.start, at.end) !== texts[place]) return undefined;
          edits.push({ offset: at.start, length: at.end - at.start, text });
        }
        return edits;
      },
    }),
  };
}

function inValues(
  document: vscode.TextDocument,
  ranges: readonly vscode.Range[],
  { file, member }: OpenFile,
): SelectedTexts {
  const { locale, set } = member;
  const selected = ranges.map((range) => {
    const at = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
    const found = selectedValue(file, at);
    if (found !== undefined) return found;
    throw hint(vscode.l10n.t('Select text within one message, then run this again.'));
  });
  const { syntax } = programOfFile(set, file);
  const format = formatFor(set.format, locale);
  const end = () => undefined;
  return {
    end,
    units: selected.map(({ message, at }, place) => ({
      id: String(place),
      source: message.value.slice(at.start, at.end),
      syntax,
    })),
    locale,
    propose: (values) => ({
      document,
      texts: [...values.values()],
      end,
      edits() {
        const text = document.getText();
        const now = parsedFile(format, text);
        const messages = [...new Set(selected.map(({ message }) => message))];
        const wanted = messages.map((message) => {
          const texts = selected.flatMap((one, place) => {
            const value = values.get(String(place));
            return one.message !== message || value === undefined
              ? []
              : [{ at: one.at, text: value }];
          });
          return { message, value: withTexts(message.value, texts) };
        });
        const changed = wanted.filter(({ message, value }) => message.value !== value);
        const isThere = changed.every(
          ({ message }) => now?.get(message.path)?.value === message.value,
        );
        if (!isThere) return undefined;
        const edits = valueEdits(
          format,
          text,
          changed.map(({ message, value }) => ({
            message: now?.get(message.path) ?? message,
            value,
          })),
        );
        return edits.length === 0 && changed.length > 0 ? undefined : edits;
      },
    }),
  };
}
