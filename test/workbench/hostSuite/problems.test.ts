import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { cleanUp, control, put, textOf, until, uriIn } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

/** What Glossa says about a file: each code with the text at its range. */
function said(document: vscode.TextDocument): readonly string[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source }) => source === 'Glossa')
    .map((one) => `${codeOf(one)} ${document.getText(one.range)}`);
}

/** The name of a check; its link leads to the section about it. */
function codeOf({ code }: vscode.Diagnostic): string {
  return typeof code === 'object' ? `${code.value}` : `${code ?? ''}`;
}

async function says(document: vscode.TextDocument, ...expected: readonly string[]): Promise<void> {
  const end = Date.now() + 120_000;
  await until(() => Date.now() > end || said(document).join('\n') === expected.join('\n'));
  assert.deepEqual(said(document), expected);
}

async function open(uri: vscode.Uri): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

async function replace(document: vscode.TextDocument, old: string, text: string): Promise<void> {
  const start = document.getText().indexOf(old);
  assert.ok(start >= 0, old);
  const range = new vscode.Range(
    document.positionAt(start),
    document.positionAt(start + old.length),
  );
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, range, text);
  assert.ok(await vscode.workspace.applyEdit(edit));
}

describe('problems', () => {
  before(async () => {
    await vscode.extensions.getExtension('glossa.glossa')?.activate();
  });
  beforeEach(() => control().reset());
  afterEach(cleanUp);

  const english = '{\n  "start": "Start Acme Cloud, {name}",\n  "bye": "Bye"\n}\n';
  const german = '{\r\n\t"start" : "Caf\\u00e9: Acme-Wolke, {name}" ,\r\n\t"bye" : "Ade"\r\n}';

  async function project(): Promise<vscode.TextDocument> {
    await put(scratch('names.terms.json'), '{ "lists": { "en": ["Acme Cloud"] } }');
    await put(scratch('locales/en.json'), english);
    await put(scratch('locales/de.json'), german);
    return open(scratch('locales/de.json'));
  }

  describe('in a resource file', () => {
    it('stand at the name that was changed, and the fix repairs nothing else', async () => {
      const document = await project();
      await says(document, 'product-name-missing Acme-Wolke');
      const [problem] = vscode.languages.getDiagnostics(document.uri);
      assert.equal(problem?.message, 'The name “Acme Cloud” became “Acme-Wolke”.');
      assert.deepEqual(problem?.range, new vscode.Range(1, 23, 1, 33));
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        problem.range,
      );
      const fix = actions.find(({ title }) => title === 'Replace “Acme-Wolke” with “Acme Cloud”');
      assert.ok(fix?.edit && fix.isPreferred);
      await vscode.workspace.applyEdit(fix.edit);
      await document.save();
      assert.equal(await textOf(document.uri), german.replace('Acme-Wolke', 'Acme Cloud'));
      await says(document);
    });

    it('go with a reason, which a list in the folder keeps, and come back without it', async () => {
      const document = await project();
      await says(document, 'product-name-missing Acme-Wolke');
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        new vscode.Range(1, 25, 1, 25),
      );
      const titles = actions.map(({ title }) => title).filter((one) => one.startsWith('Do not'));
      assert.deepEqual(titles, [
        'Do not report “product-name-missing” for this message',
        'Do not report “product-name-missing” in German (de)',
        'Do not report “product-name-missing” in this folder',
      ]);
      const fix = actions.find(({ title }) => title.endsWith('for this message'))?.command;
      const [request] = (fix?.arguments ?? []) as readonly object[];
      assert.ok(fix && request);
      const reason = 'The name is German there';
      await vscode.commands.executeCommand(fix.command, { ...request, reason });
      await says(document);
      const list = scratch('glossa.ignored');
      const line =
        '{"code":"product-name-missing","file":"locales/de.json","key":["start"],"reason":"The name is German there"}\n';
      assert.ok((await textOf(list)).endsWith(`why\n${line}`));
      await vscode.workspace.fs.delete(list);
      await says(document, 'product-name-missing Acme-Wolke');
    });

    it('are in no list that is a link out of the workspace', async () => {
      const document = await project();
      await says(document, 'product-name-missing Acme-Wolke');
      const outside = await mkdtemp(join(tmpdir(), 'glossa-outside-'));
      try {
        const elsewhere = join(outside, 'profile');
        await writeFile(elsewhere, '# mine\n');
        await symlink(elsewhere, scratch('glossa.ignored').fsPath);
        const folder = vscode.workspace.getWorkspaceFolder(document.uri)?.uri.toString();
        const finding = { code: 'product-name-missing' };
        await vscode.commands.executeCommand('glossa.problems.ignore', {
          folder,
          finding,
          reason: 'no',
        });
        assert.equal(await readFile(elsewhere, 'utf8'), '# mine\n');
      } finally {
        await rm(outside, { recursive: true });
      }
    });

    it('follow what is typed, in the file, in its source and in the term file', async () => {
      const document = await project();
      await says(document, 'product-name-missing Acme-Wolke');
      await replace(document, '{name}', '{Name}');
      await says(document, 'placeholder-changed {Name}', 'product-name-missing Acme-Wolke');
      await replace(await open(scratch('locales/en.json')), '{name}', '{Name}');
      await says(document, 'product-name-missing Acme-Wolke');
      await replace(await open(scratch('names.terms.json')), '"Acme Cloud"', '');
      await says(document);
    });

    it('follow the folder of a term file, which is deleted', async () => {
      const document = await project();
      await vscode.workspace.fs.delete(scratch('names.terms.json'));
      await says(document);
      await put(scratch('terms/brand/names.terms.json'), '{ "lists": { "en": ["Acme Cloud"] } }');
      await says(document, 'product-name-missing Acme-Wolke');
      await vscode.workspace.fs.delete(scratch('terms'), { recursive: true });
      await says(document);
    });

    it('follow a term file that comes with its folder', async () => {
      const document = await project();
      await vscode.workspace.fs.delete(scratch('names.terms.json'));
      await says(document);
      const away = await mkdtemp(join(tmpdir(), 'glossa-terms-'));
      await writeFile(join(away, 'names.terms.json'), '{ "lists": { "en": ["Acme Cloud"] } }');
      await rename(away, scratch('terms').fsPath);
      await says(document, 'product-name-missing Acme-Wolke');
    });

    it('are checked in the source by itself', async () => {
      await project();
      const terms = '{ "lists": { "en": [{ "term": "Glossa", "forbidden": ["Glosa"] }] } }';
      await put(scratch('names.terms.json'), terms);
      await put(scratch('locales/en.json'), '{ "a": "glosa", "b": "{n, plural, one {x}" }');
      const document = await open(scratch('locales/en.json'));
      await says(
        document,
        'product-name-forbidden glosa',
        'icu-source-syntax "{n, plural, one {x}"',
      );
    });

    it('go while the setting is off', async () => {
      const document = await project();
      await says(document, 'product-name-missing Acme-Wolke');
      const config = vscode.workspace.getConfiguration('glossa', scratch(''));
      const { WorkspaceFolder } = vscode.ConfigurationTarget;
      await config.update('problems.enabled', false, WorkspaceFolder);
      await says(document);
      await config.update('problems.enabled', undefined, WorkspaceFolder);
      await says(document, 'product-name-missing Acme-Wolke');
    });

    it('are mended in one stretch each, one by one or all of a kind', async () => {
      const source = { a: 'Hi {n}!', b: 'Say "it" to ', c: 'Bye {n}', d: 'Go {n}' };
      await put(scratch('locales/en.json'), JSON.stringify(source));
      const text =
        '{\r\n\t"a": "\\u0048o {m}!",\r\n\t"b" : "Sag \\u0022es\\"",\r\n\t"c": "Ade {o}",\r\n\t"d": "Los"\r\n}';
      const document = await open(await put(scratch('locales/de.json'), text));
      const all = [
        'placeholder-changed {m}',
        'whitespace-edge "Sag \\u0022es\\""',
        'placeholder-changed {o}',
        'placeholder-missing "Los"',
      ];
      await says(document, ...all);
      const apply = async (
        line: number,
        character: number,
        title: string,
        kind?: vscode.CodeActionKind,
      ) => {
        const place = new vscode.Range(line, character, line, character);
        let fix: vscode.CodeAction | undefined;
        await until(async () => {
          const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
            'vscode.executeCodeActionProvider',
            document.uri,
            place,
            kind?.value,
            20,
          );
          fix = actions.find((one) => one.title === title);
          return fix?.edit !== undefined;
        });
        assert.ok(fix?.edit && (await vscode.workspace.applyEdit(fix.edit)));
        return document.getText();
      };
      const undo = async () => {
        await vscode.commands.executeCommand('undo');
        await says(document, ...all);
      };
      const cases: readonly (readonly [number, number, string, string, string])[] = [
        [1, 16, 'Replace “{m}” with “{n}”', '{m}', '{n}'],
        [2, 9, 'Begin and end with the spaces of the source', 'es\\"', 'es\\" '],
        [4, 8, 'Insert “{n}”', 'Los', 'Los {n}'],
      ];
      for (const [line, character, title, old, by] of cases) {
        const after = await apply(line, character, title);
        assert.equal(after, text.replace(old, by));
        await undo();
      }
      const some = await apply(1, 16, 'Fix all “placeholder-changed” in this file');
      assert.equal(some, text.replace('{m}', '{n}').replace('{o}', '{n}'));
      await undo();
      const { SourceFixAll } = vscode.CodeActionKind;
      const safe = await apply(0, 0, 'Fix all problems that can be fixed safely', SourceFixAll);
      assert.equal(safe, some.replace('es\\"', 'es\\" '));
      await says(document, 'placeholder-missing "Los"');
    });

    it('name what is still to be done, lead to the source and to the check, and can be switched off', async () => {
      await put(scratch('locales/en.json'), '{\n  "a": "Hi {n}",\n  "b": "Bye"\n}\n');
      const document = await open(await put(scratch('locales/de.json'), '{\n  "a": "Hallo"\n}\n'));
      await says(document, 'missing {', 'placeholder-missing "Hallo"');
      const [lost, missing] = vscode.languages
        .getDiagnostics(document.uri)
        .toSorted((a, b) => a.severity - b.severity);
      assert.equal(missing?.message, 'Not translated yet: 1 message (b).');
      const leads = [lost, missing].map((one) => one?.relatedInformation?.[0]);
      assert.deepEqual(
        leads.map((one) => [one?.message, one?.location.range.start.line]),
        [
          ['Hi {n}', 1],
          ['Bye', 2],
        ],
      );
      assert.ok(leads.every((one) => one?.location.uri.path.endsWith('/locales/en.json')));
      assert.ok(lost);
      const { target } = lost.code as { target: vscode.Uri };
      const page = await vscode.workspace.fs.readFile(target.with({ fragment: '' }));
      const line = Buffer.from(page).toString().split('\n')[Number(target.fragment.slice(1)) - 1];
      assert.equal(line, '### placeholder-missing');
      const config = vscode.workspace.getConfiguration('glossa', scratch(''));
      await config.update('problems.missing', 'off', vscode.ConfigurationTarget.WorkspaceFolder);
      await says(document, 'placeholder-missing "Hallo"');
      await replace(document, '"a": "Hallo"', '"a" "Hallo"');
      await says(document, 'unreadable "Hallo"');
    });

    it('are none in files that are no resources, and cost no request', async () => {
      await project();
      const document = await open(await put(scratch('other.json'), '{ "a": "Acme-Wolke" }'));
      const checked = await open(scratch('locales/de.json'));
      await says(checked, 'product-name-missing Acme-Wolke');
      assert.deepEqual(said(document), []);
      assert.deepEqual((await control().ledger()).requests, []);
    });
  });

  describe('in all resource files', () => {
    const closed = async (path: string, ...expected: readonly string[]) => {
      const found = () =>
        vscode.languages
          .getDiagnostics(scratch(path))
          .map((one) => `${codeOf(one)} ${one.range.start.line}:${one.range.start.character}`);
      const end = Date.now() + 60_000;
      await until(() => Date.now() > end || found().join('\n') === expected.join('\n'));
      assert.deepEqual(found(), expected);
    };

    it('are found in a folder that was moved into the workspace', async () => {
      const check = async () =>
        (
          await vscode.commands.executeCommand<{ error: number; files: number }>(
            'glossa.problems.checkWorkspace',
          )
        ).files;
      const before = await check();
      const away = await mkdtemp(join(tmpdir(), 'glossa-moved-'));
      await mkdir(join(away, 'locales'));
      await writeFile(join(away, 'locales/en.json'), '{ "a": "Hi {n}" }');
      await writeFile(join(away, 'locales/de.json'), '{ "a": "Ho {n}" }');
      await rename(away, scratch('moved').fsPath);
      await until(async () => (await check()) === before + 2);
    });

    it('are found without opening one, follow the files, and are saved as SARIF', async () => {
      await put(scratch('locales/en.json'), '{\n  "a": "Hi {n}",\n  "b": "Bye"\n}\n');
      await put(scratch('locales/de.json'), '{\n  "a": "Ho {m}"\n}\n');
      await put(scratch('locales/fr.json'), '{\n  "a": "Ho {n}",\n  "b": "Au"\n}\n');
      await until(async () => {
        const outcome = await vscode.commands.executeCommand<{ error: number; files: number }>(
          'glossa.problems.checkWorkspace',
        );
        return outcome.error > 0;
      });
      await closed('locales/de.json', 'missing 0:0', 'placeholder-changed 1:11');
      await closed('locales/fr.json');
      await put(scratch('locales/de.json'), '{\n  "a": "Ho {n}"\n}\n');
      await closed('locales/de.json', 'missing 0:0');
      await put(scratch('locales/en.json'), '{\n  "a": "Hi {o}",\n  "b": "Bye"\n}\n');
      await closed('locales/fr.json', 'placeholder-changed 1:11');
      const document = await open(scratch('locales/fr.json'));
      await says(document, 'placeholder-changed {n}');
      const file = scratch('found.sarif');
      await vscode.commands.executeCommand('glossa.problems.saveSarif', file);
      const log = JSON.parse(await textOf(file)) as {
        readonly runs: readonly {
          readonly results: readonly {
            readonly ruleId: string;
            readonly locations: readonly [
              {
                readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
              },
            ];
          }[];
        }[];
      };
      const own = log.runs
        .flatMap(({ results }) => results)
        .map(({ ruleId, locations: [{ physicalLocation: place }] }) => [
          ruleId,
          place.artifactLocation.uri,
        ])
        .filter(([, path]) => path?.startsWith('locales/'));
      for (const one of ['locales/de.json', 'locales/fr.json']) {
        assert.ok(
          own.some(([code, path]) => code === 'placeholder-changed' && path === one),
          one,
        );
      }
      assert.deepEqual((await control().ledger()).requests, []);
    });

    it('are all counted where a check begins before another one has ended', async () => {
      await put(scratch('locales/en.json'), '{\n  "a": "Hi {n}"\n}\n');
      await put(scratch('locales/de.json'), '{\n  "a": "Ho {m}"\n}\n');
      const check = () =>
        vscode.commands.executeCommand<{ error: number }>('glossa.problems.checkWorkspace');
      // The files of the test before this one are forgotten.
      await until(async () => (await check()).error === 1);
      const alone = await check();
      for (let round = 0; round < 10; round++) {
        assert.deepEqual(await Promise.all([check(), check(), check()]), [alone, alone, alone]);
      }
    });
  });

  describe('in a term file', () => {
    it('stand where they are while it is typed, and cost no request', async () => {
      const text = '{ // names\n  "lists": { "en": ["Acme", "Acme", " Glossa"], "xxxx": [] }\n}\n';
      const document = await open(await put(scratch('names.terms.json'), text));
      assert.equal(document.languageId, 'jsonc');
      await says(
        document,
        'duplicate-term "Acme"',
        'blank-ends " Glossa"',
        'unknown-language "xxxx"',
      );
      await replace(document, '"Acme", "Acme", " Glossa"', `"${'x'.repeat(297)}", "abc"`);
      await says(document, 'list-too-long "abc"', 'unknown-language "xxxx"');
      const [long] = vscode.languages.getDiagnostics(document.uri);
      assert.match(long?.message ?? '', /“en” is 1 character too long/);
      await replace(document, '"xxxx"', '"de"');
      await replace(document, '"abc"', '"ab"');
      await says(document);
      assert.deepEqual((await control().ledger()).requests, []);
    });

    it('are told by the schema as well, which completes its properties', async () => {
      const text = '{ "lists": { "en": [{ "term": "A",  }] }, "other": 1 }';
      const document = await open(await put(scratch('schema.terms.json'), text));
      const all = () => vscode.languages.getDiagnostics(document.uri);
      await until(() => all().some(({ message }) => message.includes('other')));
      await says(document);
      const list = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        document.positionAt(text.indexOf(',  }') + 2),
      );
      const labels = list.items.map(({ label }) =>
        typeof label === 'string' ? label : label.label,
      );
      for (const name of ['keep', 'forbidden', 'note']) assert.ok(labels.includes(name), name);
    });
  });
});
