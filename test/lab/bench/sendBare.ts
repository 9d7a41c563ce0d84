import { setTimeout as delay } from 'node:timers/promises';
import type { Agent } from 'undici';
import { demoKeys } from '../../service/keys.ts';

/** Sends texts as a bare script does: again until they are answered, each time after a wait that doubles. */
export async function sendBare(
  url: URL,
  agent: Agent,
  text: readonly string[],
  target: string,
): Promise<readonly string[]> {
  const body = JSON.stringify({ text, source_lang: 'EN', target_lang: target.toUpperCase() });
  const headers = {
    authorization: `Service-Auth-Key ${demoKeys.paid}`,
    'content-type': 'application/json',
  };
  const how = { origin: url.origin, path: '/v2/translate', method: 'POST', headers, body } as const;
  for (let wait = 500; ; wait = Math.min(8_000, wait * 2)) {
    let hint = 0;
    try {
      const response = await agent.request(how);
      const answer = await response.body.text();
      if (response.statusCode === 200) return textsOf(answer);
      hint = Number(response.headers['retry-after'] ?? 0) * 1000;
    } catch {
      // The connection was cut.
    }
    await delay(Math.max(hint, wait * (0.5 + Math.random() / 2)));
  }
}

function textsOf(answer: string): readonly string[] {
  const { translations } = JSON.parse(answer) as { translations: { text: string }[] };
  return translations.map(({ text }) => text);
}
