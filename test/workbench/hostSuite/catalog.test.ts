import * as vscode from 'vscode';
import { cleanUp, put, until, uriIn } from './glossa.ts';

const scratch = (path: string) => uriIn('scratch', path);

/** Whether the catalog is the tab in front. */
function isInFront(): boolean {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputWebview && input.viewType.endsWith('glossa.catalog');
}

describe('the commands of the catalog', () => {
  before(async () => {
    await vscode.extensions.getExtension('glossa.glossa')?.activate();
    await put(scratch('locales/en.json'), '{ "save": "Save" }\n');
    await put(scratch('locales/de.json'), '{ "save": "Sichern" }\n');
  });
  after(cleanUp);
  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await until(() => !isInFront());
  });

  it('open it, once, whatever they are called with', async () => {
    const strange = [undefined, null, 'x', { uri: 7 }, { folder: {}, set: undefined }];
    for (const given of strange) {
      await vscode.commands.executeCommand('glossa.catalog.show', given);
      await until(isInFront);
    }
    await vscode.commands.executeCommand('glossa.catalog.open');
    await until(() => vscode.window.tabGroups.activeTabGroup.tabs.length === 1);
  });

  it('open it for a file, and for a message that is named', async () => {
    const uri = scratch('locales/de.json');
    await vscode.commands.executeCommand('glossa.catalog.show', uri);
    await until(isInFront);
    const named = { uri: uri.toString(), id: '["save"]' };
    await vscode.commands.executeCommand('glossa.catalog.show', named);
    await until(isInFront);
  });
});
