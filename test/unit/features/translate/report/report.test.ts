import { runSync } from '../../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { keyId } from '../../../../../src/resources/formats/format.ts';
import { json } from '../../../../../src/resources/formats/json/json.ts';
import { planTarget } from '../../../../../src/resources/plan.ts';
import { finding, type Finding } from '../../../../../src/message/findings.ts';
import { nothingSent } from '../../../../../src/project/run/sentRun.ts';
import { targetReport, type RunReport } from '../../../../../src/project/run/runReport.ts';
import { noCounts, type StateCounts } from '../../../../../src/project/status/messageState.ts';
import type { RunChanges } from '../../../../../src/project/undo/runChanges.ts';
import type { Failed } from '../../../../../src/project/write/targetResult.ts';
import { ServiceError, type ErrorFacts } from '../../../../../src/service/errors.ts';
import { failureOf } from '../../../../../src/translation/failure.ts';
import { reportPage } from '../../../../../src/features/translate/report/reportPage.ts';
import { runSummary } from '../../../../../src/texts/report/runSummary.ts';
import { describeError } from '../../../../../src/platform/ui/errors/describeError.ts';

const refusal = (facts: Pick<ErrorFacts, 'kind'> & Partial<ErrorFacts>) =>
  new ServiceError({ operation: 'text.translate', host: 'api.example.com', ...facts });

interface Ends {
  readonly failed?: Readonly<Record<string, Failed>>;
  readonly written?: readonly string[];
  readonly held?: readonly string[];
  readonly findings?: Readonly<Record<string, readonly Finding[]>>;
  /** The target file; what is not said of otherwise is kept or skipped. */
  readonly target?: object;
}

/** The report of a run for one file with these source texts. */
function reportOf(
  source: object,
  { failed = {}, written = [], held = [], findings = {}, target }: Ends,
) {
  const byId = <T>(ends: Readonly<Record<string, T>>) =>
    new Map(Object.entries(ends).map(([key, end]) => [keyId([key]), end]));
  const ids = (keys: readonly string[]) => new Set(keys.map((key) => keyId([key])));
  const plan = planTarget({
    source: runSync(json.parse(JSON.stringify(source))),
    target: target && runSync(json.parse(JSON.stringify(target))),
    sourceLocale: 'en',
    entries: new Map(),
    translatable: (text) => /\p{L}/u.test(text),
  });
  const one = targetReport(
    {
      target: { locale: 'de', path: 'locales/de.json', plan },
      failed: byId(failed),
      findings: byId(findings),
      reused: new Set(),
    },
    { written: ids(written), left: new Map(), fillers: ids(held) },
    (error) => describeError(error).brief ?? describeError(error).message,
  );
  const report: RunReport = {
    ...nothingSent.counts,
    sourceLocales: ['en'],
    targets: [one],
    unwritten: [],
    withoutMemory: [],
    withoutGlossary: [],
    uncertainTexts: [],
  };
  return report;
}

const noChanges: RunChanges = { files: [], ledger: { isNew: false, sections: [] } };

/** The blocks of a report as lines. */
function linesOf(
  report: RunReport,
  more: Partial<Parameters<typeof reportPage>[0]> = {},
  now?: StateCounts,
) {
  const { blocks } = reportPage({ at: 0, report, changes: noChanges, ...more }, () => now);
  const cells = (texts: readonly { readonly text: string }[]) =>
    texts.map(({ text }) => text).join(' · ');
  return blocks.flatMap((block): readonly string[] => {
    switch (block.kind) {
      case 'heading':
        return [`${'#'.repeat(block.level)} ${block.text}`];
      case 'paragraph':
        return [block.text];
      case 'list':
        return block.items.map((item) => `- ${cells(item)}`);
      case 'table':
        return block.rows.map((row) => `| ${cells(row)}`);
    }
  });
}

/** What the report says of single messages: each heading with its lines. */
function groupsOf(report: RunReport): readonly string[] {
  const lines = linesOf(report);
  const start = lines.findIndex((line) => line.startsWith('## '));
  return start < 0 ? [] : lines.slice(start + 1);
}

