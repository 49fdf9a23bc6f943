import ipaddr from 'ipaddr.js';
import type { Network } from '../deps.ts';
import { ConfigError } from './config-error.ts';
import type { ParsedVariables } from './variables.ts';

export function proxiesIn({ TRUSTED_PROXY: given = '' }: ParsedVariables): Network[] {
  const networks = given.split(/[\s,]+/).filter(Boolean);
  return networks.map(network => {
    if (ipaddr.isValidCIDR(network)) return ipaddr.parseCIDR(network);
    if (!ipaddr.isValid(network))
      throw new ConfigError(`TRUSTED_PROXY must name addresses or networks like 10.0.0.0/8, not ${network}`);
    const address = ipaddr.process(network);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
}
