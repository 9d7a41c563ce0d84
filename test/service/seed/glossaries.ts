import { uuidFrom } from '../ids.ts';
import type { Dictionary, Glossary } from '../state.ts';

/** The glossaries that are there at the start; the last one belongs to the other account. */
export function seedGlossaries(): Glossary[] {
  return [
    glossary('main', 'Product terms', [
      dictionary('en', 'de', {
        workspace: 'Arbeitsbereich',
        dashboard: 'Übersicht',
        'sign in': 'anmelden',
        'sign out': 'abmelden',
        settings: 'Einstellungen',
        'translation memory': 'Translation-Memory',
        glossary: 'Glossar',
        'source file': 'Quelldatei',
      }),
      dictionary('en', 'fr', {
        workspace: 'espace de travail',
        dashboard: 'tableau de bord',
        'sign in': 'se connecter',
        'sign out': 'se déconnecter',
        settings: 'paramètres',
        'translation memory': 'mémoire de traduction',
        glossary: 'glossaire',
        'source file': 'fichier source',
      }),
      dictionary('en', 'ja', {
        workspace: 'ワークスペース',
        dashboard: 'ダッシュボード',
        'sign in': 'サインイン',
        'sign out': 'サインアウト',
        settings: '設定',
        'translation memory': '翻訳メモリ',
        glossary: '用語集',
        'source file': 'ソースファイル',
      }),
    ]),
    glossary('main', 'Billing terms', [
      dictionary('en', 'de', {
        invoice: 'Rechnung',
        'payment method': 'Zahlungsart',
        refund: 'Rückerstattung',
        subscription: 'Abonnement',
      }),
    ]),
    glossary('other', 'Terms of another account', [dictionary('en', 'de', { harbour: 'Hafen' })]),
  ];
}

function glossary(account: string, name: string, dictionaries: readonly Dictionary[]): Glossary {
  return {
    id: uuidFrom(`glossary ${name}`),
    account,
    name,
    dictionaries,
    created: new Date('2026-04-14T09:30:00.125Z'),
  };
}

function dictionary(
  source: string,
  target: string,
  entries: Readonly<Record<string, string>>,
): Dictionary {
  return { source, target, entries: new Map(Object.entries(entries)) };
}