const texts = { a: 'Save', b: 'Open', c: 'Close' };

describe('the report of a run that the service or the network ended', () => {
  const cases: readonly [what: string, error: ServiceError, said: string][] = [
    [
      'an unknown key (401)',
      refusal({ kind: 'credentials', status: 401 }),
      'api.example.com refused the API key.',
    ],
    [
      'a key that is wrong or may not do it (403)',
      refusal({ kind: 'permission', status: 403 }),
      'api.example.com refused the API key: it is wrong, or it is not allowed to do this.',
    ],
    [
      'a key without the scope (403)',
      refusal({ kind: 'permission', status: 403, serviceMessage: 'missing scope' }),
      'Your key is not allowed to do this. Ask the account owner for the scope. The service said: missing scope',
    ],
    [
      'a service that is away (503)',
      refusal({ kind: 'unavailable', status: 503 }),
      'The service has a problem (503). Try again in a while.',
    ],
    [
      'no network',
      refusal({ kind: 'network', code: 'ENOTFOUND' }),
      'Cannot reach api.example.com (ENOTFOUND).',
    ],
    [
      'a quota that is used up',
      refusal({ kind: 'quota', status: 456 }),
      "The account's quota is used up. What is done is kept.",
    ],
  ];
  for (const [what, error, said] of cases) {
    it(`says ${what} in the words of the notification, once for all messages`, () => {
      const { reason } = failureOf(error);
      const failed = { reason, error };
      const report = reportOf(texts, { failed: { a: failed, b: failed, c: failed } });
      assert.deepEqual(groupsOf(report), [`### ${said} (3)`, '- a', '- b', '- c']);
      const summary = runSummary({
        report,
        cause: { reason, error },
        startsLedger: false,
        isPseudo: false,
        proposed: 0,
      });
      assert.ok(summary.startsWith(said), summary);
      assert.match(summary, /Without a translation, and left as they are: 3 messages\.$/u);
    });
  }

  it('says of a key alike whether or not there are the words of the service', () => {
    const report = reportOf(texts, { failed: { a: { reason: 'permission' } } });
    assert.deepEqual(groupsOf(report), [
      '### The key is wrong, or it is not allowed to translate (1)',
      '- a',
    ]);
  });

  it('says that nothing was sent where earlier answers could not be kept', () => {
    const error = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
    const report = reportOf(texts, { failed: { a: { reason: 'journal', error } } });
    const said =
      'Not sent, because earlier responses could not be saved. The file system reported an error (ENOSPC).';
    assert.deepEqual(groupsOf(report), [`### ${said} (1)`, '- a']);
    const summary = runSummary({
      report,
      cause: { reason: 'journal', error },
      startsLedger: false,
      isPseudo: false,
      proposed: 0,
    });
    assert.ok(summary.startsWith(said), summary);
  });
});

