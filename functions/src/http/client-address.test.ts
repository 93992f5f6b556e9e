import { describe, expect, it } from 'vitest';
import { clientAddressOf } from './client-address.ts';

describe('the client behind an address (#102)', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff'],
    ['2001:DB8:1:2::'],
    ['2001:db8:1:2::1'],
    [' 2001:db8:1:2::192.0.2.1 '],
    ['2001:db8:1:2::1%eth0'],
    ['2001:db8:1:2::1%25en0'],
  ])('is its /64 of IPv6 in every spelling: %s', (spelling) => {
    expect(clientAddressOf(spelling)).toEqual({
      client: '2001:db8:1:2::/64',
      network: '2001:db8:1::/48',
    });
  });

  it.each([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8:2:2::1', '2001:db8:2:2::/64', '2001:db8:2::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['1::', '1:0:0:0::/64', '1:0:0::/48'],
    ['fe80::1', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    // Close to a mapped address, and none.
    ['::fffe:192.0.2.1', '0:0:0:0::/64', '0:0:0::/48'],
    ['1::ffff:192.0.2.1', '1:0:0:0::/64', '1:0:0::/48'],
  ])('of %s is %s in %s', (address, client, network) => {
    expect(clientAddressOf(address)).toEqual({ client, network });
  });

  it.each([
    ['192.0.2.1'],
    [' 192.0.2.1'],
    ['::ffff:192.0.2.1'],
    ['::FFFF:c000:0201'],
    ['0:0:0:0:0:ffff:192.0.2.1'],
    ['::ffff:192.0.2.1%eth0'],
  ])('is the address of IPv4, mapped or not: %s', (spelling) => {
    expect(clientAddressOf(spelling)).toEqual({ client: '192.0.2.1', network: null });
  });

  it.each([
    [''],
    ['unknown'],
    ['_hidden'],
    ['1.2.3'],
    ['01.2.3.4'],
    ['1::2::3'],
    [':::'],
    ['[::1]'],
  ])('is %j itself, which is no address', (garbage) => {
    expect(clientAddressOf(garbage)).toEqual({ client: garbage, network: null });
  });

  it('is never longer than the longest address', () => {
    expect(clientAddressOf('1'.repeat(10_000)).client).toHaveLength(45);
    expect(clientAddressOf(`${'f'.repeat(10_000)}::1`).client).toHaveLength(45);
  });
});
