import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { bytesOf, cleanUp, put, textOf, until, uriIn, useService } from './glossa.ts';
import { translateMissing, translations } from './translateMissing.ts';

describe('Translate Missing Messages', () => {
  const service = useService();
  const scratch = (path: string) => uriIn('scratch', path);
  afterEach(cleanUp);

  const source = '{\n  "save": "Save",\n  "hello": "Hello {name}!",\n  "bye": "Good bye"\n}\n';

  it('fills what is missing and changes no other byte', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const before = '\ufeff{\r\n\t"hello" : "Hallo {name}!" ,\r\n\t"extra": 1.50\r\n}';
    const de = await put(scratch('locales/de.json'), before);
    const report = await translateMissing(en, { targets: ['de'] });
    const after = await textOf(de);
    const [target] = report.targets;
    assert.deepEqual(
      [target?.locale, target?.file, target?.translated, target?.kept, target?.skipped],
      ['de', 'locales/de.json', 2, 1, 0],
    );
    assert.deepEqual(target?.failed, []);
    assert.ok(after.includes('\t"hello" : "Hallo {name}!" ,'));
    assert.ok(after.includes('\t"extra": 1.50\r\n}'));
    assert.match(after, /^\ufeff\{\r\n\t"save" ?: "/);
    const inserted = after.split('\r\n').filter((line) => !before.split('\r\n').includes(line));
    assert.equal(inserted.length, 2);
    assert.deepEqual(Object.keys(JSON.parse(after.slice(1)) as object), [
      'save',
      'hello',
      'bye',
      'extra',
    ]);
  });

  it('creates a target file that does not exist', async () => {
    const en = await put(scratch('locales/en.json'), source);
    await put(scratch('locales/fr.json'), '{}\n');
    await translateMissing(en, { targets: ['ja'] });
    const ja = JSON.parse(await textOf(scratch('locales/ja.json'))) as Record<string, string>;
    assert.deepEqual(Object.keys(ja), ['save', 'hello', 'bye']);
    assert.match(ja['hello'] ?? '', /\{name}/);
  });

  it('adds up, counts what the service counted, and sends nothing the second time', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const first = await translateMissing(en, { targets: ['de', 'fr'] });
    const ledger = await service.ledger();
    assert.equal(first.characters, ledger.characters);
    assert.equal(first.requests, await translations(service));
    for (const { translated, kept, skipped, failed } of first.targets) {
      assert.equal(translated + kept + skipped + failed.length, 3);
    }
    const second = await translateMissing(en, { targets: ['de', 'fr'] });
    assert.equal(second.requests, 0);
    assert.equal(await translations(service), first.requests);
  });

  it('sends the texts of each set with the source locale of that set', async () => {
    await put(scratch('apps/one/locales/en.json'), '{ "a": "Save" }');
    await put(scratch('apps/one/locales/fr.json'), '{}');
    await put(scratch('apps/two/locales/de.json'), '{ "a": "Sichern" }');
    const report = await translateMissing(scratch('apps'), { targets: ['de', 'fr'] });
    assert.deepEqual(
      report.targets.map(({ file, translated }) => [file, translated]),
      [
        ['apps/one/locales/de.json', 1],
        ['apps/one/locales/fr.json', 1],
        ['apps/two/locales/fr.json', 1],
      ],
    );
    const sent = (await service.ledger()).requests.flatMap(({ path, body }) => {
      if (path !== '/v2/translate') return [];
      const { source_lang: from, target_lang: to, text } = body as Record<string, unknown>;
      return [`${String(from)} ${String(to)} ${String(text)}`];
    });
    assert.deepEqual(sent.toSorted(), ['DE FR Sichern', 'EN DE Save', 'EN FR Save']);
  });

  it('uses the memory and the glossary of the choice', async () => {
    const { memories, glossaries } = await service.state.read();
    const memory = memories.find(({ name }) => name === 'Product UI')?.id ?? '';
    const glossary = glossaries.find(({ name }) => name === 'Product terms')?.id ?? '';
    const en = await put(
      scratch('locales/en.json'),
      '{ "hello": "Hello {name}!", "open": "Open the dashboard of this workspace" }',
    );
    await translateMissing(en, { targets: ['de'], memory, glossary });
    const de = JSON.parse(await textOf(scratch('locales/de.json'))) as Record<string, string>;
    assert.equal(de['hello'], 'Hallo {name}!');
    assert.match(de['open'] ?? '', /Übersicht.*Arbeitsbereich/);
  });

  it('says for which locales the memory of the choice was not used', async () => {
    const { memories } = await service.state.read();
    const memory = memories.find(({ name }) => name === 'Product UI')?.id ?? '';
    const en = await put(scratch('locales/en.json'), '{ "hello": "Hello {name}!" }');
    await put(scratch('locales/de.json'), '{}');
    const report = await translateMissing(en, { targets: ['de', 'es'], memory });
    assert.deepEqual(report.withoutMemory, ['es']);
    assert.deepEqual(report.withoutGlossary, []);
    assert.deepEqual(
      report.targets.map(({ translated }) => translated),
      [1, 1],
    );
  });

  it('lets a second run wait, which then sends nothing for what the first one did', async () => {
    await service.faults.add({ kind: 'hold', path: '/v2/translate', times: 'always' });
    const en = await put(scratch('locales/en.json'), source);
    await put(scratch('locales/de.json'), '{}');
    const choice = { targets: ['de'] };
    const first = translateMissing(en, choice);
    await until(async () => (await translations(service)) === 1);
    const second = translateMissing(en, choice);
    await service.faults.release();
    assert.equal((await first).targets[0]?.translated, 3);
    const { targets, characters } = await second;
    assert.deepEqual([targets[0]?.translated, targets[0]?.kept, characters], [0, 3, 0]);
    assert.equal(await translations(service), 1);
  });

  it('reports messages whose placeholders came back broken and leaves them out', async () => {
    await service.mangle(['drop', 'mangleTokens', 'stripTags', 'translateNames']);
    const en = await put(scratch('locales/en.json'), '{ "plain": "Save", "m": "{a}{b}" }');
    const { targets } = await translateMissing(en, { targets: ['de'] });
    const [target] = targets;
    assert.equal(target?.translated, 1);
    assert.equal((target?.failed.length ?? 0) + (target?.skipped ?? 0), 1);
  });

  it('asks again in the next run for an answer that it refused', async () => {
    const body = JSON.stringify({ translations: [{ text: '' }] });
    await service.faults.add({
      kind: 'answer',
      body,
      headers: { 'content-type': 'application/json' },
      times: 'always',
      path: '/v2/translate',
    });
    const en = await put(scratch('locales/en.json'), '{ "m": "Never answered" }');
    const first = await translateMissing(en, { targets: ['de'] });
    const again = await translateMissing(en, { targets: ['de'] });
    assert.ok(first.characters > 0);
    assert.deepEqual([again.requests, again.recalledCharacters], [first.requests, 0]);
    assert.equal(again.targets[0]?.failed[0]?.reason, first.targets[0]?.failed[0]?.reason);
    assert.ok(again.targets[0]?.failed[0]?.reason);
  });

  it('keeps what is done when the quota ends', async () => {
    await service.faults.add({
      kind: 'status',
      status: 456,
      after: 1,
      times: 'always',
      path: '/v2/translate',
    });
    const many = Object.fromEntries(
      Array.from({ length: 120 }, (_, i) => [`k${i}`, `Sentence ${i}`]),
    );
    const en = await put(scratch('locales/en.json'), JSON.stringify(many, null, 2));
    const { targets } = await translateMissing(en, { targets: ['de'] });
    assert.equal(targets[0]?.translated, 50);
    assert.equal(targets[0]?.failed.length, 70);
    assert.ok(targets[0]?.failed.every(({ reason }) => reason === 'quota'));
    const de = JSON.parse(await textOf(scratch('locales/de.json'))) as object;
    assert.equal(Object.keys(de).length, 50);
    await service.faults.clear();
    await put(scratch('locales/de.json'), '{}');
    const again = await translateMissing(en, { targets: ['de'] });
    assert.equal(again.recalledCharacters, 0, 'what was written is forgotten');
  });

  it('finds every layout of the gallery without a setting', async () => {
    const expected: Record<string, string> = {
      'locales/en/common.json': 'locales/de/common.json',
      'locales/en/errors.json': 'locales/de/errors.json',
      'messages/en.json': 'messages/de.json',
      '_locales/en/messages.json': '_locales/de/messages.json',
      'extension/package.nls.json': 'extension/package.nls.de.json',
      'l10n/bundle.l10n.json': 'l10n/bundle.l10n.de.json',
      'app/lib/l10n/app_en.arb': 'app/lib/l10n/app_de.arb',
      'config/locales/en.yml': 'config/locales/de.yml',
    };
    for (const [from, to] of Object.entries(expected)) {
      const report = await translateMissing(uriIn('gallery', from), { targets: ['de'] });
      assert.equal(report.targets[0]?.file, to);
      assert.deepEqual(report.targets[0]?.failed, []);
      assert.ok((report.targets[0]?.translated ?? 0) > 0, `${to}: nothing was translated`);
    }
    const chrome = await textOf(uriIn('gallery', '_locales/de/messages.json'));
    assert.match(chrome, /"placeholders"/);
    assert.match(chrome, /\$COUNT\$/);
    const rails = await textOf(uriIn('gallery', 'config/locales/de.yml'));
    assert.match(rails, /^# .*\nde:\n {2}mails:\n {4}greeting: .*%\{name\}/);
  });

  it('leaves the sample shop as its people wrote it', async () => {
    const de = uriIn('shop', 'locales/de.json');
    const before = await bytesOf(de);
    await translateMissing(uriIn('shop', 'locales/en.json'), { targets: ['de', 'fr'] });
    const after = await bytesOf(de);
    let at = 0;
    for (const line of before.split('\n').slice(0, -1)) {
      const found = after.indexOf(line.replace(/,$/, ''), at);
      assert.notEqual(found, -1, `lost: ${line}`);
      at = found;
    }
    assert.match(after, /"greeting": "Moin \{name}!"/);
    assert.match(after, /"save": "Sichern",\t\/\* not/);
  });

  it('says what is wrong with a choice that it does not take', async () => {
    const en = await put(scratch('locales/en.json'), source);
    const call = vscode.commands.executeCommand('glossa.translate.missing', en, { targets: 'de' });
    await assert.rejects(Promise.resolve(call), /targets/);
    assert.equal(await translations(service), 0);
  });
});
