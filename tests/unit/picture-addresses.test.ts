import { describe, expect, test } from 'vitest';
import { addressesOf, pictureIdIn } from '../../functions/catalog/pictures/addresses.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';
const file = (name: string, width: number) => ({ name, width, height: width * 1.25 });

describe('picture URLs', () => {
  test('give the largest and the available sizes, from the shop or directly from the store', () => {
    const files = [file(`${ID}.webp`, 960), file(`${ID}-320.webp`, 320)];
    expect(addressesOf(files, '/pictures')).toEqual({
      url: `/pictures/${ID}.webp`,
      srcset: `/pictures/${ID}.webp 960w, /pictures/${ID}-320.webp 320w`,
      width: 960,
      height: 1200,
    });
    expect(addressesOf(files, 'https://cdn.example/shop')?.url).toBe(`https://cdn.example/shop/${ID}.webp`);
  });

  test('without smaller sizes have no srcset, and without files no picture', () => {
    expect(addressesOf([file(`${ID}.gif`, 100)], '/pictures')?.srcset).toBeNull();
    expect(addressesOf([], '/pictures')).toBeNull();
  });
});

describe('which picture a URL means', () => {
  const own = { base: '/pictures', origin: 'https://shop.example' };
  const elsewhere = { base: 'https://cdn.example/shop', origin: 'https://shop.example' };

  test.each([
    [`/pictures/${ID}.webp`, own],
    [`/pictures/${ID}-320.webp`, own],
    [`https://shop.example/pictures/${ID}.jpg`, own],
    [`https://shop.example/pictures/${ID}.jpg?x#y`, own],
    [`https://cdn.example/shop/${ID}-640.webp`, elsewhere],
    [`/pictures/${ID}.webp`, elsewhere],
  ])('%s belongs to the shop', (address, place) => {
    expect(pictureIdIn(address, place)).toBe(ID);
  });

  test.each([
    ['', own],
    [ID, own],
    [`/pictures/${ID}`, own],
    [`/pictures/../pictures/x/${ID}.webp`, own],
    [`/picturesque/${ID}.webp`, own],
    [`/pictures/${ID.toUpperCase()}.webp`, own],
    [`/pictures/${ID}0.webp`, own],
    [`https://evil.example/pictures/${ID}.webp`, own],
    [`//evil.example/pictures/${ID}.webp`, own],
    [`https://shop.example@evil.example/pictures/${ID}.webp`, own],
    ['javascript:alert(1)', own],
    ['file:///pictures/x.webp', own],
    [`https://cdn.example/other/${ID}.webp`, elsewhere],
  ])('%s does not', (address, place) => {
    expect(pictureIdIn(address, place)).toBeUndefined();
  });
});
