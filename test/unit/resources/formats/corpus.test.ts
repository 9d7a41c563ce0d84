import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits } from '../../../../src/resources/edit.ts';
import type { FormatId, ResourceFormat } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { holdsByteRule } from './support/holdsByteRule.ts';
import { rewritten } from './support/rewritten.ts';

const folder = join(import.meta.dirname, 'corpus');

/** Each folder of the corpus is named after the format of its files. */
function* corpus(): Generator<{ name: string; format: ResourceFormat; text: string }> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name: id } of folders) {
    for (const name of readdirSync(join(folder, id))) {
      const text = readFileSync(join(folder, id, name), { encoding: 'utf8' });
      yield { name: `${id}/${name}`, format: formatFor(id as FormatId, 'en'), text };
    }
  }
}

/** Files with comments, metadata, numbers or several styles at once, which no new file would have. */
const morePersonal = new Set([
  'arb/app_en.arb',
  'arb/app_pt_BR.arb',
  'arb/no-locale.arb',
  'chrome/messages-minified.json',
  'chrome/messages.json',
  'json/aligned-colons.json',
  'json/allman-braces.json',
  'json/angular-xlf.json',
  'json/blank-lines.json',
  'json/comma-first.json',
  'json/empty-object-with-comment.json',
  'json/indent-odd.json',
  'json/inlang-schema.json',
  'json/jsonc-comments.json',
  'json/jsonc-trailing-commas.json',
  'json/mixed-line-ends.json',
  'json/non-strings.json',
  'json/react-intl-compiled.json',
  'properties/continued-keys.properties',
  'properties/latin1-escapes.properties',
  'properties/messages.properties',
  'properties/only-comments.properties',
  'properties/utf8-crlf.properties',
  'vscode/bundle.l10n.json',
  'vscode/package.nls.json',
  'yaml/bom.yaml',
  'yaml/crlf-no-final-newline.yml',
  'yaml/only-comments.yaml',
  'yaml/rails.en.yml',
  'yaml/symfony.yaml',
]);

/** The text after everything was taken out and put in again. */
function rebuilt(format: ResourceFormat, text: string): string {
  const source = runSync(format.parse(text));
  return rewritten(format, format.emptyLike(source, 'en'), source.messages, text);
}

describe('every file of the corpus', () => {
  for (const { name, format, text } of corpus()) {
    describe(name, () => {
      it('stays as it is when every message is given its own text', () => {
        const file = runSync(format.parse(text));
        assert.deepEqual(runSync(file.write(file.messages, file)), []);
        assert.equal(applyEdits(text, []), text);
      });

      it('changes in its values only when every message is given another', () => {
        const values = runSync(format.parse(text)).messages.map(({ path, value }) => ({
          path,
          value: `${value}ß "\\ 😀`,
        }));
        holdsByteRule(format, text, text, values);
      });
    });
  }
});

describe('taking all messages out of a file and putting them in again', () => {
  for (const { name, format, text } of corpus()) {
    it(`keeps the messages of ${name}`, () => {
      const messages = (text: string) =>
        runSync(format.parse(text)).messages.map(({ path, value }) => [path, value]);
      assert.deepEqual(messages(rebuilt(format, text)), messages(text));
    });

    if (morePersonal.has(name)) continue;
    it(`gives the bytes of ${name}`, () => assert.equal(rebuilt(format, text), text));
  }
});
