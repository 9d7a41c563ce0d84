import * as vscode from 'vscode';
import { baseUrlProblem } from '../../service/baseUrl.ts';
import { deepl, serviceProfile, type Plan, type ServiceProfile } from '../../service/profile.ts';
import { settings } from '../../platform/settings.ts';
import { showInputBox } from '../../platform/ui/inputBox.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { uiText } from '../../texts/uiText.ts';
import { choices } from '../../texts/choices.ts';

/** The service that a person chose; it is stored only when the key works there. */
export interface ServiceChoice {
  readonly profile: ServiceProfile;
  readonly store: () => Promise<void>;
}

/** Asks which service to use; `undefined` where the person leaves. */
export async function askService(current: ServiceProfile): Promise<ServiceChoice | undefined> {
  const custom = current.paidUrl !== deepl.paidUrl && baseUrlProblem(current.paidUrl) === undefined;
  const items = [
    ...(custom
      ? [
          {
            ...currentItem(current),
            ask: async () => ({ profile: current, store: async () => {} }),
          },
        ]
      : []),
    {
      label: 'DeepL API',
      description: vscode.l10n.t('api.deepl.com, or api-free.deepl.com for keys that end in ":fx"'),
      ask: async () => deeplChoice(),
    },
    {
      label: vscode.l10n.t('Another Service with This Interface…'),
      description: vscode.l10n.t('enter its addresses'),
      ask: () => askCustomService(current),
    },
  ];
  const picked = await showQuickPick(items, {
    title: vscode.l10n.t('Sign In to Glossa'),
    placeHolder: vscode.l10n.t('Which service does your key belong to?'),
    ignoreFocusOut: true,
  });
  return picked?.ask();
}

const currentItem = ({ paidUrl }: ServiceProfile) => ({
  label: uiText(new URL(paidUrl).host),
  description: choices.current(),
});

function deeplChoice(): ServiceChoice {
  return {
    profile: deepl,
    store: async () => {
      await settings.service.profile.set('deepl', undefined);
      await settings.service.plan.set('byKey', undefined);
    },
  };
}

async function askCustomService(current: ServiceProfile): Promise<ServiceChoice | undefined> {
  const paidUrl = await askAddress(vscode.l10n.t('Address for paid plans'), current.paidUrl, false);
  if (paidUrl === undefined) return undefined;
  const freeUrl = await askAddress(
    vscode.l10n.t('Address for free plans; leave empty if there is none'),
    current.freeUrl ?? '',
    true,
  );
  if (freeUrl === undefined) return undefined;
  const plan = freeUrl === '' ? 'paid' : await askPlan();
  if (plan === undefined) return undefined;
  const scheme = await askScheme(settings.service.authScheme.get());
  if (scheme === undefined) return undefined;
  const profile = serviceProfile({ paidUrl, ...(freeUrl === '' ? {} : { freeUrl }), plan, scheme });
  return { profile, store: () => storeCustom(paidUrl, freeUrl, plan, scheme) };
}

async function storeCustom(
  url: string,
  freeUrl: string,
  plan: Plan,
  scheme: string,
): Promise<void> {
  await settings.service.profile.set('custom', undefined);
  await settings.service.url.set(url, undefined);
  await settings.service.freeUrl.set(freeUrl, undefined);
  await settings.service.plan.set(plan, undefined);
  await settings.service.authScheme.set(scheme, undefined);
}

async function askAddress(
  prompt: string,
  value: string,
  optional: boolean,
): Promise<string | undefined> {
  const answer = await showInputBox({
    title: vscode.l10n.t('Sign In to Glossa'),
    prompt,
    value:
      baseUrlProblem(value) === undefined && value !== deepl.paidUrl && value !== deepl.freeUrl
        ? value
        : '',
    placeHolder: 'https://api.example.com',
    ignoreFocusOut: true,
    validateInput: (text) => (optional && text.trim() === '' ? undefined : addressProblem(text)),
  });
  return answer?.trim();
}

function addressProblem(text: string): string | undefined {
  switch (baseUrlProblem(text)) {
    case undefined:
      return undefined;
    case 'insecure':
      return vscode.l10n.t(
        'Use https:// to keep the key safe; http:// is accepted only for this machine.',
      );
    case 'userInfo':
      return vscode.l10n.t('The address must not contain a user name or password.');
    case 'query':
    case 'fragment':
      return vscode.l10n.t('The address must not contain "?" or "#".');
    default:
      return vscode.l10n.t('Enter an address such as https://api.example.com.');
  }
}

async function askPlan(): Promise<Plan | undefined> {
  const items: (vscode.QuickPickItem & { plan: Plan })[] = [
    { label: vscode.l10n.t('Paid Plan'), plan: 'paid' },
    { label: vscode.l10n.t('Free Plan'), plan: 'free' },
    {
      label: vscode.l10n.t('Detect from Key'),
      description: vscode.l10n.t('free if it ends in ":fx"'),
      plan: 'byKey',
    },
  ];
  const picked = await showQuickPick(items, {
    title: vscode.l10n.t('Sign In to Glossa'),
    placeHolder: vscode.l10n.t('Which plan does your key belong to?'),
    ignoreFocusOut: true,
  });
  return picked?.plan;
}

async function askScheme(value: string): Promise<string | undefined> {
  return showInputBox({
    title: vscode.l10n.t('Sign In to Glossa'),
    prompt: vscode.l10n.t('The word before the key in the Authorization header'),
    value,
    ignoreFocusOut: true,
    validateInput: (text) =>
      /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text)
        ? undefined
        : vscode.l10n.t('A single word of letters, digits, and hyphens.'),
  });
}
