import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ReviewedReport } from '../../../src/features/memories/reviewed/reviewedFile.ts';
import type { RunReport } from '../../../src/project/run/runReport.ts';
import { cleanUp, put, textOf, uriIn, useService } from './glossa.ts';

const run = <T>(command: string, ...args: unknown[]) =>
  vscode.commands.executeCommand<T | undefined>(command, ...args);
const scratch = (path: string) => uriIn('scratch', path);

function tmx(...pairs: readonly (readonly [string, string])[]): string {
  const units = pairs.map(
    ([en, de]) =>
      `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t"
 adminlang="en" datatype="plaintext" srclang="en"/><body>
${units.join('')}</body></tmx>`;
}

describe('Translation memories and TMX', () => {
  const service = useService();
  afterEach(cleanUp);

  const calls = async (path: string) =>
    (await service.ledger()).requests.filter((request) => request.path.endsWith(path)).length;
  const storage = async () =>
    (await service.ledger()).requests.filter(({ host }) => host === 'storage');
  const productUi = async () => {
    const { memories } = await service.state.read();
    return memories.find(({ name }) => name === 'Product UI')?.id ?? '';
  };
  const importFile = (uri: vscode.Uri, name: string) =>
    run<string>('glossa.memories.import', { file: uri.toString(), name });
  const exportTo = (memory: string, target: vscode.Uri) =>
    run<vscode.Uri>('glossa.memories.export', { memory, target: target.toString() });

  it('imports a TMX file: declared, uploaded without the key, polled', async () => {
    await service.state.change({ jobPolls: 2 });
    const file = await put(
      scratch('team.tmx'),
      tmx(['Save', 'Sichern'], ['Open {x}', '{x} öffnen']),
    );
    const id = await importFile(file, 'Team');
    const { memories } = await service.state.read();
    const memory = memories.find((one) => one.id === id);
    assert.deepEqual([memory?.name, memory?.segments, memory?.targets], ['Team', 2, ['de']]);
    assert.deepEqual(
      (await storage()).map(({ method, hadAuthorization }) => [method, hadAuthorization]),
      [['PUT', false]],
    );
  });

  it('sends nothing of a file that is broken or has no pairs', async () => {
    const files = [
      tmx(['Save', 'Sichern']).replace('</seg>', ''),
      tmx(['Save', ' ']),
      '<xliff/>',
      '',
    ];
    for (const [place, text] of files.entries()) {
      const file = await put(scratch(`broken-${place}.tmx`), text);
      assert.equal(await importFile(file, 'Broken'), undefined);
    }
    assert.equal(await importFile(scratch('missing.tmx'), 'Missing'), undefined);
    assert.equal(await calls('/import'), 0);
  });

  it('ends an import that the service cannot finish, and does not come back to it', async () => {
    const file = await put(scratch('pt.tmx'), tmx(['Save', 'Sichern']).replaceAll('"en"', '"pt"'));
    assert.equal(await importFile(file, 'Portuguese'), undefined);
    const polls = (await service.ledger()).requests.filter(({ path }) => path.includes('/jobs/'));
    assert.equal(polls.length, 2);
  });

  it('exports a memory into a file, and takes a recent export again', async () => {
    const id = await productUi();
    const target = scratch('out/product.tmx');
    assert.equal((await exportTo(id, target))?.toString(), target.toString());
    const text = await textOf(target);
    assert.match(text, /<seg>Hello \{name\}!<\/seg>/);
    assert.ok(await exportTo(id, scratch('again.tmx')));
    assert.equal(await textOf(scratch('again.tmx')), text);
    const starts = (await service.ledger()).requests.filter(({ path }) => path.endsWith('/export'));
    assert.deepEqual(
      starts.map(({ status }) => status),
      [202, 200],
    );
    assert.ok((await storage()).every(({ hadAuthorization }) => !hadAuthorization));
  });

  it('waits for an export that it knows to be running', async () => {
    await service.state.change({ jobPolls: 3 });
    const id = await productUi();
    const [one, other] = [scratch('one.tmx'), scratch('other.tmx')];
    await Promise.all([exportTo(id, one), exportTo(id, other)]);
    assert.equal(await textOf(one), await textOf(other));
    const { requests } = await service.ledger();
    const polled = requests.filter(({ path }) => path.includes('/jobs/')).map(({ path }) => path);
    assert.equal(new Set(polled).size, 1);
  });

  it('leaves the file as it was when a download breaks', async () => {
    const target = await put(scratch('kept.tmx'), 'as it was');
    await service.faults.add({ kind: 'cut', at: 'reply', bytes: 200, path: '/download/*' });
    assert.equal(await exportTo(await productUi(), target), undefined);
    assert.equal(await textOf(target), 'as it was');
    const names = await vscode.workspace.fs.readDirectory(scratch(''));
    assert.deepEqual(
      names.map(([name]) => name),
      ['kept.tmx'],
    );
  });

  it('refuses what a caller must not pass', async () => {
    const hostile = [
      { memory: '' },
      { memory: 7 },
      { file: 'no uri' },
      [],
      'x',
      { kind: 'memory' },
    ];
    for (const given of hostile) {
      for (const command of ['import', 'export', 'showSegments', 'exportReviewed']) {
        assert.equal(await run(`glossa.memories.${command}`, given), undefined);
      }
    }
    assert.equal(
      (await service.ledger()).requests.filter(({ method }) => method !== 'GET').length,
      0,
    );
  });

  describe('from the resource files', () => {
    const english =
      '{ "save": "Save", "hello": "Hello {name}!", "bye": "Good bye", "os": "Linux" }';

    async function project(german: string): Promise<vscode.Uri> {
      await put(scratch('locales/de.json'), german);
      return put(scratch('locales/en.json'), english);
    }

    it('exports what is translated where that is wanted, and makes a memory of it', async () => {
      const en = await project('{ "save": "Sichern", "hello": "Hallo {name}!", "os": "Linux" }');
      await run('glossa.translate.missing', en, { targets: ['de'] });
      const target = scratch('reviewed.tmx');
      const choice = { files: [scratch('').toString()], target: target.toString() };
      assert.equal(await run('glossa.memories.exportReviewed', choice), undefined);
      const report = await run<ReviewedReport>('glossa.memories.exportReviewed', {
        ...choice,
        translated: true,
      });
      assert.deepEqual(report, {
        messages: 2,
        locales: ['de'],
        leftOut: { machineMade: 1, sameAsSource: 1 },
      });
      const id = await importFile(target, 'Reviewed');
      const { memories } = await service.state.read();
      assert.equal(memories.find((one) => one.id === id)?.segments, 2);
      const all = await run<ReviewedReport>('glossa.memories.exportReviewed', {
        ...choice,
        machineMade: true,
      });
      assert.equal(all?.messages, 3);
    });

    it('writes no file where nothing is reviewed', async () => {
      await project('{}');
      const target = await put(scratch('reviewed.tmx'), 'as it was');
      const choice = { files: [scratch('').toString()], target: target.toString() };
      assert.equal(await run('glossa.memories.exportReviewed', choice), undefined);
      assert.equal(await textOf(target), 'as it was');
    });

    it('sends nothing for exact matches of a local TMX and of its own files', async () => {
      const files = vscode.workspace.getConfiguration('glossa', scratch(''));
      const { WorkspaceFolder } = vscode.ConfigurationTarget;
      await files.update('translationMemory.local', ['tm/local.tmx'], WorkspaceFolder);
      const hello = ['Hello <ph>{name}</ph>!', 'Hallo <ph>{name}</ph>!'] as const;
      await put(scratch('tm/local.tmx'), tmx(hello, ['Good bye', 'Tschüs']));
      await put(scratch('locales/de.json'), '{ "save": "Sichern" }');
      const en = await put(
        scratch('locales/en.json'),
        '{ "save": "Save", "store": "Save", "hello": "Hello {name}!", "bye": "Good bye" }',
      );
      const report = await run<RunReport>('glossa.translate.missing', en, { targets: ['de'] });
      const [target] = report?.targets ?? [];
      assert.deepEqual(
        [target?.translated, target?.reused, target?.kept, report?.characters, report?.requests],
        [3, 3, 1, 0, 0],
      );
      assert.deepEqual(JSON.parse(await textOf(scratch('locales/de.json'))), {
        save: 'Sichern',
        store: 'Sichern',
        hello: 'Hallo {name}!',
        bye: 'Tschüs',
      });
      const ledger = await service.ledger();
      assert.deepEqual([ledger.characters, ledger.texts.size], [0, 0]);
      assert.equal(ledger.requests.filter(({ path }) => path === '/v2/translate').length, 0);
    });

    it('sends everything where reuse is switched off', async () => {
      const files = vscode.workspace.getConfiguration('glossa', scratch(''));
      await files.update('translate.reuse', false, vscode.ConfigurationTarget.WorkspaceFolder);
      await put(scratch('locales/de.json'), '{ "save": "Nie gesichert" }');
      const text = 'Never saved before';
      const en = await put(scratch('locales/en.json'), JSON.stringify({ save: text, store: text }));
      const report = await run<RunReport>('glossa.translate.missing', en, { targets: ['de'] });
      assert.deepEqual([report?.targets[0]?.reused, report?.characters], [0, text.length]);
    });

    it('writes nothing where a local TMX cannot be read', async () => {
      const files = vscode.workspace.getConfiguration('glossa', scratch(''));
      const en = await put(scratch('locales/en.json'), '{ "save": "Save" }');
      await put(scratch('locales/de.json'), '{}');
      await put(scratch('broken.tmx'), '<tmx>');
      for (const path of ['broken.tmx', 'missing.tmx', '../../../etc/passwd']) {
        const { WorkspaceFolder } = vscode.ConfigurationTarget;
        await files.update('translationMemory.local', [path], WorkspaceFolder);
        await assert.rejects(async () => run('glossa.translate.missing', en, { targets: ['de'] }));
      }
      assert.equal(await textOf(scratch('locales/de.json')), '{}');
      assert.equal((await service.ledger()).characters, 0);
    });
  });
});
