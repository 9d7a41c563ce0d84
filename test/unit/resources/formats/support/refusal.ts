import assert from 'node:assert/strict';
import { ResourceFileError } from '../../../../../src/resources/formats/format.ts';

/** Why and where a resource file was refused: `syntax 2:7`. */
export function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    assert.ok(error instanceof ResourceFileError, String(error));
    return `${error.reason} ${error.line}:${error.column}`;
  }
  return 'accepted';
}
