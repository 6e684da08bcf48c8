import { expect, test } from 'vitest';
import { isLoopback } from './networkAddress';

test('only addresses of this computer are loopback addresses', () => {
  for (const host of ['localhost', 'play.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isLoopback(host), host).toBe(true);
  for (const host of [
    '192.168.1.20',
    '10.127.0.0',
    'example.org',
    'localhost.example.org',
    '127.example.org',
    '[fd00::1]',
  ])
    expect(isLoopback(host), host).toBe(false);
});
