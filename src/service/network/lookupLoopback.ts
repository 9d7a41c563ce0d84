import type { LookupFunction } from 'node:net';

/** What a name of this machine stands for, whatever anybody who is asked for names would say. */
export const lookupLoopback: LookupFunction = (_, { all }, callback) => {
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  if (all) callback(null, addresses);
  else callback(null, '127.0.0.1', 4);
};
