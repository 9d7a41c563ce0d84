import type { MemoryParts, MemoryRow } from '../newMemory.ts';
import { longerTexts } from './longerTexts.ts';
import { productUi } from './productUi.ts';

const errors: readonly MemoryRow[] = [
  ['The connection was lost.', 'Die Verbindung wurde unterbrochen.', 'La connexion a été perdue.'],
  [
    'The server did not answer in time.',
    'Der Server hat nicht rechtzeitig geantwortet.',
    'Le serveur n’a pas répondu à temps.',
  ],
  ['Unknown error ({code})', 'Unbekannter Fehler ({code})', 'Erreur inconnue ({code})'],
  ['Access denied', 'Zugriff verweigert', 'Accès refusé'],
  [
    'The file is too large. At most %s is allowed.',
    'Die Datei ist zu groß. Erlaubt sind höchstens %s.',
    'Le fichier est trop volumineux. Maximum autorisé : %s.',
  ],
  [
    'Your session has expired. Please sign in again.',
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    'Votre session a expiré. Veuillez vous reconnecter.',
  ],
  [
    'The disk is full. Free some space and try again.',
    'Der Datenträger ist voll. Geben Sie Platz frei und versuchen Sie es erneut.',
    'Le disque est plein. Libérez de l’espace et réessayez.',
  ],
  ['Line {line} is not valid.', 'Zeile {line} ist ungültig.', 'La ligne {line} n’est pas valide.'],
];

const billing: readonly MemoryRow[] = [
  ['Your next invoice', 'Ihre nächste Rechnung', '次回のご請求'],
  ['Change payment method', 'Zahlungsart ändern', 'お支払い方法を変更'],
  [
    'Your card ending in {digits}',
    'Ihre Karte mit den Endziffern {digits}',
    '末尾が {digits} のカード',
  ],
  ['Cancel subscription', 'Abonnement kündigen', '購読を解約'],
  ['{price} per month', '{price} pro Monat', '月額 {price}'],
  ['The payment failed.', 'Die Zahlung ist fehlgeschlagen.', 'お支払いに失敗しました。'],
];

const german: readonly MemoryRow[] = [
  ['Speichern unter …', 'Save as…', 'Enregistrer sous…'],
  ['Neue Datei', 'New file', 'Nouveau fichier'],
  ['Datei schließen', 'Close file', 'Fermer le fichier'],
  ['Guten Tag, {name}!', 'Good day, {name}!', 'Bonjour, {name} !'],
  ['Bitte warten Sie einen Moment.', 'Please wait a moment.', 'Veuillez patienter un instant.'],
  [
    'Die Suche ergab {count} Treffer.',
    'The search found {count} results.',
    'La recherche a donné {count} résultats.',
  ],
  ['Wird gedruckt …', 'Printing…', 'Impression…'],
  ['Ansicht zurücksetzen', 'Reset view', 'Réinitialiser l’affichage'],
];

const french: readonly MemoryRow[] = [
  ['Ouvrir un fichier', 'Open a file', 'Datei öffnen'],
  ['Fermer la fenêtre', 'Close the window', 'Fenster schließen'],
  ['Bonjour à tous !', 'Hello everybody!', 'Hallo zusammen!'],
  ['Votre compte est prêt.', 'Your account is ready.', 'Ihr Konto ist bereit.'],
  [
    'Il reste {count} places.',
    'There are {count} seats left.',
    'Es sind noch {count} Plätze frei.',
  ],
  ['Merci de votre patience.', 'Thank you for your patience.', 'Danke für Ihre Geduld.'],
];

const japanese: readonly MemoryRow[] = [
  ['ファイルを開く', 'Open file', 'Datei öffnen'],
  ['名前を付けて保存', 'Save as', 'Speichern unter'],
  ['こんにちは、世界！', 'Hello, world!', 'Hallo, Welt!'],
  ['{count} 件の結果', '{count} results', '{count} Ergebnisse'],
  ['しばらくお待ちください。', 'Please wait a moment.', 'Bitte warten Sie einen Moment.'],
];

/** The twelve memories of the main account, in the order of the list. */
export const mainMemories: readonly MemoryParts[] = [
  { name: 'Product UI', source: 'en', targets: ['de', 'fr', 'ja'], rows: productUi },
  {
    name: 'Greetings',
    source: 'de',
    targets: ['en', 'es', 'fr'],
    rows: [['Hallo Welt!', 'Hello everyone!', '¡Hola a todos!', 'Bonjour à tous !']],
  },
  { name: 'Error messages', source: 'en', targets: ['de', 'fr'], rows: errors },
  { name: 'Account and billing', source: 'en', targets: ['de', 'ja'], rows: billing },
  { name: 'Help center', source: 'en', targets: ['fr', 'ja'], rows: longerTexts.help },
  { name: 'Release notes', source: 'en', targets: ['de'], rows: longerTexts.releaseNotes },
  { name: 'Desktop-Oberfläche', source: 'de', targets: ['en', 'fr'], rows: german },
  { name: 'Interface mobile', source: 'fr', targets: ['en', 'de'], rows: french },
  { name: '製品の画面', source: 'ja', targets: ['en', 'de'], rows: japanese },
  { name: 'Spelling variants', source: 'en', targets: ['en-gb', 'de'], rows: longerTexts.spelling },
  {
    name: 'Onboarding e-mails',
    source: 'en',
    targets: ['de', 'fr', 'ja'],
    rows: longerTexts.onboarding,
  },
  { name: 'Legal notices', source: 'en', targets: ['de'], rows: longerTexts.legal },
];

/** What the other account has, and the main one must never see. */
export const otherMemories: readonly MemoryParts[] = [
  {
    account: 'other',
    name: 'Harbour authority',
    source: 'en',
    targets: ['de'],
    rows: [['The harbour is closed.', 'Der Hafen ist geschlossen.']],
  },
];
