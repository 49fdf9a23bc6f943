import type ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Its address, and how many of its bits count. */
export type Network = [Address, number];