describe('equal reasons in a report', () => {
  it('stand together though each request has an id of its own', () => {
    const rejected = (traceId: string): Failed => ({
      reason: 'rejected',
      error: refusal({ kind: 'invalid', status: 400, serviceMessage: 'no', traceId }),
    });
    const failed = { a: rejected('t1'), b: rejected('t2'), c: rejected('t1') };
    assert.deepEqual(groupsOf(reportOf(texts, { failed })), [
      '### The service refused the request (400). The service said: no (3) · Trace ID t1, t2',
      '- a',
      '- b',
      '- c',
    ]);
  });

  it('stand apart where the service said something else', () => {
    const away = {
      reason: 'service',
      error: refusal({ kind: 'unavailable', status: 503 }),
    } as const;
    const offline = { reason: 'service', error: refusal({ kind: 'network' }) } as const;
    const report = reportOf(texts, { failed: { a: away, b: offline, c: away } });
    assert.deepEqual(groupsOf(report), [
      '### The service has a problem (503). Try again in a while. (2)',
      '- a',
      '- c',
      '### Cannot reach api.example.com (network). (1)',
      '- b',
    ]);
  });

  it('say of each message what was wrong with its answer', () => {
    const failed = { a: { reason: 'placeholders' }, b: { reason: 'placeholders' } } as const;
    const findings = { b: [finding('placeholder-missing', '{name}', '')] };
    assert.deepEqual(groupsOf(reportOf(texts, { failed, findings })), [
      '### Every response damaged the placeholders (2)',
      '- a',
      '- b · The placeholder {name} is missing.',
    ]);
  });

  it('are counted in full where there are too many to read', () => {
    const many = Object.fromEntries(
      Array.from({ length: 1_203 }, (_, i) => [`key${i}`, `Text ${i}`]),
    );
    const failed = Object.fromEntries(
      Object.keys(many).map((key) => [key, { reason: 'quota' } as const]),
    );
    const lines = groupsOf(reportOf(many, { failed }));
    assert.equal(lines[0], '### The quota is used up (1,203)');
    assert.equal(lines.length, 202);
    assert.equal(lines.at(-1), '… and 1,003 more');
  });

  it('are text and no markup, whatever the service says', () => {
    const error = refusal({ kind: 'invalid', status: 400, serviceMessage: '[a](command:b) <i>' });
    const report = reportOf(texts, { failed: { a: { reason: 'rejected', error } } });
    assert.match(groupsOf(report)[0] ?? '', /said: \[a\]\(command:b\) <i> \(1\)$/u);
  });
});

describe('entries of a list that got no translation', () => {
  it('are told apart from what was left as it is: the source stands in their places', () => {
    const failed = { a: { reason: 'placeholders' }, b: { reason: 'placeholders' } } as const;
    const report = reportOf(texts, { failed, held: ['b'], written: ['c'] });
    assert.deepEqual(groupsOf(report), [
      '### Every response damaged the placeholders (2)',
      '- a',
      "- b · The source's text holds its place in the list.",
    ]);
    const summary = runSummary({
      report,
      cause: undefined,
      startsLedger: false,
      isPseudo: false,
      proposed: 0,
    });
    assert.match(summary, /Without a translation, and left as they are: 1 message\./u);
    assert.match(summary, /holds their place until the next run: 1 message\./u);
  });
});

describe('texts that were made up', () => {
  it('are called that', () => {
    const report = reportOf({ save: 'Save' }, { written: ['save'] });
    const end = { report, cause: undefined, startsLedger: false };
    const sentence = /are pseudo-translations made on this machine/u;
    assert.match(runSummary({ ...end, isPseudo: true, proposed: 0 }), sentence);
    assert.doesNotMatch(runSummary({ ...end, isPseudo: false, proposed: 0 }), sentence);
  });
});

describe('messages that a run left alone', () => {
  it('stand in its report by their reason, and those without a place in the notification', () => {
    const source = { empty: '', number: '42', menu: 'Menu', mode: 'Mode', save: 'Save' };
    const target = { menu: { open: 'Auf' }, mode: { dark: 'Dunkel' } };
    const report = reportOf(source, { written: ['save'], target });
    assert.deepEqual(groupsOf(report), [
      '### Skipped: the source is empty (1)',
      '- empty',
      '### Skipped: there is no text to translate (1)',
      '- number',
      '### Not sent: its place holds another value, its key is a duplicate, or aliases share it (2)',
      '- menu',
      '- mode',
    ]);
    const summary = runSummary({
      report,
      cause: undefined,
      startsLedger: false,
      isPseudo: false,
      proposed: 0,
    });
    assert.match(summary, /Not sent, because their files have no place for them: 2 messages\./u);
    const row = '| German (de) · locales/de.json · 1 · 0 · 0 · 4 · 0 · ';
    assert.ok(linesOf(report).includes(row), linesOf(report).join('\n'));
    const now = { ...noCounts, targets: 1, missing: 4, unreviewed: 1 };
    assert.ok(linesOf(report, {}, now).includes(`${row}4 missing · 1 unreviewed`));
  });

  it('are not spoken of where there are none', () => {
    const report = reportOf({ save: 'Save' }, { target: { save: 'Sichern' } });
    assert.deepEqual(groupsOf(report), []);
    const summary = runSummary({
      report,
      cause: undefined,
      startsLedger: false,
      isPseudo: false,
      proposed: 0,
    });
    assert.equal(summary, 'Nothing is missing. No characters were sent.');
  });
});

