import assert from 'node:assert/strict';
import { documentCost, documentRefusal } from '../../../../src/project/documents/documentCost.ts';
import {
  documentExtensions,
  documentType,
  type Plan,
  numberedName,
  translatedName,
} from '../../../../src/project/documents/documentType.ts';
import { sizeLimits } from '../../../service/documentStore.ts';

const plans: readonly Plan[] = ['free', 'paid'];

describe('documents that are to be translated', () => {
  it('are of the types that the service has', () => {
    assert.deepEqual(documentExtensions.toSorted(), [...sizeLimits.keys()].toSorted());
    assert.equal(documentType('A.DocX')?.extension, 'docx');
    for (const name of ['a.exe', 'docx', '.docx', 'a.', 'a.docx.zip'])
      assert.deepEqual(documentRefusal({ name, size: 1 }, 'paid'), { problem: 'type' });
  });

  for (const [extension, limits] of sizeLimits) {
    it(`may be as large as the service takes them, and not a byte larger: ${extension}`, () => {
      for (const plan of plans) {
        const [name, limit] = [`a.${extension}`, limits[plan]];
        assert.equal(documentRefusal({ name, size: limit }, plan), undefined);
        const refused = documentRefusal({ name, size: limit + 1 }, plan);
        assert.deepEqual(refused, { problem: 'size', limit });
        assert.deepEqual(documentRefusal({ name, size: 0 }, plan), { problem: 'empty' });
      }
    });
  }

  it('may have as many characters as the plan has, and not one more', () => {
    const longest = { free: 500_000, paid: 1_000_000 };
    for (const plan of plans) {
      const file = (characters: number) => ({ name: 'a.txt', size: 1_048_576, characters });
      assert.equal(documentRefusal(file(longest[plan]), plan), undefined);
      const refused = documentRefusal(file(longest[plan] + 1), plan);
      assert.deepEqual(refused, { problem: 'characters', limit: longest[plan] });
    }
  });

  it('cost 50,000 characters each where they are Office or PDF files, and nothing as images', () => {
    const names = ['a.docx', 'b.PPTX', 'c.xlsx', 'd.pdf', 'e.idml', 'f.png', 'g.jpg'];
    const files = names.map((name) => ({ name, size: 7 }));
    const texts = [
      { name: 'a.html', size: 900 },
      { name: 'a.txt', size: 100, characters: 60 },
    ];
    assert.deepEqual(documentCost([...files, ...texts]), {
      office: { files: 4, atLeast: 200_000 },
      text: { files: 2, atMost: 960 },
      archives: 1,
      free: 2,
    });
  });

  it('get the locale before the extension, and a number where the name is taken', () => {
    assert.equal(translatedName('My guide v1.2.docx', 'pt-BR'), 'My guide v1.2.pt-BR.docx');
    assert.equal(translatedName('.txt', 'de'), '.txt.de');
    assert.equal(numberedName('a.de.docx', 1), 'a.de.docx');
    assert.equal(numberedName('a.de.docx', 2), 'a.de (2).docx');
  });
});
