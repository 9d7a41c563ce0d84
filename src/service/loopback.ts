/**
 * Whether the address is this machine's, so that nothing sent there crosses a network: `localhost` and what lies below it,
 * 127.0.0.0/8 (as an IPv6 address, too) and `::1`, in every spelling that a URL has for them.
 */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return isLoopbackName(hostname) || /^127(\.\d+){3}$/.test(hostname) || ipv6.test(hostname);
}

/** A name that stands for this machine, and that nobody has to be asked about. */
export function isLoopbackName(hostname: string): boolean {
  return /^([^.]+\.)*localhost\.?$/i.test(hostname);
}

const ipv6 = /^\[::(1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\]$/;
