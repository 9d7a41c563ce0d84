import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { cleanUp, until, useService } from './glossa.ts';

describe('the commands of spoken terms', () => {
  const service = useService();
  afterEach(cleanUp);

  async function row(): Promise<{ kind: 'collection'; listed: true; collection: object }> {
    const [first] = (await service.state.read()).termCollections;
    const { id = '', name = '' } = first ?? {};
    return { kind: 'collection', listed: true, collection: { id, name, lists: [] } };
  }

  const pages = (): readonly vscode.Tab[] =>
    vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .filter(
        ({ input }) =>
          input instanceof vscode.TabInputWebview && input.viewType.endsWith('glossa.termEditor'),
      );

  it('open one page for each collection', async () => {
    await vscode.commands.executeCommand('glossa.spokenTerms.edit', await row());
    await until(() => pages().length > 0);
    await vscode.commands.executeCommand('glossa.spokenTerms.edit', await row());
    assert.deepEqual(
      pages().map(({ label }) => label),
      ['Team and product names'],
    );
  });

  it('copy the id of a row', async () => {
    const { collection } = await row();
    await vscode.commands.executeCommand('glossa.spokenTerms.copyId', await row());
    assert.equal(await vscode.env.clipboard.readText(), (collection as { id: string }).id);
  });

  it('delete nothing for whoever passes something else than a row', async () => {
    const strange: readonly unknown[] = [undefined, null, 1, 'x', {}, { kind: 'list' }, []];
    for (const given of strange) {
      await vscode.commands.executeCommand('glossa.spokenTerms.deleteList', given);
      await vscode.commands.executeCommand('glossa.spokenTerms.forget', given);
    }
    const { requests } = await service.ledger();
    assert.equal(
      requests.some(({ method }) => method === 'DELETE'),
      false,
    );
  });

  it('delete nothing where the question cannot be answered', async () => {
    await vscode.commands.executeCommand('glossa.spokenTerms.delete', await row());
    const { termCollections } = await service.state.read();
    assert.equal(termCollections.length, 2);
  });
});
