import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import {
  changedSettings,
  type SettingSchema,
} from '../../../../src/features/support/copySupport.ts';
import { supportText } from '../../../../src/features/support/supportText.ts';
import { failureKind } from '../../../../src/platform/ui/errors/failureKinds.ts';
import { ServiceError } from '../../../../src/service/errors.ts';

interface Manifest {
  readonly contributes: {
    readonly configuration: readonly { readonly properties: Record<string, SettingSchema> }[];
  };
}

const manifest = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
) as Manifest;
const schemas = new Map(
  manifest.contributes.configuration.flatMap(({ properties }) => Object.entries(properties)),
);

const secret = 'hush-hush';

/** Values that have the secret anywhere. */
const hostile: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.tuple(fc.string(), fc.string()).map(([before, after]) => `${before}${secret}${after}`),
    fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
    fc.record({ url: tie('value') }),
    fc.constant({ [secret]: true }),
  ),
})).value;

describe('support information', () => {
  it('holds nothing of settings that have a secret, a path or a text anywhere', () => {
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom('globalValue', 'workspaceValue', 'workspaceFolderValue'),
        (value, level) => {
          const lines = changedSettings(schemas, () => ({ [level]: value }));
          assert.equal(lines.length, schemas.size);
          for (const line of lines)
            assert.match(line, /^glossa\.[A-Za-z.]+ \((?:user|workspace|folder)\): set$/u);
        },
      ),
    );
  });

  it('names what was changed, and says values that can only be a choice, a number or yes and no', () => {
    const values = new Map([
      ['glossa.service.profile', { defaultValue: 'deepl', globalValue: 'custom' }],
      ['glossa.service.url', { defaultValue: '', globalValue: 'https://secret.example' }],
      ['glossa.translate.confirmAbove', { defaultValue: 10_000, workspaceFolderValue: 5 }],
      ['glossa.translate.context', { defaultValue: false, workspaceValue: true }],
      ['glossa.translate.reuse', { defaultValue: true, globalValue: true }],
      ['glossa.glossary.id', { defaultValue: '', workspaceValue: 4711 }],
    ]);
    assert.deepEqual(changedSettings(schemas, (name) => values.get(name)).toSorted(), [
      'glossa.glossary.id (workspace): set',
      'glossa.service.profile (user): custom',
      'glossa.service.url (user): set',
      'glossa.translate.confirmAbove (folder): 5',
      'glossa.translate.context (workspace): true',
    ]);
  });

  it('counts resource files by their kind, and names no file and no locale', () => {
    const set = {
      format: 'json',
      layout: 'folder',
      pattern: 'clients/acme/{locale}/app.json',
      targets: [
        { locale: 'de', path: 'clients/acme/de/app.json', exists: true },
        { locale: 'fr', path: 'clients/acme/fr/app.json', exists: false },
      ],
    } as const;
    const failures = [{ kind: 'TypeError', at: 0 }];
    const text = supportText({
      versions: { Glossa: '1.2.3' },
      settings: [],
      folders: [[set, set], []],
      failures,
    });
    assert.match(text, /- Glossa: 1\.2\.3\n/u);
    assert.match(text, /- json, folder: 2 sets, 4 files\n- no resource files\n/u);
    assert.match(text, /### Changed settings\n\n- none\n/u);
    assert.match(text, /- 1970-01-01T00:00:00\.000Z TypeError\n/u);
    assert.doesNotMatch(text, /acme|app\.json|\bde\b/u);
  });

  it('names the kind of a failure, and nothing of its words', () => {
    const refused = new ServiceError({
      kind: 'permission',
      operation: 'memories.list',
      host: 'secret.example',
      status: 403,
      code: 'secret_code',
      traceId: 'secret-trace',
      serviceMessage: 'secret words',
    });
    assert.equal(failureKind(refused), 'ServiceError permission memories.list 403');
    const missing = Object.assign(new Error('/home/secret/file'), { code: 'ENOENT' });
    assert.equal(failureKind(missing), 'Error ENOENT');
    const odd = Object.assign(new Error('secret'), {
      name: 'not found: /secret',
      code: 'at /secret',
    });
    assert.equal(failureKind(odd), 'Error');
    assert.equal(failureKind('secret'), 'unknown');
  });
});
