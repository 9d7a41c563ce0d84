import type { Mutant } from '../mutant.ts';

/** What is sent where, how often, and what is believed. */
export const serviceMutants: readonly Mutant[] = [
  {
    file: 'service/http/http.ts',
    line: "if (url.origin !== baseUrl.origin) throw new ServiceError({ kind: 'wrongOrigin', ...facts });",
    broken: '',
    tests: ['service/**/*.test.ts'],
  },
  {
    file: 'service/http/http.ts',
    line: "return characters !== undefined && ambiguous === 'once' ? 1 : 0;",
    broken: 'return characters !== undefined ? 1 : 0;',
    tests: ['service/retry.test.ts', 'service/fetchTransport.test.ts'],
  },
  {
    file: 'service/http/retry.ts',
    line: 'if (error.ambiguous && ambiguous > ambiguousRepeats) return undefined;',
    broken: '',
    tests: ['service/retry.test.ts'],
  },
  {
    file: 'service/http/retry.ts',
    line: 'if ((error.retryAfter ?? 0) > policy.longestWait) return undefined;',
    broken: '',
    tests: ['service/retry.test.ts'],
  },
  {
    file: 'service/http/pace/backoff.ts',
    line: 'return retryAfter === undefined ? wait : Math.max(wait, retryAfter) + random() * spread;',
    broken:
      'return retryAfter === undefined ? wait : Math.min(wait, retryAfter) + random() * spread;',
    tests: ['service/backoff.test.ts'],
  },
  {
    file: 'service/http/retryAfter.ts',
    line: 'return date === undefined ? undefined : Math.min(Math.max(date - now, 0), day);',
    broken: 'return date === undefined ? undefined : Math.min(date - now, day);',
    tests: ['service/retryAfter.test.ts'],
  },
  {
    file: 'service/http/pace/retryBudget.ts',
    line: 'if (this.#tokens < price) return false;',
    broken: '',
    tests: ['service/retry.test.ts'],
  },
  {
    file: 'service/http/readBody.ts',
    line: 'if (bytes > cap) throw new BodyTooLarge();',
    broken: '',
    tests: ['service/answers.test.ts', 'service/refusals.test.ts'],
  },
  {
    file: 'service/http/call.ts',
    line: "if (value === '' || value === '.' || value === '..') {",
    broken: "if (value === '') {",
    tests: ['service/**/*.test.ts'],
  },
  {
    file: 'service/http/settle.ts',
    line: 'if (count % piecesAtOnce === 0) await new Promise(setImmediate);',
    broken: '',
    tests: ['service/everyExchangeEnds.test.ts'],
  },
  {
    file: 'service/baseUrl.ts',
    line: 'const ipv6 = /^\\[::(1|ffff:7f[\\da-f]{2}:[\\da-f]{1,4})\\]$/;',
    broken: 'const ipv6 = /^\\[::1\\]$/;',
    tests: ['service/network/noProxy.test.ts'],
  },
  {
    file: 'service/network/networkDispatcher.ts',
    line: 'clientFactory: (proxy, pool) => new TunnelPool(proxy, pool),',
    broken: '',
    tests: ['service/network/proxies.test.ts'],
  },
  {
    file: 'service/http/statusError.ts',
    line: "ambiguous: kind === 'unavailable' && !(refusal.billed && uncounted.has(response.status)),",
    broken: 'ambiguous: false,',
    tests: ['service/**/*.test.ts'],
  },
  {
    file: 'service/http/statusError.ts',
    line: "repeatable: kind === 'unavailable' || kind === 'rateLimit' || kind === 'timeout',",
    broken: "repeatable: kind === 'unavailable' || kind === 'timeout',",
    tests: ['service/retry.test.ts', 'service/refusals.test.ts'],
  },
  {
    file: 'service/http/call.ts',
    line: "if (!/json/i.test(answer.contentType)) throw unusable(answer, 'notTheService');",
    broken: '',
    tests: ['service/answers.test.ts'],
  },
  {
    file: 'service/http/call.ts',
    line: "if (items.length !== texts.length) throw unusable(answer, 'badAnswer', 'wrong_count');",
    broken: "if (items.length < texts.length) throw unusable(answer, 'badAnswer', 'wrong_count');",
    tests: ['service/answers.test.ts'],
  },
  {
    file: 'service/text/schemas.ts',
    line: 'return counted.reduce((sum, text) => sum + Array.from(text).length, 0);',
    broken: 'return counted.reduce((sum, text) => sum + text.length, 0);',
    tests: ['service/billedCharacters.test.ts'],
  },
  {
    file: 'service/pairSupport.ts',
    line: 'return stored === wanted || isVariantOf(wanted, stored) || isVariantOf(stored, wanted);',
    broken: 'return stored === wanted || isVariantOf(wanted, stored);',
    tests: ['service/**/*.test.ts'],
  },
  {
    file: 'service/baseUrl.ts',
    line: "return url.protocol === 'http:' && !isLoopback(url) ? 'insecure' : undefined;",
    broken: 'return undefined;',
    tests: ['service/**/*.test.ts'],
  },
  {
    file: 'service/baseUrl.ts',
    line: "if (url.username !== '' || url.password !== '') return 'userInfo';",
    broken: '',
    tests: ['service/**/*.test.ts'],
  },
  {
    file: 'service/key.ts',
    line: "return /^[\\x21-\\x7e]+$/.test(value) ? undefined : 'characters';",
    broken: 'return undefined;',
    tests: ['service/key.test.ts'],
  },
  {
    file: 'service/http/pace/rateLimiter.ts',
    line: 'if (turn > this.#pausedAfter) this.#pause = { since: 0, until: 0 };',
    broken: 'this.#pause = { since: 0, until: 0 };',
    tests: ['service/rateLimiter.test.ts', 'translation/sending/pace.test.ts'],
  },
  {
    file: 'service/http/pace/rateLimiter.ts',
    line: 'const places = width + (urgent ? 1 : 0);',
    broken: 'const places = width;',
    tests: ['service/rateLimiter.test.ts', 'translation/sending/pace.test.ts'],
  },
  {
    file: 'service/http/pace/adaptiveRate.ts',
    line: 'spacing: spacing < noSpacing ? 0 : spacing * closer,',
    broken: 'spacing: spacing,',
    tests: ['service/rateLimiter.test.ts', 'translation/sending/pace.test.ts'],
  },
  {
    file: 'service/http/pace/adaptiveRate.ts',
    line: 'if (answered < 2 || answered + refused < enough) return;',
    broken: 'if (answered + refused < enough) return;',
    tests: ['service/adaptiveRate.test.ts'],
  },
];
