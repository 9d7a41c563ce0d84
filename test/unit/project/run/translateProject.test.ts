import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { ProjectError } from '../../../../src/project/ledger/projectError.ts';
import type { ServiceOffer } from '../../../../src/project/ports/translationService.ts';
import {
  translateProject,
  type RunEvent,
  type RunPorts,
} from '../../../../src/project/run/translateProject.ts';
import { MemoryFiles } from '../memoryFiles.ts';
import { MarkingTranslator, MemoryJournal, openedIn, portsOf } from '../projectUnderTest.ts';

const texts = {
  'en.json': '{\n  "save": "Save",\n  "open": "Open"\n}\n',
  'de.json': '{}\n',
  'fr.json': '{}\n',
};

function underTest(more: Readonly<Record<string, string>> = {}) {
  const files = new MemoryFiles(Object.entries({ ...texts, ...more }));
  const paths = [...files.texts.keys()];
  const under = { files, paths, journal: new MemoryJournal() };
  const translator = new MarkingTranslator();
  return { ...under, translator, ports: portsOf(under, translator) };
}

/** What a run tells, to its end. */
async function told(
  under: ReturnType<typeof underTest>,
  ports: Partial<RunPorts> = {},
  locales: readonly string[] = ['de', 'fr'],
  signal = new AbortController().signal,
): Promise<readonly RunEvent[]> {
  const opened = await openedIn(under, locales);
  const events: RunEvent[] = [];
  const run = translateProject({ ...under.ports, ...ports }, opened, { review: 'off', signal });
  for await (const event of run) events.push(event);
  return events;
}

const kindsOf = (events: readonly RunEvent[]) => [...new Set(events.map(({ kind }) => kind))];

function endOf(events: readonly RunEvent[]) {
  const last = events.at(-1);
  assert.ok(last?.kind === 'finished');
  return last.run;
}

const offering = (more: Partial<ServiceOffer>, { ports }: ReturnType<typeof underTest>) => ({
  service: { offer: async () => ({ ...(await ports.service.offer()), ...more }) },
});

const written = ({ files }: ReturnType<typeof underTest>) =>
  [...files.texts].filter(([path, text]) => texts[path as keyof typeof texts] !== text);

