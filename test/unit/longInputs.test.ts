import * as fc from 'fast-check';
import { ResourceFileError } from '../../src/resources/formats/format.ts';
import { formatFor } from '../../src/resources/formats/formats.ts';
import { runSync } from '../../src/resources/cooperative.ts';
import { configuredSources } from '../../src/resources/toolConfig/configuredSource.ts';
import { toolConfigOf } from '../../src/resources/toolConfig/toolConfig.ts';
import { LedgerError } from '../../src/resources/ledger/ledger.ts';
import { parseRootInSteps } from '../../src/resources/ledger/ledgerRoot.ts';
import { parseLedger } from '../../src/resources/ledger/ledgerText.ts';
import { parseTermFile } from '../../src/terms/parseTermFile.ts';
import { readDictionary } from '../../src/features/glossaries/dictionary/dictionaryText.ts';
import { CsvError, parseCsv } from '../../src/features/glossaries/dictionary/parseCsv.ts';
import { checkMessage } from '../../src/message/checks/checkMessage.ts';
import { verify } from '../../src/message/checks/placeholders/placeholderContract.ts';
import { MessageSyntaxError } from '../../src/message/messageSyntaxError.ts';
import { parseIcu } from '../../src/message/icu/parseIcu.ts';
import { protect } from '../../src/message/protect/protection.ts';
import { translatable } from '../../src/message/translatable.ts';

/* What reads texts of others reads them or refuses them, however long and deep they are; a stack has its limits. */
describe('a text of millions of pieces', function () {
  this.timeout(60_000);

  const refusals = [ResourceFileError, LedgerError, CsvError, MessageSyntaxError];

  /** Fails where a reader ends in any way but a refusal of its own. */
  function reads(read: (text: string) => unknown, text: string): void {
    try {
      read(text);
    } catch (error) {
      if (!refusals.some((refusal) => error instanceof refusal)) throw error;
    }
  }

  const file = (format: 'json' | 'yaml' | 'properties') => (text: string) =>
    runSync(formatFor(format, 'de').parse(text));
  const ledger = (text: string) => parseLedger(text, { sourcePath: 'en.json', locale: 'de' });
  const check = (text: string) =>
    checkMessage({ source: text, target: text, sourceLocale: 'en', targetLocale: 'de' });

  const configured = (path: string) => (text: string) =>
    configuredSources(toolConfigOf(new Map([[path, text]])), '');

  const long: readonly (readonly [string, (text: string) => unknown, string, string])[] = [
    ['line continuations of .properties', file('properties'), 'a=', '\\\n'],
    ['escapes in a key of .properties', file('properties'), '', '\\='],
    ['escapes in a value of .properties', file('properties'), 'a=', '\\x'],
    ['blanks of .properties', file('properties'), 'a=', ' '],
    ['escapes of JSON', file('json'), '{"a":"', '\\n'],
    ['comments of JSON', file('json'), '', '//\n'],
    ['quotes of YAML', file('yaml'), "a: '", "''"],
    ['escapes of YAML', file('yaml'), 'a: "', '\\n'],
    ['quotes of CSV', parseCsv, '', '"'],
    ['signs in front of a line of the ledger', ledger, '', '<'],
    ['other signs there', ledger, '', '|'],
    ['a key of the ledger', ledger, '["a"', ',"b"'],
    ['ends of a key', ledger, '[', '] '],
    ['blank lines of Crowdin', configured('crowdin.yml'), '', '\n'],
    ['blank lines of Transifex', configured('.tx/config'), '', '\n'],
    [
      'blanks of a resource in Transifex',
      configured('.tx/config'),
      '[a]\nsource_file = a',
      ' \r\n',
    ],
    ['blank lines of Rails', configured('config/application.rb'), '', '\n'],
    ['blanks of settings', configured('.vscode/settings.json'), '', ' \n'],
    ['a comment in settings', configured('.vscode/settings.json'), '/*', '/*'],
    ['a script in one quote', configured('lingui.config.ts'), '`', '\\`\n'],
    ['quotes of a script', configured('lingui.config.ts'), '', '"'],
    ['numbers of a message', check, '', '1,'],
    ['blanks of a message', check, 'a', ' b'],
  ];
  for (const [title, read, start, piece] of long) {
    it(`is read or refused: ${title}`, () => {
      reads(read, start + piece.repeat(18_000_000 / piece.length));
    });
  }

  const readers: readonly ((text: string) => unknown)[] = [
    ...(['json', 'yaml', 'properties'] as const).map(file),
    parseCsv,
    ledger,
    (text) => runSync(parseRootInSteps(text)),
    parseTermFile,
    readDictionary,
    parseIcu,
    (text) => verify(text, text),
    translatable,
    ...(['tags', 'split', 'tokens'] as const).map((way) => (text: string) => protect(text, way)),
  ];
  const pieces = fc.stringMatching(/^[[\]{}()<>"'`,;:=|\\/&#$%@!?*_ \n\ta1ü-]{1,3}$/u);

  it('is read or refused, whatever the pieces are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...readers), pieces, pieces, (read, start, piece) => {
        reads(read, start + piece.repeat(150_000));
      }),
      { numRuns: 40 },
    );
  });
});
