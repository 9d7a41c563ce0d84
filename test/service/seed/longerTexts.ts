import type { MemoryRow } from '../newMemory.ts';

/** Whole sentences, as help pages, mails and notes have them. */
export const longerTexts: Readonly<
  Record<'help' | 'releaseNotes' | 'spelling' | 'onboarding' | 'legal', readonly MemoryRow[]>
> = {
  help: [
    [
      'How do I change my language?',
      'Comment changer de langue ?',
      '言語を変更するにはどうすればよいですか？',
    ],
    [
      'Open the settings and choose “Language”.',
      'Ouvrez les paramètres et choisissez « Langue ».',
      '設定を開いて「言語」を選択します。',
    ],
    [
      'If the problem persists, contact {email}.',
      'Si le problème persiste, contactez {email}.',
      '問題が解決しない場合は、{email} までご連絡ください。',
    ],
    [
      'Restart the application to apply the update.',
      'Redémarrez l’application pour appliquer la mise à jour.',
      '更新を適用するには、アプリケーションを再起動してください。',
    ],
    ['Was this article helpful?', 'Cet article vous a-t-il aidé ?', 'この記事は役に立ちましたか？'],
  ],
  releaseNotes: [
    ['Files now open twice as fast.', 'Dateien öffnen sich jetzt doppelt so schnell.'],
    [
      'Fixed a crash when closing the last tab.',
      'Absturz beim Schließen des letzten Tabs behoben.',
    ],
    [
      'The search now also looks inside archives.',
      'Die Suche schaut jetzt auch in Archive hinein.',
    ],
    ['Version {version} is available.', 'Version {version} ist verfügbar.'],
    [
      'We have removed a setting that nobody used.',
      'Wir haben eine Einstellung entfernt, die niemand benutzt hat.',
    ],
  ],
  spelling: [
    ['Choose a color', 'Choose a colour', 'Wählen Sie eine Farbe'],
    ['Customize your dashboard', 'Customise your dashboard', 'Passen Sie Ihre Übersicht an'],
    ['Canceled orders', 'Cancelled orders', 'Stornierte Bestellungen'],
    ['Center the image', 'Centre the image', 'Bild zentrieren'],
  ],
  onboarding: [
    [
      'We are glad that you are here, {name}.',
      'Schön, dass Sie da sind, {name}.',
      'Nous sommes ravis de vous accueillir, {name}.',
      '{name}さん、ようこそ。',
    ],
    [
      'Confirm your e-mail address to get started.',
      'Bestätigen Sie Ihre E-Mail-Adresse, um loszulegen.',
      'Confirmez votre adresse e-mail pour commencer.',
      '始めるには、メールアドレスを確認してください。',
    ],
    [
      'This link is valid for {hours} hours.',
      'Dieser Link ist {hours} Stunden gültig.',
      'Ce lien est valable {hours} heures.',
      'このリンクは {hours} 時間有効です。',
    ],
    [
      'Did you not sign up? Then ignore this message.',
      'Sie haben sich nicht registriert? Dann ignorieren Sie diese Nachricht.',
      'Vous ne vous êtes pas inscrit ? Ignorez ce message.',
      'お心当たりがない場合は、このメッセージを無視してください。',
    ],
  ],
  legal: [
    ['All rights reserved.', 'Alle Rechte vorbehalten.'],
    [
      'We store your data in the European Union only.',
      'Wir speichern Ihre Daten nur in der Europäischen Union.',
    ],
    [
      'You can withdraw your consent at any time.',
      'Sie können Ihre Einwilligung jederzeit widerrufen.',
    ],
  ],
};
