import assert from 'node:assert/strict';
import { ServiceError, type ErrorFacts } from '../../../../../src/service/errors.ts';
import { limits } from '../../../../../src/service/limits.ts';
import type { Cause } from '../../../../../src/translation/failure.ts';
import { leftSelections } from '../../../../../src/platform/ui/errors/leftSelections.ts';
import { describeError } from '../../../../../src/platform/ui/errors/describeError.ts';
import { UserError } from '../../../../../src/platform/ui/userError.ts';
import { correctSummary } from '../../../../../src/features/rephrase/correctSummary.ts';
import { rephraseError } from '../../../../../src/features/rephrase/rephraseErrors.ts';
import { glossaryError } from '../../../../../src/features/glossaries/glossaryErrors.ts';
import { spokenTermsError } from '../../../../../src/platform/ui/errors/spokenTermsError.ts';

const refusal = (facts: Partial<ErrorFacts>) =>
  new ServiceError({
    kind: 'invalid',
    operation: 'write.correct',
    host: 'api.example.com',
    status: 400,
    code: 'bad_tone',
    serviceMessage: 'Value for tone not supported.',
    traceId: 'trace-1',
    ...facts,
  });

const rejected: Cause = { reason: 'rejected', error: refusal({}) };
const tooLong: Cause = { reason: 'tooLong', error: undefined };
const damaged: Cause = { reason: 'placeholders', error: undefined };
const said =
  'The service refused the request (bad_tone). The service said: Value for tone not supported. (Trace ID trace-1)';

describe('selections that were left as they are', () => {
  it('are told with the reason, what the service said, its code and its trace', () => {
    assert.equal(leftSelections([rejected]).message, `1 selection was left as it is. ${said}`);
  });

  it('are told with each reason once', () => {
    assert.equal(
      leftSelections([damaged, rejected, rejected]).message,
      `3 selections were left as they are. ${said} Every response damaged the placeholders.`,
    );
  });

  it('are no broken placeholders where they are too long for a request, and the file can go as a document', () => {
    const file = { path: '/notes/long.txt' };
    const { message, nextSteps } = leftSelections([tooLong], { document: file as never });
    assert.equal(
      message,
      '1 selection was left as it is. Longer than a request to the service can be, which is 128 kB. Select less text, or translate the whole file as a document.',
    );
    assert.deepEqual(nextSteps, [
      {
        title: 'Translate as Document…',
        command: 'glossa.documents.translate',
        args: [file],
      },
    ]);
  });

  it('are to be made shorter where their file is none that the service takes', () => {
    const { message, nextSteps } = leftSelections([tooLong]);
    assert.match(message, /Select less text\.$/);
    assert.deepEqual(nextSteps, []);
  });

  it('are told the limit of what they were sent for', () => {
    const { message } = leftSelections([tooLong], { longest: limits.writeBytes });
    assert.match(message, /, which is 10 kB\. Select less text\.$/);
  });

  it('have the way out of their failure', () => {
    const error = refusal({ kind: 'credentials', status: 401 });
    const { nextSteps } = leftSelections([{ reason: 'credentials', error }]);
    assert.deepEqual(
      nextSteps.map(({ command }) => command),
      ['glossa.account.signIn'],
    );
  });
});

describe('a search for mistakes', () => {
  it('found none only where the service looked at everything', () => {
    assert.equal(
      correctSummary({ count: 0, checked: 3, causes: [] }),
      'The service found no mistakes.',
    );
  });

  it('is no clean bill where the service refused to look', () => {
    assert.throws(() => correctSummary({ count: 0, checked: 0, causes: [rejected] }), {
      message: `Nothing is known of 1 text. ${said}`,
    });
  });

  it('is no clean bill where all texts were too long, or came back damaged', () => {
    assert.throws(
      () => correctSummary({ count: 0, checked: 0, causes: [tooLong, damaged] }),
      ({ message }: Error) => {
        assert.doesNotMatch(message, /found no mistakes/);
        assert.match(
          message,
          /^Nothing is known of 2 texts\. Longer .* 10 kB\. Every response damaged/,
        );
        return true;
      },
    );
  });

  it('says of how many texts that is true, and why nothing is known of the others', () => {
    assert.equal(
      correctSummary({ count: 0, checked: 2, causes: [rejected] }),
      `The service found no mistakes in 2 texts. Nothing is known of 1 text. ${said}`,
    );
    assert.match(
      correctSummary({ count: 1, checked: 2, causes: [damaged] }),
      /^1 correction is in the Problems panel, with a quick fix\. Nothing is known of 1 text/,
    );
  });
});

describe('a failure of the service that means something special where it happened', () => {
  it('keeps the words of the service, its code and its trace', () => {
    const cause = refusal({ kind: 'notFound', status: 404, code: 'gone' });
    const { message, brief, detail } = describeError(
      new UserError('This is not there any more.', [], { cause }),
    );
    assert.equal(
      brief,
      'This is not there any more. The service said: Value for tone not supported.',
    );
    assert.equal(message, `${brief} (code gone, trace ID trace-1)`);
    assert.match(detail, /trace trace-1/);
  });

  it('is told in full of glossaries: not found, too large, quota', () => {
    const kinds = { notFound: 404, tooLarge: 413, quota: 456 } as const;
    for (const [kind, status] of Object.entries(kinds)) {
      const operation = 'glossaries.replaceDictionary';
      const facts = { kind: kind as keyof typeof kinds, status, operation };
      const { message } = describeError(glossaryError(refusal(facts)));
      assert.match(
        message,
        /The service said: Value for tone not supported\. \(code bad_tone, trace/,
      );
    }
  });

  it('names the quota of the account where a dictionary was replaced, merged or deleted, and no limit of glossaries', () => {
    for (const operation of ['replaceDictionary', 'edit', 'deleteDictionary', 'entries']) {
      const error = refusal({ kind: 'quota', status: 456, operation: `glossaries.${operation}` });
      const { message } = describeError(glossaryError(error));
      assert.match(message, /^The account's quota is used up\./);
      assert.doesNotMatch(message, /limit of glossaries/);
    }
    const made = refusal({ kind: 'quota', status: 456, operation: 'glossaries.create' });
    assert.match(describeError(glossaryError(made)).message, /limit of glossaries/);
  });

  it('names the number of collections only where one was to be made', () => {
    const of = (operation: string) =>
      spokenTermsError(refusal({ kind: 'quota', status: 456, operation }));
    assert.match(of('spokenTerms.create')?.message ?? '', /as many spoken-terms collections/);
    for (const operation of ['edit', 'replaceList', 'deleteList', 'get']) {
      assert.equal(of(`spokenTerms.${operation}`), undefined);
    }
  });

  it('tells a service that does not know how to improve texts from a plan that does not allow it', () => {
    const told = (kind: 'notFound' | 'permission' | 'quota', status: number) =>
      describeError(rephraseError(refusal({ kind, status }))).message;
    assert.match(told('notFound', 404), /^This service does not offer that for texts\..*trace-1/);
    assert.match(told('permission', 403), /^The plan or the key of this account.*trace-1/);
    assert.match(told('quota', 456), /^The quota of this account is used up.*trace-1/);
  });
});
