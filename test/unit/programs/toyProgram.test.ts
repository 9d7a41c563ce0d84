import assert from 'node:assert/strict';
import { rulesOf } from '../../../src/message/plurals/pluralRules.ts';
import { npm, type Program } from '../../../src/programs/program.ts';
import { addProgram } from '../../../src/programs/programs.ts';
import { accented, check, fill, folderOf } from './programUnderTest.ts';

/** All that Glossa has to know of a program. */
const toy: Program = {
  id: 'toy',
  name: 'Toy',
  formats: ['json'],
  namedBy: npm('toy-messages'),
  isDeniedBy: ({ doubleBraces }) => doubleBraces > 0,
  syntax: { id: 'toy', apostrophes: 'quotes', pipes: 'text', colonNames: true },
  plurals: rulesOf(() => ({ usual: ['few', 'other'], firm: ['few', 'other'], isOpen: false })),
};

describe('a program that Glossa did not know', () => {
  const manifest = { 'package.json': '{"dependencies": {"toy-messages": "1"}}' };
  const english = { open: "Don''t open :name", row: { one: 'row', other: 'rows' } };
  const folder = { ...manifest, 'locales/en.json': JSON.stringify(english) };
  let remove: () => void;
  before(() => (remove = addProgram(toy)));
  after(() => remove());

  it('decides what is sent, how it is written, and which forms there are', async () => {
    const project = folderOf({ ...folder, 'locales/de.json': '{}' });
    const { sent } = await fill(project, 'de', (text) => `L'${accented(text)}`);
    assert.deepEqual(sent.map((text) => text.replaceAll(/\d/g, '')).toSorted(), [
      "Don't open ⟦⟧",
      'rows',
    ]);
    assert.deepEqual(JSON.parse(project.files.texts.get('locales/de.json') ?? ''), {
      open: "L''Dón''t ópén :name",
      row: { few: "L''róws", other: "L''róws" },
    });
  });

  it('is what the checks ask', async () => {
    const german = { open: "L'ouvre :name", row: { few: 'x', other: 'y' } };
    const found = await check({ ...folder, 'locales/de.json': JSON.stringify(german) });
    assert.ok(
      found.some((one) => one.startsWith('error') && one.endsWith('open')),
      found.join(),
    );
  });
});
