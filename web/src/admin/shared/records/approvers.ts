import {
  NO_SETTINGS,
  settingsFrom,
  type ApproverSettings,
} from '@pa-ledger/domain/approvers/approver-settings';
import { versionOf, type Fields } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { combineStores, liveStore } from './live-store.ts';

/** The approver settings with the version that was loaded; 0 when there are none yet. */
export interface StoredApprovers extends ApproverSettings {
  readonly version: number;
}

/** The settings before anybody has saved them. */
const NO_APPROVERS: StoredApprovers = { ...NO_SETTINGS, version: 0 };

const savedApprovers = liveStore<StoredApprovers | null>((onChange) =>
  listenDocument('settings', 'approvers', readApprovers, onChange),
);

/** The approver settings, live. */
export const approvers = combineStores([savedApprovers], ([saved]) => saved ?? NO_APPROVERS);

/** Reads the stored settings. */
export function readApprovers(fields: Fields): StoredApprovers {
  return { ...settingsFrom(fields), version: versionOf(fields) };
}
