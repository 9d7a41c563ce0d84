import { showKeyPath } from '../../../src/resources/formats/format.ts';
import { hashOf } from '../../../src/resources/hash.ts';
import { checkTranslation } from '../../../src/message/checks/checkTranslation.ts';
import type { Finding } from '../../../src/message/findings.ts';
import { damages, type Damage } from './damages.ts';
import type { OpenedTranslation } from './translations.ts';

/** Messages that are damaged in each way. */
const each = 25;
/** Of one package. */
const fromOne = 3;

interface Seed {
  readonly order: string;
  readonly where: string;
  readonly source: string;
  readonly damaged: string;
  readonly findings: readonly Finding[];
}

/** What became of one kind of damage. */
export interface Recall {
  readonly name: string;
  readonly seeded: number;
  readonly asErrors: number;
  readonly asWarnings: number;
  /** The places of those that nothing was said about. */
  readonly missed: readonly string[];
}

/** Damages sound translations of many packages, the same ones at every run, and looks at what is said about them. */
export class Seeds {
  readonly #byDamage = new Map<Damage, Map<string, Seed[]>>(
    damages.map((damage) => [damage, new Map()]),
  );

  /** @param flawed the keys of messages that something is said about as they are */
  offer({ spec, file, opened, current }: OpenedTranslation, flawed: ReadonlySet<string>): void {
    const locales = { sourceLocale: opened.set.source.locale, targetLocale: opened.locale };
    for (const { path, value } of current.messages) {
      if (!/[{%<&\\\d]/u.test(value) || value.length > 2_000) continue;
      const source = opened.source.get(path)?.value;
      const key = showKeyPath(path);
      if (source === undefined || source === value || flawed.has(key)) continue;
      for (const [damage, bySpec] of this.#byDamage) {
        const damaged = damage.apply(value);
        if (damaged === undefined || damaged === value) continue;
        const where = `${spec} ${file} ${key}`;
        const order = hashOf(`${damage.name} ${where}`);
        const seeds = bySpec.get(spec) ?? [];
        if (seeds.length === fromOne && order >= (seeds.at(-1)?.order ?? '')) continue;
        const findings = checkTranslation({ source, target: damaged, ...locales });
        const seed = { order, where, source, damaged, findings };
        const sorted = [...seeds, seed].toSorted((a, b) => (a.order < b.order ? -1 : 1));
        bySpec.set(spec, sorted.slice(0, fromOne));
      }
    }
  }

  get recall(): readonly Recall[] {
    return [...this.#byDamage].map(([{ name }, bySpec]) => {
      const all = [...bySpec.values()].flat().toSorted((a, b) => (a.order < b.order ? -1 : 1));
      const seeds = all.slice(0, each);
      const worst = seeds.map(({ findings }) => new Set(findings.map(({ severity }) => severity)));
      const asErrors = worst.filter((severities) => severities.has('error')).length;
      const found = worst.filter((one) => one.has('error') || one.has('warning')).length;
      const missed = seeds.filter(
        (_, at) => !worst[at]?.has('error') && !worst[at]?.has('warning'),
      );
      return {
        name,
        seeded: seeds.length,
        asErrors,
        asWarnings: found - asErrors,
        missed: missed.map(({ where, source, damaged }) => `${where}\n  ${source}\n  ${damaged}`),
      };
    });
  }
}
