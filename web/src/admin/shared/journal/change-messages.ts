import { chainFor } from '@pa-ledger/domain/approvers/approval-chain';
import { actingAs } from '@pa-ledger/domain/approvers/role-messages';
import {
  absenceChanges,
  approverChanges,
  languageChanges,
  withoutCarried,
  type AbsenceChange,
  type ApproverChange,
  type LanguageChange,
} from '@pa-ledger/domain/approvers/approver-changes';
import { LANGUAGES } from '@pa-ledger/domain/language';
import type { JournalEntry, StoredFields } from '@pa-ledger/domain/ledger/journal';
import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { textOf } from '@pa-ledger/domain/untyped';

/** Returns who made a change. What the terminal program changed has no author. */
export function authorOf({ by }: JournalEntry): string {
  return by?.email ?? 'PA Ledger';
}

/** Returns in sentences what a journal entry changed, with the values before and after. */
export function changeMessages(entry: JournalEntry): readonly string[] {
  return entry.collection === 'settings' ? approverMessages(entry) : [categoryMessage(entry)];
}

function approverMessages({ kind, before, after, cause }: JournalEntry): readonly string[] {
  const [old, now] = [settingsFrom(before), settingsFrom(after)];
  const changes = approverChanges(old, now);
  const absences = absenceChanges(old, now).map(absenceMessage);
  if (kind === 'takenOver')
    return ['Sample data:', ...changes.map((change) => `${placeOf(change)}: ${change.in}.`)];
  const languages = languageChanges(old, now).map(languageMessage);
  if (changes.length + absences.length + languages.length === 0)
    return ['Saved with no change to the approvers.'];
  if (cause === undefined) return [...changes.map(approverMessage), ...absences, ...languages];
  const others = withoutCarried(changes);
  const carried = changes.filter((change) => !others.includes(change));
  return [...renameMessages(carried), ...others.map(approverMessage)];
}

function approverMessage(change: ApproverChange): string {
  const place = placeOf(change);
  if (change.out === null) return `${place} added: ${change.in}.`;
  if (change.in === null) return `${place} removed: ${change.out}.`;
  return `${place} changed from ${change.out} to ${change.in}.`;
}

function absenceMessage({ what, address, from, to }: AbsenceChange): string {
  const until = `${formatDate(from)} to ${formatDate(to)}`;
  return what === 'entered'
    ? `${address} set as away from ${until}.`
    : `${address} no longer set as away from ${until}.`;
}

function languageMessage({ address, language }: LanguageChange): string {
  return `${address} gets emails in ${LANGUAGES[language].name}.`;
}

function placeOf(change: ApproverChange): string {
  const { role, category } = change;
  return category === null ? actingAs(role, change) : `${actingAs(role, change)} of ${category}`;
}

/** A renamed category keeps its event approver: one is removed under the old name and added under the new one. */
function renameMessages(carried: readonly ApproverChange[]): readonly string[] {
  const removed = carried.filter((change) => change.in === null);
  return carried
    .filter(({ out }) => out === null)
    .map((added) => {
      const from = removed.find(
        ({ out, standIn }) => out === added.in && standIn === added.standIn,
      )?.category;
      return `${placeOf(added)}, called ${from} before, is still ${added.in}.`;
    });
}

function categoryMessage({ kind, version, before, after }: JournalEntry): string {
  const old = categoryFrom(before);
  const now = categoryFrom(after);
  switch (kind) {
    case 'takenOver':
      return `Sample data: category ${now.name} (${now.approval}).`;
    case 'created':
      return `Category ${now.name} ${version === 1 ? 'added' : 'brought back'} (${now.approval}).`;
    case 'deleted':
      return `Category ${old.name} deleted (${old.approval}).`;
    case 'changed':
    case 'upgraded':
    case 'redacted': {
      const changes = [
        old.name === now.name ? [] : `renamed to ${now.name}`,
        old.spanishName === now.spanishName
          ? []
          : now.spanishName === ''
            ? 'no longer named in Spanish'
            : `named ${now.spanishName} in Spanish`,
        old.approval === now.approval ? [] : `changed from ${old.approval} to ${now.approval}`,
        old.offForm === now.offForm
          ? []
          : now.offForm
            ? 'taken off the public form'
            : 'put back on the public form',
        old.archived === now.archived ? [] : now.archived ? 'archived' : 'taken out of the archive',
      ].flat();
      return `Category ${old.name} ${changes.join(' and ') || 'saved with no changes'}.`;
    }
  }
}

interface CategoryText {
  readonly name: string;
  readonly spanishName: string;
  /** Such as `3-step approval`. */
  readonly approval: string;
  readonly offForm: boolean;
  readonly archived: boolean;
}

function categoryFrom(fields: StoredFields | null): CategoryText {
  const requiresEventApprover = fields?.['requiresEventApprover'] === true;
  const steps = chainFor({ requiresEventApprover }).length;
  return {
    name: String(fields?.['name']),
    spanishName: textOf(fields?.['spanishName']),
    approval: `${steps}-step approval`,
    offForm: fields?.['offForm'] === true,
    archived: fields?.['archived'] === true,
  };
}
