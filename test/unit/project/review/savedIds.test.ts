import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { savedIds } from '../../../../src/project/review/acceptMessages.ts';
import { WatchedFiles } from './watchedFiles.ts';

const english = { save: 'Save file', open: 'Open file' };
const ids = new Set(['save', 'open'].map((key) => keyId([key])));

describe('messages that a person has read in an editor', () => {
  const saved = async (text: string | undefined) => {
    const files = new WatchedFiles(english, { save: 'Sichern', open: 'Öffnen' });
    return [...(await savedIds(await files.opened(), text, ids))];
  };

  it('are saved where their file has the same text, whatever else it has', async () => {
    assert.deepEqual(await saved('{"save":"Sichern","open":"Öffnen"}'), [...ids]);
    assert.deepEqual(await saved('{"more": 1, "save": "Sichern"}'), [keyId(['save'])]);
    assert.deepEqual(await saved('{"save":"Speichern","open":"Öffnen"}'), [keyId(['open'])]);
  });

  it('are not where there is no file yet, or none that can be read', async () => {
    assert.deepEqual(await saved(undefined), []);
    assert.deepEqual(await saved('{"save":'), []);
  });
});