describe('what a run wrote', () => {
  const hostile = '[a](command:b) <img src=x> `$(globe)`';
  const file = {
    path: 'locales/de.json',
    sourcePath: 'locales/en.json',
    sourceLocale: 'en',
    locale: 'de',
    format: 'json',
  } as const;
  const report = reportOf(
    { save: 'Save', open: 'Open' },
    { written: ['save'], target: { open: 'Auf' } },
  );

  it('is listed with its source, before and now, and each key leads to its message', () => {
    const messages = [
      { path: ['save'], source: 'Save', before: 'Alt', now: hostile, by: 'machine' },
      { path: ['a.b', 0], source: hostile, now: 'Neu', by: 'reuse' },
    ] as const;
    const kept = {
      at: 0,
      report,
      changes: { files: [{ ...file, messages }], ledger: noChanges.ledger },
    };
    assert.deepEqual(linesOf(report, kept).slice(-4), [
      '### Translated (1)',
      `| save · Save · Alt · ${hostile}`,
      '### Reused from existing translations (1)',
      `| ["a.b"][0] · ${hostile} · Neu`,
    ]);
    const { blocks, places } = reportPage(kept, () => undefined);
    const keys = blocks.flatMap((block) =>
      block.kind === 'table' && block.head[0] === 'Key' ? block.rows.map(([key]) => key) : [],
    );
    assert.deepEqual(
      keys.map((key) => places[key?.place ?? -1]),
      messages.map(({ path }) => ({ file: file.path, path })),
    );
  });

  it('is listed up to what can be read, and told by its number', () => {
    const messages = Array.from({ length: 1_203 }, (_, place) => ({
      path: [`key${place}`],
      source: 'Text',
      now: 'Text',
      by: 'machine' as const,
    }));
    const changes = { files: [{ ...file, messages }], ledger: noChanges.ledger };
    const lines = linesOf(report, { changes });
    assert.equal(lines.filter((line) => line.startsWith('| key')).length, 200);
    assert.equal(lines.at(-1), '… and 1,003 more');
  });

  it('names a person’s texts whose sources have changed, and what an undo left', () => {
    const outdated = [{ path: ['open'], key: 'open', source: 'Open file', text: 'Auf' }];
    const [target] = report.targets;
    assert.ok(target);
    const kept = [{ file: file.path, path: ['save'], reason: 'reviewed' as const }];
    const lines = linesOf(
      { ...report, targets: [{ ...target, outdated }] },
      { undone: { messages: 2, files: 1, kept } },
    );
    assert.deepEqual(lines.slice(1, 3), [
      'This run was undone: 2 messages in 1 file.',
      '- save · locales/de.json · Left as it is: somebody reviewed it since.',
    ]);
    assert.deepEqual(lines.slice(-2), [
      '### Translated or reviewed for an earlier source, and left as they are (1)',
      '| open · Open file · Auf',
    ]);
  });
});

describe('the report of a run on files that were moved', () => {
  it('says where nobody can tell which of them was moved where', () => {
    const report = reportOf(texts, { target: { a: 'Sichern' } });
    const [target] = report.targets;
    assert.ok(target);
    const unclear = { ...report, targets: [{ ...target, unclear: ['a/en.json', 'b/en.json'] }] };
    const end = { cause: undefined, startsLedger: false, isPseudo: false, proposed: 0 };
    assert.match(
      runSummary({ ...end, report: unclear }),
      /which of these files was moved here: a\/en\.json and b\/en\.json\. .*locales\/de\.json/,
    );
    assert.doesNotMatch(runSummary({ ...end, report }), /was moved here/);
  });
});
