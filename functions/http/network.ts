import type ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Its address and prefix length. */
export type Network = [Address, number];
