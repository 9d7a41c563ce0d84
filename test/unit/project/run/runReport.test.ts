import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { keyId } from '../../../../src/resources/formats/format.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { planTarget } from '../../../../src/resources/plan.ts';
import { finding } from '../../../../src/message/findings.ts';
import { targetReport } from '../../../../src/project/run/runReport.ts';

const plan = planTarget({
  source: runSync(
    json.parse(JSON.stringify({ old: 'Old', copied: 'GitHub', number: '42', a: 'A', b: 'B' })),
  ),
  target: runSync(json.parse(JSON.stringify({ old: 'Alt', copied: 'GitHub' }))),
  sourceLocale: 'en',
  entries: new Map(),
  translatable: (text) => text !== '42',
});
const [a, b] = [keyId(['a']), keyId(['b'])];

describe('the report of a target file', () => {
  const report = targetReport(
    {
      target: { locale: 'de', path: 'de.json', plan },
      failed: new Map(),
      findings: new Map([
        [a, [finding('double-space', '', '')]],
        [b, [finding('double-space', '', ''), finding('numbers-changed', '1', '2')]],
      ]),
      reused: new Set([a, keyId(['old'])]),
    },
    { written: new Set([a, b]), left: new Map() },
    String,
  );

  it('accounts for every message', () => {
    const { translated, reused, kept, skipped, failed } = report;
    assert.deepEqual(
      { translated, reused, kept, skipped, failed },
      { translated: 2, reused: 1, kept: 2, skipped: 1, failed: [] },
    );
    assert.equal(translated + kept + skipped, plan.items.length);
  });

  it('calls nothing suspicious that is a matter of taste', () => {
    assert.deepEqual(
      report.suspicious.map(({ key, findings }) => [key, findings.map(({ code }) => code)]),
      [['b', ['numbers-changed']]],
    );
  });
});