describe('a run', () => {
  it('tells what it does from the plan to the account', async () => {
    const under = underTest();
    const events = await told(under);
    assert.deepEqual(kindsOf(events), ['planned', 'sending', 'translating', 'sent', 'finished']);
    const { report, changes, cause, answers } = endOf(events);
    assert.deepEqual(
      report.targets.map(({ file, translated }) => [file, translated]),
      [
        ['de.json', 2],
        ['fr.json', 2],
      ],
    );
    assert.equal(report.announcedCharacters, report.characters);
    assert.deepEqual([changes.files.length, cause], [2, undefined]);
    assert.ok(answers.length > 0);
  });

  it('sends nothing, and ends without an account, where that is not agreed to', async () => {
    const under = underTest();
    const asked: number[] = [];
    const ask: RunPorts['consent']['ask'] = ({ characters }) => {
      asked.push(characters);
      return Promise.resolve(false);
    };
    assert.deepEqual(kindsOf(await told(under, { consent: { ask } })), ['planned']);
    assert.deepEqual([asked, under.translator.sent, written(under)], [[16], [], []]);
  });

  it('ends with the error of whoever does not let it send', async () => {
    const under = underTest();
    const ask = () => Promise.reject(new Error('more than you allow'));
    await assert.rejects(told(under, { consent: { ask } }), /more than you allow/);
    assert.deepEqual([under.translator.sent, written(under)], [[], []]);
  });

  it('sends no more than it may, and says of the rest why', async () => {
    const under = underTest();
    const consent = { ask: () => Promise.resolve(true), mostCharacters: 8 };
    const { report } = endOf(await told(under, { consent }));
    assert.ok(report.characters <= 8);
    const failed = report.targets.flatMap((target) => target.failed.map(({ reason }) => reason));
    assert.deepEqual(failed, ['limit', 'limit']);
  });

  it('asks nobody where there is nothing to send', async () => {
    const under = underTest({ 'de.json': '{\n  "save": "Sichern",\n  "open": "Auf"\n}\n' });
    const ask = () => assert.fail('asked');
    const events = await told(under, { consent: { ask } }, ['de']);
    assert.deepEqual(kindsOf(events), ['sent', 'finished']);
    assert.equal(under.journal.text, '');
  });

  it('asks no service for what is made on this machine', async () => {
    const under = underTest();
    const service = { offer: () => assert.fail('asked') };
    const { report } = endOf(await told(under, { service }, ['en-XA']));
    assert.deepEqual(
      report.targets.map(({ locale, translated }) => [locale, translated]),
      [['en-XA', 2]],
    );
  });

  it('leaves out what the service does not translate into, and says so', async () => {
    const under = underTest();
    const refusal: ServiceOffer['refusal'] = ({ locale, path }) =>
      locale === 'fr' ? new Error(`no ${path}`) : undefined;
    const { report } = endOf(await told(under, offering({ refusal }, under)));
    assert.deepEqual(report.unwritten, [{ file: 'fr.json', why: 'Error: no fr.json' }]);
    assert.deepEqual([...new Set(under.translator.sent)], ['Save', 'Open']);
    assert.equal(under.files.texts.get('fr.json'), texts['fr.json']);
  });

  it('does not begin where the service translates into none of its targets', async () => {
    const under = underTest();
    const refusal = () => new Error('no such language');
    await assert.rejects(told(under, offering({ refusal }, under)), /no such language/);
    assert.deepEqual(written(under), []);
  });

  it('writes what is paid for, also where the terms of the glossary cannot be had', async () => {
    const under = underTest();
    const glossaryEntries = () => Promise.reject(new Error('offline'));
    const assets: ServiceOffer['assets'] = {
      chosen: ['glossary'],
      for: () => Promise.resolve({ glossary: 'g1' }),
      optionsFor: () => ({ options: {}, notOffered: [] }),
    };
    const events = await told(under, offering({ glossaryEntries, assets }, under));
    assert.ok(kindsOf(events).includes('termsUnchecked'));
    assert.equal(endOf(events).report.targets[0]?.translated, 2);
  });

  it('accounts for everything where it is cancelled', async () => {
    const under = underTest();
    const controller = new AbortController();
    const ask = () => {
      controller.abort();
      return Promise.resolve(true);
    };
    const events = await told(under, { consent: { ask } }, ['de'], controller.signal);
    const { report, cause } = endOf(events);
    assert.equal(cause?.reason, 'cancelled');
    assert.deepEqual(
      report.targets[0]?.failed.map(({ reason }) => reason),
      ['cancelled', 'cancelled'],
    );
    assert.deepEqual(under.translator.sent, []);
  });

  it('has written what it began to write when it is left before its end', async () => {
    const under = underTest();
    const opened = await openedIn(under, ['de', 'fr']);
    const { signal } = new AbortController();
    for await (const event of translateProject(under.ports, opened, { review: 'off', signal })) {
      const isDone = event.kind === 'translating' && event.event.kind === 'translated';
      if (isDone && event.event.unit.source === 'Open') break;
    }
    const text = under.files.texts.get('de.json');
    assert.equal(text, texts['en.json'].replaceAll('": "', '": "[de] '));
  });

  it('is not begun for messages that have a translation in every locale', async () => {
    const german = '{\n  "save": "Sichern"\n}\n';
    const under = underTest({ 'de.json': german });
    const only = new Map([['en.json', new Set([keyId(['save'])])]]);
    await assert.rejects(
      openedIn(under, ['de'], { only }),
      (error) => error instanceof ProjectError && error.problem.code === 'nothingDue',
    );
    const { targets } = await openedIn(under, ['de', 'fr'], { only });
    assert.deepEqual(
      targets.map(({ path, units }) => [path, units.map(({ source }) => source)]),
      [['fr.json', ['Save']]],
    );
  });
});
