import { baseUrlFor, deepl, serviceProfile, type ServiceProfile } from '../../service/profile.ts';
import { settings } from '../settings.ts';

/** The service that the user's settings name. Values of a workspace or of a remote machine never count. */
export function currentProfile(): ServiceProfile {
  const plan = settings.service.plan.get();
  if (settings.service.profile.get() === 'deepl') return { ...deepl, plan };
  const freeUrl = settings.service.freeUrl.get();
  return serviceProfile({
    paidUrl: settings.service.url.get(),
    ...(freeUrl === '' ? {} : { freeUrl }),
    plan,
    scheme: settings.service.authScheme.get(),
    capabilities: { tagHandling: settings.service.tagHandling.get() },
  });
}

/** The settings of the service and the network that a workspace or a remote machine tries to set, by their names. */
export function ignoredSettings(): readonly string[] {
  return [...Object.values(settings.service), settings.network.transport]
    .filter((setting) => setting.isSetByOthers)
    .map(({ key }) => key);
}

/**
 * The addresses that a key of this profile may have been entered for, each once.
 *
 * @throws {BaseUrlError} where an address is one that no key may be sent to
 */
export function addressesOf(profile: ServiceProfile): readonly URL[] {
  const plans = profile.plan === 'byKey' ? (['paid', 'free'] as const) : [profile.plan];
  const urls = plans.map((plan) => baseUrlFor({ ...profile, plan }));
  return urls.filter((url, place) => urls.findIndex((one) => one.href === url.href) === place);
}
