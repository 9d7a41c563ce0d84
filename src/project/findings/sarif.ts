import { showKeyPath } from '../../resources/formats/format.ts';
import { hashOf } from '../../resources/hash.ts';
import type { LineRange } from '../../resources/lineIndex.ts';
import type { Finding, FindingCode, Severity } from '../../message/findings.ts';
import type { PlacedFinding } from './placedFindings.ts';

/** What was found in the files of one folder. */
export interface FolderFindings {
  readonly files: readonly { readonly path: string; readonly findings: readonly PlacedFinding[] }[];
}

/** Who tells, and in which words. */
export interface SarifTeller {
  readonly version: string;
  readonly textOf: (finding: Finding) => string;
}

/**
 * What was found as a SARIF 2.1.0 log, which code hosts and editors read: a run for each folder, and paths relative to it.
 * Lines and columns count from 1, columns in UTF-16 units.
 */
export function sarifLog(folders: readonly FolderFindings[], teller: SarifTeller): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: folders.map((folder) => runOf(folder, teller)),
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function runOf({ files }: FolderFindings, { version, textOf }: SarifTeller) {
  const found = files.flatMap(({ findings }) => findings.map(({ found }) => found.finding));
  const codes = [...new Set(found.map(({ code }) => code))].toSorted();
  return {
    tool: { driver: { name: 'Glossa', version, rules: codes.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    results: files.flatMap(({ path, findings }) =>
      findings.map((one) => resultOf(path, one, codes, textOf)),
    ),
  };
}

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

function resultOf(
  path: string,
  { found: { finding, message }, range, related }: PlacedFinding,
  codes: readonly FindingCode[],
  textOf: SarifTeller['textOf'],
) {
  const { code, severity } = finding;
  const key = message && showKeyPath(message.path);
  const physicalLocation = placeOf(path, range);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: textOf(finding) },
    locations: [
      {
        physicalLocation,
        ...(key === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: key }] }),
      },
    ],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((one) => ({
            physicalLocation: placeOf(one.path, one.range),
            message: { text: one.message.value },
          })),
        }),
    // Lines move; a finding of a message stays the same finding.
    partialFingerprints: { 'message/v1': hashOf(JSON.stringify([code, path, message?.path])) },
  };
}

function placeOf(path: string, { start, end }: LineRange) {
  return {
    artifactLocation: {
      uri: path.split('/').map(encodeURIComponent).join('/'),
      uriBaseId: '%SRCROOT%',
    },
    region: {
      startLine: start.line + 1,
      startColumn: start.character + 1,
      endLine: end.line + 1,
      endColumn: end.character + 1,
    },
  };
}
