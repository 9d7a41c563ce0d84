import { uuidFrom } from '../ids.ts';
import type { TermCollection } from '../state.ts';

/** The spoken terms that are there at the start; the second collection belongs to the other account. */
export function seedTermCollections(): TermCollection[] {
  return [
    collection('main', 'Team and product names', {
      en: ['Glossa', 'Nordlicht Cloud', 'TMX', 'Ada Whitfield', 'PaletteKit'],
      de: ['Glossa', 'Nordlicht Cloud', 'Jürgen Oßwald', 'Übersichtskarte'],
    }),
    collection('other', 'Names of another account', { en: ['Harbourmaster'] }),
  ];
}

function collection(
  account: string,
  name: string,
  lists: Readonly<Record<string, readonly string[]>>,
): TermCollection {
  return {
    id: uuidFrom(`terms ${name}`),
    account,
    name,
    lists: new Map(Object.entries(lists)),
    created: new Date('2026-05-06T14:05:10.500Z'),
  };
}
