import assert from 'node:assert/strict';
import { readCollection } from '../../../../src/features/termFiles/collectionOf.ts';
import { pushChanges } from '../../../../src/features/termFiles/previewPush.ts';
import {
  compareTerms,
  languagesOutOfSync,
  type StoredList,
  type TermList,
} from '../../../../src/terms/compareTerms.ts';
import { connect, failure, useService } from '../../service/connect.ts';

const english = (...terms: readonly string[]): TermList => ({ language: 'en', terms });
const german = (...terms: readonly string[]): TermList => ({ language: 'de', terms });

describe('pushing a term file', () => {
  const service = useService({ seed: 'empty' });

  async function collection(...lists: readonly TermList[]) {
    const { spokenTerms } = connect(service().url).client;
    const { id } = await spokenTerms.create({ name: 'Names', lists });
    const stored = async () => {
      const found = await readCollection(spokenTerms, id);
      return found.kind === 'known' ? found.lists : assert.fail(found.kind);
    };
    return { spokenTerms, id, stored };
  }

  /** Makes the collection that of the file; gives the requests that this took and what the push told. */
  async function push(
    { spokenTerms, id, stored }: Awaited<ReturnType<typeof collection>>,
    ...file: readonly TermList[]
  ) {
    const changes = compareTerms(file, await stored());
    const before = service().ledger.requests.length;
    const told: StoredList[] = [];
    for await (const list of pushChanges(spokenTerms, id, file, changes)) told.push(list);
    const requests = service()
      .ledger.requests.slice(before)
      .map(({ method, path, query, body }) => [
        `${method} ${path.replace(id, 'ID')}`,
        body ?? query['lang'],
      ]);
    return { requests, told };
  }

  it('merges lists that only grow, all in one PATCH with the new terms alone', async () => {
    const target = await collection(english('Acme'));
    const { requests, told } = await push(target, english('Acme', 'Glossa'), german('Acme'));
    assert.deepEqual(requests, [
      [
        'PATCH /v3/spoken-terms/ID',
        {
          term_lists: [
            { lang: 'en', entries: 'Glossa' },
            { lang: 'de', entries: 'Acme' },
          ],
        },
      ],
    ]);
    assert.deepEqual(told, [
      { language: 'en', count: 2, terms: ['Acme', 'Glossa'] },
      { language: 'de', count: 1, terms: ['Acme'] },
    ]);
    assert.deepEqual(
      languagesOutOfSync([english('Glossa', 'Acme'), german('Acme')], await target.stored()),
      [],
    );
  });

  it('replaces a list with a PUT where any term is gone', async () => {
    const target = await collection(english('Acme', 'Acme-Wolke'));
    const { requests, told } = await push(target, english('Acme', 'Glossa'));
    assert.deepEqual(requests, [
      ['PUT /v3/spoken-terms/ID/term-lists', { lang: 'en', entries: 'Acme\nGlossa' }],
    ]);
    assert.deepEqual(told, [{ language: 'en', count: 2, terms: ['Acme', 'Glossa'] }]);
    assert.deepEqual(await target.stored(), told);
  });

  it('removes a list that has no terms left, and leaves those that the file does not name', async () => {
    const target = await collection(english('Acme'), german('Acme'));
    const { requests } = await push(target, german());
    assert.deepEqual(requests, [['DELETE /v3/spoken-terms/ID/term-lists', 'de']]);
    assert.deepEqual(await target.stored(), [{ language: 'en', count: 1, terms: ['Acme'] }]);
  });

  it('sends nothing where nothing differs', async () => {
    const target = await collection(english('Acme', 'Glossa'));
    assert.deepEqual(await push(target, english('Glossa', 'Acme')), { requests: [], told: [] });
  });

  it('tells what was done before it fails', async () => {
    const target = await collection(english('Acme'), german('Alt'));
    service().faults.add({ kind: 'status', status: 400, method: 'PUT' });
    const file = [english('Acme', 'Glossa'), german('Neu')];
    const told: string[] = [];
    const pushing = async () => {
      const changes = compareTerms(file, await target.stored());
      for await (const list of pushChanges(target.spokenTerms, target.id, file, changes)) {
        told.push(list.language);
      }
    };
    await failure(pushing(), { kind: 'invalid' });
    assert.deepEqual(told, ['en']);
  });

  describe('where reading is not offered', () => {
    const refuse = (path: string, status: number) =>
      service().faults.add({ kind: 'status', status, method: 'GET', path, times: 'always' });

    for (const status of [404, 405]) {
      it(`compares numbers when terms are answered with ${status}`, async () => {
        const { id, stored } = await collection(english('Acme'));
        refuse(`/v3/spoken-terms/${id}/entries`, status);
        assert.deepEqual(await stored(), [{ language: 'en', count: 1, terms: undefined }]);
        assert.deepEqual(languagesOutOfSync([english('Other')], await stored()), []);
        assert.deepEqual(languagesOutOfSync([english('Acme', 'Glossa')], await stored()), ['en']);
        const [change] = compareTerms([english('Acme', 'Glossa')], await stored());
        assert.equal(change?.kind, 'replace');
      });

      it(`looks for the collection in the list when it is answered with ${status}`, async () => {
        const { id, stored } = await collection(english('Acme'));
        refuse(`/v3/spoken-terms/${id}`, status);
        assert.deepEqual(await stored(), [{ language: 'en', count: 1, terms: ['Acme'] }]);
      });

      it(`knows nothing when the list is answered with ${status} too`, async () => {
        const { id, spokenTerms } = await collection(english('Acme'));
        refuse('/v3/spoken-terms*', status);
        assert.deepEqual(await readCollection(spokenTerms, id), { kind: 'unknown' });
      });
    }

    it('tells a collection that is gone', async () => {
      const { id, spokenTerms } = await collection(english('Acme'));
      await spokenTerms.delete(id);
      assert.deepEqual(await readCollection(spokenTerms, id), { kind: 'gone' });
    });

    it('hides no other failure', async () => {
      const { id, spokenTerms } = await collection(english('Acme'));
      refuse(`/v3/spoken-terms/${id}/entries`, 403);
      await failure(readCollection(spokenTerms, id), { kind: 'permission' });
    });
  });
});
