import type { TableInfo } from '../../generated/wire';
import { rememberSeal, sealStatus } from './seal';
import { sha256 } from './sha256';

const seed = '297310044853721946631984467309218645311';
const nonce = '5f0c1e7a9b3d4c2e8f6a7b1c0d9e2f34';

function table(changes: Partial<TableInfo> = {}): TableInfo {
  const commitment = sha256(`${seed}:${nonce}`);
  const plain = {
    id: 'abc',
    game: 'x',
    status: 'running',
    seats: [],
    choices: {},
    set: 'standard',
    origin_table: null,
    listed: false,
    host: false,
    clock: null,
    seq: 0,
    commitment,
    seed: null,
    nonce: null,
    created_at: 0,
    vote: null,
    origin_seq: null,
    rematch_table: null,
    same_deal: false,
    same_deal_table: null,
    deal: null,
    started_at: null,
    ended_at: null,
    expires_at: null,
    stopped: false,
    hints: false,
    may_replace: false,
    outcome: null,
  } as const;
  return { ...plain, seats: [], ...changes };
}
const over = (changes: Partial<TableInfo> = {}): TableInfo => table({ status: 'over', seed, nonce, ...changes });

beforeEach(() => localStorage.clear());

test('the published examples', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
});

test('every length around a block gives what another implementation gives', async () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'ő7'.repeat(length).slice(0, length);
    const known = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(sha256(text)).toBe([...new Uint8Array(known)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});

test('a deal that was promised and kept', () => {
  rememberSeal(table());
  expect(sealStatus(table())).toBe('sealed');
  expect(sealStatus(over())).toBe('kept');
});

test('a seed that does not fit its fingerprint breaks the seal', () => {
  rememberSeal(table());
  expect(sealStatus(over({ seed: '1' }))).toBe('broken');
  expect(sealStatus(over({ nonce: null }))).toBe('broken');
});

test('a fingerprint that was exchanged later breaks the seal, even if it fits the seed', () => {
  rememberSeal(table({ commitment: sha256('2:other') }));
  rememberSeal(table());
  expect(sealStatus(table())).toBe('broken');
  expect(sealStatus(over())).toBe('broken');
});

test('a browser that opens the table after the end can only compute', () => {
  rememberSeal(over());
  expect(sealStatus(over())).toBe('late');
});

test('a game that goes on from a finished one has nothing to hide', () => {
  expect(sealStatus(table({ origin_seq: 12 }))).toBe('none');
  expect(sealStatus(table({ same_deal: true }))).toBe('none');
});

test('a chosen deal is known to everybody, so it has no seal', () => {
  expect(sealStatus(table({ deal: 'first-voyage' }))).toBe('none');
});
