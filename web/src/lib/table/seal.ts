// The sealed deal. The browser knows its fingerprint before the deal, its seed after the end, and compares them.
import type { TableInfo } from '../../generated/wire';
import { readStored, writeStored } from '../browser/storage';
import { sha256 } from './sha256';

/** `sealed`: not over; `kept`: as promised before the deal; `late`: fits, but this browser did not see the promise; `broken`: does not fit. */
export type SealStatus = 'none' | 'sealed' | 'kept' | 'late' | 'broken';

const keyOf = (table: TableInfo): string => `seal.${table.id}`;

/** Forks, rematches with the same deal and prepared deals are not sealed, because their deal is known. */
const isSealed = (table: TableInfo): boolean =>
  table.commitment !== null && table.origin_seq == null && !table.same_deal && table.deal == null;

/** Stores the first fingerprint of a table; a later one proves nothing. */
export function rememberSeal(table: TableInfo): void {
  if (isSealed(table) && table.status !== 'over' && readStored(keyOf(table)) === null)
    writeStored(keyOf(table), table.commitment!);
}

export function sealStatus(table: TableInfo): SealStatus {
  if (!isSealed(table)) return 'none';
  const promised = readStored(keyOf(table));
  if (promised !== null && promised !== table.commitment) return 'broken';
  if (table.status !== 'over') return 'sealed';
  if (sha256(`${table.seed}:${table.nonce}`) !== table.commitment) return 'broken';
  return promised === null ? 'late' : 'kept';
}
