import {
  NO_SETTINGS,
  settingsFrom,
  type ApproverSettings,
} from '@pa-ledger/domain/approvers/approver-settings';
import { versionOf, type Fields } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { combineStores, liveStore } from './live-store.ts';

/** The approver settings with the version that was loaded. */
export interface StoredApprovers extends ApproverSettings {
  /** Null before anybody has saved them. */
  readonly version: number | null;
}

/** No one is set. */
export const NO_APPROVERS: StoredApprovers = { ...NO_SETTINGS, version: null };

const savedApprovers = liveStore<StoredApprovers | null>((onChange) =>
  listenDocument('settings', 'approvers', readApprovers, onChange),
);

/** The approver settings, live. */
export const approvers = combineStores([savedApprovers], ([saved]) => saved ?? NO_APPROVERS);

/** Reads the stored settings. */
export function readApprovers(fields: Fields): StoredApprovers & { readonly version: number } {
  return { ...settingsFrom(fields), version: versionOf(fields) };
}
